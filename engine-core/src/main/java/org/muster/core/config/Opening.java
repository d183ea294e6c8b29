package org.muster.core.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.Changes;
import org.muster.core.data.GameData;
import org.muster.core.data.LegibleTexts;
import org.muster.core.data.NamedPlace;
import org.muster.core.data.Yaml;
import org.muster.core.data.YamlPlaces;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.json.Flaw;
import org.muster.core.json.Ids;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/** Opens games of one ruleset as configs say: what they bring is read and judged, and a header made of it. */
public final class Opening {

    private static final Pattern DIE = Pattern.compile("d[1-9]\\d{0,3}");

    private final LoadedRuleset loaded;
    private final GameConfig.Files files;

    private Opening(LoadedRuleset loaded, GameConfig.Files files) {
        this.loaded = loaded;
        this.files = files;
    }

    /** Of configs that name no files. */
    public static Opening of(LoadedRuleset loaded) {
        return of(loaded, GameConfig.Files.NONE);
    }

    /**
     * Of configs that name some.
     *
     * @param files reads those that a config names
     */
    public static Opening of(LoadedRuleset loaded, GameConfig.Files files) {
        return new Opening(loaded, new ShippedVariants(loaded, files));
    }

    /**
     * {@code config} with everything of the variants it starts from.
     *
     * @throws BadGame with every reason why one can't be read
     */
    public GameConfig complete(GameConfig config) {
        return config.complete(files);
    }

    /** The header of a new game without fair dice; seeded ones are of seed 1 if none is given. */
    public Header header(GameConfig config, String id) {
        return header(config, id, 1, "", null);
    }

    /**
     * The header of a new game.
     *
     * @param id of the game, unique among all games
     * @param freshSeed taken where dice are seeded and no seed is given
     * @param commitment of fair dice, or empty
     * @param position where it starts, if not at the beginning
     * @throws BadGame with every reason why it can't be opened
     */
    public Header header(GameConfig config, String id, long freshSeed, String commitment, @Nullable JsonNode position) {
        List<Violation> violations = new ArrayList<>();
        GameConfig.checkOptions(config.options(), violations);
        GameConfig all = config.complete(files, violations);
        Brought brought = brought(all, violations);
        OrderedMap<String, String> seats = all.seats() == null ? defaultSeats(loaded.info()) : all.seats();
        checkWords(all, position, seats, violations);
        checkDice(all, seats.keySet(), violations);
        refuseIfAny(violations);
        GameData data = brought.judged(loaded, violations);
        refuseIfAny(violations);
        String name = all.name();
        Boolean organizer = all.organizer();
        Boolean auto = all.auto();
        Header header = new Header(
                Header.FORMAT,
                id,
                name == null ? loaded.info().name() : name,
                loaded.version(),
                loaded.expansions(),
                seats,
                organizer != null && organizer,
                auto == null || auto,
                GameConfig.merged(null, all.options()),
                brought.own(),
                data.hashes(),
                origin(all, freshSeed, commitment, seats.keySet()),
                position);
        brought.open(loaded, header);
        return header;
    }

    private static void refuseIfAny(List<Violation> violations) {
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
    }

    // ---- data

    /**
     * Files of data that a game has of its own.
     *
     * @param paths where each lies that it brings
     * @param texts what is written there
     * @param changed those in which single values are otherwise
     * @param own all of them
     */
    private record Brought(
            Map<String, String> paths,
            Map<String, String> texts,
            Map<String, Changes.Changed> changed,
            OrderedMap<String, JsonNode> own) {

        /** All data of the game; what is wrong with these is found. */
        GameData judged(LoadedRuleset loaded, List<Violation> violations) {
            GameData all = loaded.data(own);
            if (own.isEmpty()) {
                return all;
            }
            Ids ids = all.ids(List.of());
            paths.forEach((what, path) -> flaws(all, what, ids)
                    .forEach(flaw -> violations.add(new Violation(
                                    "BAD_FILE",
                                    Yaml.at(texts.getOrDefault(what, ""), flaw.path(), flaw.why())
                                            .sentence(),
                                    List.of(),
                                    "")
                            .inside(where(what, path)))));
            changed.forEach((what, file) ->
                    all.flaws(what, ids).forEach(flaw -> file.told(flaw).ifPresent(violations::add)));
            return all;
        }

        /** What the ruleset finds wrong with these is told at its place in the file, as what the engine finds. */
        void open(LoadedRuleset loaded, Header header) {
            if (own.isEmpty()) {
                return;
            }
            try {
                Play<?> unused = Play.of(loaded, header);
            } catch (BadGame e) {
                List<Violation> placed =
                        e.violations().stream().map(this::placed).toList();
                if (!placed.equals(e.violations())) {
                    throw new BadGame(placed);
                }
            }
        }

        /** Rules name a file, and within it fields, places of lists and the ids of what stands in lists. */
        private Violation placed(Violation found) {
            int dot = found.at().indexOf('.');
            String what = dot < 0 ? found.at() : found.at().substring(0, dot);
            JsonNode tree = own.get(what);
            if (tree == null) {
                return found;
            }
            String field = dot < 0 ? "" : found.at().substring(dot + 1);
            List<Object> path = NamedPlace.path(tree, what, field);
            Changes.Changed file = changed.get(what);
            Optional<Violation> theirs =
                    file == null ? Optional.empty() : file.told(new Flaw(path, found.sentence(), found.rules()));
            String text = texts.get(what);
            if (theirs.isPresent() || text == null) {
                return theirs.orElse(found);
            }
            Sentence told =
                    field.isEmpty() ? found.sentence() : Sentence.of("{field}: {what}", field, found.sentence());
            return new Violation(
                    found.code(),
                    YamlPlaces.in(text).told(path, told),
                    found.rules(),
                    where(what, paths.getOrDefault(what, "")));
        }

        /** What is wrong with a file that no change is to blame for. */
        private List<Flaw> flaws(GameData all, String what, Ids ids) {
            Changes.Changed file = changed.get(what);
            return all.flaws(what, ids).stream()
                    .filter(flaw -> file == null || file.told(flaw).isEmpty())
                    .toList();
        }
    }

    private Brought brought(GameConfig config, List<Violation> violations) {
        GameData shipped = loaded.data(OrderedMap.empty());
        Map<String, String> paths = config.data() == null ? Map.of() : config.data();
        Map<String, JsonNode> trees = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        paths.forEach((what, path) -> GameConfig.reading(where(what, path), violations, "", () -> {
            String text = shipped.pictured(what, files.read(path), name -> files.beside(path, name));
            trees.put(what, shipped.bring(what, text));
            return texts.put(what, text);
        }));
        Map<String, Changes.Changed> changed = changed(config, shipped, trees, violations);
        changed.forEach((what, file) -> trees.put(what, file.tree()));
        return new Brought(paths, texts, changed, OrderedMap.copyOf(trees));
    }

    /** The files of data in which single values are otherwise. */
    private Map<String, Changes.Changed> changed(
            GameConfig config, GameData shipped, Map<String, JsonNode> brought, List<Violation> violations) {
        Map<String, Changes.Changed> changed = new LinkedHashMap<>();
        Changes all = config.changes() == null ? Changes.NONE : config.changes();
        violations.addAll(all.violations());
        List<DataFile> known = loaded.ruleset().data();
        for (String what : all.data()) {
            known.stream()
                    .filter(file -> file.name().equals(what))
                    .findFirst()
                    .ifPresentOrElse(
                            file -> {
                                JsonNode tree = brought.getOrDefault(what, Yaml.tree(shipped.read(what, file.type())));
                                changed.put(what, all.changed(what, tree, file.type(), violations::add));
                            },
                            () -> all.unknown(
                                    what, known.stream().map(DataFile::name).toList(), violations::add));
        }
        return changed;
    }

    private static String where(String what, String path) {
        return "data." + what + " (" + path + ")";
    }

    // ---- names and texts

    private static void checkWords(
            GameConfig config,
            @Nullable JsonNode position,
            OrderedMap<String, String> seats,
            List<Violation> violations) {
        LegibleTexts.flaws(GameConfig.merged(null, config.options()))
                .forEach(flaw -> violations.add(illegible("options", flaw)));
        if (position != null) {
            LegibleTexts.flaws(position).forEach(flaw -> violations.add(illegible("position", flaw)));
        }
        String name = config.name();
        if (name != null) {
            violations.addAll(LegibleTexts.checkName(Sentence.of("the name of the game"), name));
        }
        seats.forEach((seat, called) ->
                violations.addAll(LegibleTexts.checkName(Sentence.of("the name of seat {seat}", seat), called)));
    }

    private static Violation illegible(String what, Flaw flaw) {
        return flaw.violation("NOT_LEGIBLE").inside(what);
    }

    private static OrderedMap<String, String> defaultSeats(RulesetInfo info) {
        OrderedMap<String, String> seats = OrderedMap.empty();
        for (int i = 1; i <= Math.min(info.maxSeats(), Math.max(info.minSeats(), 4)); i++) {
            seats = seats.with(new Player("player" + i).id(), "Player " + i);
        }
        return seats;
    }

    // ---- dice

    private static String source(GameConfig config) {
        String dice = config.dice();
        return dice == null ? "seeded" : dice;
    }

    private static List<String> physical(GameConfig config) {
        List<String> named = config.physicalDice();
        return named == null ? List.of() : named;
    }

    private static void checkDice(GameConfig config, Set<String> seats, List<Violation> violations) {
        if (!Header.DiceOrigin.SOURCES.contains(source(config))) {
            violations.add(Violation.of(
                    "BAD_DICE", "dice can't be {dice}; it is one of seeded, fair, physical.", source(config)));
        }
        for (String named : physical(config)) {
            if (!seats.contains(named) && !DIE.matcher(named).matches()) {
                violations.add(Violation.of(
                        "BAD_DICE",
                        "physicalDice names {seat}, which is neither a seat nor a die such as d7; there are {seats}.",
                        named,
                        seats));
            }
        }
    }

    /** Dice that hardly anybody has are rolled for people unless they ask for them. */
    private static Header.DiceOrigin origin(GameConfig config, long freshSeed, String commitment, Set<String> seats) {
        String source = source(config);
        Long seed = config.seed();
        long drawn = source.equals("fair") ? 0 : seed == null ? freshSeed : seed;
        List<String> named = physical(config);
        List<String> real = named.stream().filter(seats::contains).toList();
        List<String> owned = new ArrayList<>(Header.DiceOrigin.USUAL);
        named.stream().filter(one -> !seats.contains(one)).forEach(owned::add);
        boolean any = source.equals("physical") || !real.isEmpty();
        return new Header.DiceOrigin(source, drawn, commitment, real, any ? owned : null);
    }
}
