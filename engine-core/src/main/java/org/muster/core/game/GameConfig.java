package org.muster.core.game;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.muster.core.data.Yaml;
import org.muster.core.journal.Header;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.core.json.Ids;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/**
 * What an organizer writes to open a game, as YAML. Every field may be left out.
 *
 * @param name what the game is called
 * @param seats names of the players by seat id, or just how they are called, in seat order
 * @param organizer whether somebody runs the game
 * @param auto whether a question with one legal answer is answered without asking; by default yes
 * @param options rule options that differ from the ruleset's defaults
 * @param data files the game brings itself: name of the data, path of the file beside this one
 * @param dice {@code seeded}, {@code fair} or {@code physical}
 * @param seed of seeded dice
 * @param physicalDice seats that roll real dice whatever the others do; and dice, such as {@code d7}, that are rolled
 *     for real beside those that people have at home
 * @param variant path of another such file to start from: what is not said here is as it says there, options and data
 *     one by one
 * @param changes single values of the ruleset's data, or of the game's own, that are otherwise
 */
public record GameConfig(
        @Nullable String name,
        @Nullable OrderedMap<String, String> seats,
        @Nullable Boolean organizer,
        @Nullable Boolean auto,
        @Nullable JsonNode options,
        @Nullable OrderedMap<String, String> data,
        @Nullable String dice,
        @Nullable Long seed,
        @Nullable List<String> physicalDice,
        @Nullable String variant,
        @Nullable Changes changes) {

    private static final int MOST_VARIANTS = 8;
    private static final Pattern DIE = Pattern.compile("d[1-9]\\d{0,3}");

    /** Nothing but defaults. */
    public static final GameConfig EMPTY = new GameConfig(null, null, null, null, null, null, null, null, null, null);

    /** One that changes no single values. */
    public GameConfig(
            @Nullable String name,
            @Nullable OrderedMap<String, String> seats,
            @Nullable Boolean organizer,
            @Nullable Boolean auto,
            @Nullable JsonNode options,
            @Nullable OrderedMap<String, String> data,
            @Nullable String dice,
            @Nullable Long seed,
            @Nullable List<String> physicalDice,
            @Nullable String variant) {
        this(name, seats, organizer, auto, options, data, dice, seed, physicalDice, variant, null);
    }

    /** Reads files that a config names. */
    @FunctionalInterface
    public interface Files {

        /** Of a config that names none. */
        Files NONE = path -> {
            throw new IllegalArgumentException("this config reads no files, so not " + path);
        };

        /**
         * The text of a file.
         *
         * @throws BadGame if it can't be read
         */
        String read(String path);

        /**
         * What a picture holds that lies beside a file.
         *
         * @param path of the file that names it
         * @throws BadGame if it can't be read, or there is nothing beside these files
         */
        default byte[] beside(String path, String picture) {
            throw new BadGame(
                    "NO_FILE",
                    "{picture} lies beside no file here; the picture stands in the file itself, as the map editor saves it.",
                    picture);
        }
    }

    /** Reads a config; wrong fields are named with their line. */
    public static GameConfig read(String yaml) {
        if (yaml.isBlank()) {
            return EMPTY;
        }
        GameConfig read = Yaml.read(yaml, GameConfig.class);
        return read.changes == null ? read : read.with(read.changes.in(yaml));
    }

    private GameConfig with(@Nullable Changes others) {
        return new GameConfig(name, seats, organizer, auto, options, data, dice, seed, physicalDice, variant, others);
    }

    /** The same with these dice. */
    public GameConfig withDice(@Nullable String source, @Nullable Long number) {
        return new GameConfig(
                name,
                seats,
                organizer,
                auto,
                options,
                data,
                source == null ? dice : source,
                number == null ? seed : number,
                physicalDice,
                variant,
                changes);
    }

    /** The same with these seats. */
    public GameConfig withSeats(OrderedMap<String, String> others) {
        return new GameConfig(name, others, organizer, auto, options, data, dice, seed, physicalDice, variant, changes);
    }

    /** The same, but for these options and files of data, one by one. */
    public GameConfig varied(JsonNode others, OrderedMap<String, String> files) {
        return new GameConfig(null, null, null, null, others, files, null, null, null, null).over(this);
    }

    /** The same, what it leaves open taken from {@code base}. */
    private GameConfig over(GameConfig base) {
        Map<String, String> paths = new LinkedHashMap<>(base.data == null ? Map.of() : base.data);
        paths.putAll(data == null ? Map.of() : data);
        return new GameConfig(
                name == null ? base.name : name,
                seats == null ? base.seats : seats,
                organizer == null ? base.organizer : organizer,
                auto == null ? base.auto : auto,
                merged(base.options, options),
                OrderedMap.copyOf(paths),
                dice == null ? base.dice : dice,
                seed == null ? base.seed : seed,
                physicalDice == null ? base.physicalDice : physicalDice,
                base.variant,
                changes == null ? base.changes : changes.over(base.changes));
    }

    /** The same as it is read from {@code path}: the files it names lie beside it. */
    private GameConfig at(String path) {
        Path home = Path.of(path);
        OrderedMap<String, String> moved = OrderedMap.empty();
        for (Map.Entry<String, String> file :
                data == null ? Map.<String, String>of().entrySet() : data.entrySet()) {
            moved = moved.with(
                    file.getKey(), home.resolveSibling(file.getValue()).toString());
        }
        return new GameConfig(
                name,
                seats,
                organizer,
                auto,
                options,
                moved,
                dice,
                seed,
                physicalDice,
                variant == null ? null : home.resolveSibling(variant).toString(),
                changes == null ? null : changes.at(path));
    }

    /**
     * The same with everything of the variants it starts from.
     *
     * @throws BadGame with every reason why one can't be read
     */
    public GameConfig complete(Files files) {
        List<Violation> violations = new ArrayList<>();
        GameConfig all = complete(files, violations);
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
        return all;
    }

    private GameConfig complete(Files files, List<Violation> violations) {
        GameConfig all = this;
        for (int depth = 0; all.variant != null; depth++) {
            String path = all.variant;
            if (depth == MOST_VARIANTS) {
                violations.add(Violation.of(
                        "TOO_MANY_VARIANTS",
                        "Variants start from each other more than {most} deep, up to {path}.",
                        MOST_VARIANTS,
                        path));
                return all;
            }
            GameConfig base = reading("variant", violations, EMPTY, () -> read(files.read(path)));
            checkOptions(base.options, violations);
            all = all.over(base.at(path));
        }
        return all;
    }

    private static void checkOptions(@Nullable JsonNode some, List<Violation> violations) {
        if (some != null && !some.isObject()) {
            violations.add(Violation.of("BAD_OPTIONS", "options are names with values, not {given}.", some));
        }
    }

    /** The header of a new game that names no files and has no fair dice; seeded ones are of seed 1 if none is given. */
    public Header header(LoadedRuleset loaded, String id) {
        return header(loaded, Files.NONE, id);
    }

    /** The same, of {@code files}. */
    public Header header(LoadedRuleset loaded, Files files, String id) {
        return header(loaded, files, id, 1, "", null);
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
    public Header header(
            LoadedRuleset loaded,
            Files files,
            String id,
            long freshSeed,
            String commitment,
            @Nullable JsonNode position) {
        List<Violation> violations = new ArrayList<>();
        checkOptions(options, violations);
        GameConfig all = complete(files, violations);
        return all.header(loaded, files, id, freshSeed, commitment, position, violations);
    }

    private Header header(
            LoadedRuleset loaded,
            Files files,
            String id,
            long freshSeed,
            String commitment,
            @Nullable JsonNode position,
            List<Violation> violations) {
        GameData shipped = loaded.data(OrderedMap.empty());
        Map<String, JsonNode> brought = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        (data == null ? Map.<String, String>of() : data)
                .forEach((what, path) -> reading(where(what, path), violations, "", () -> {
                    String text = shipped.pictured(what, files.read(path), name -> files.beside(path, name));
                    brought.put(what, shipped.bring(what, text));
                    return texts.put(what, text);
                }));
        Map<String, Changes.Changed> changed = changed(loaded, shipped, brought, violations);
        changed.forEach((what, file) -> brought.put(what, file.tree()));
        LegibleTexts.flaws(merged(null, options)).forEach(flaw -> violations.add(illegible("options", flaw)));
        if (position != null) {
            LegibleTexts.flaws(position).forEach(flaw -> violations.add(illegible("position", flaw)));
        }
        if (name != null) {
            violations.addAll(LegibleTexts.checkName(Sentence.of("the name of the game"), name));
        }
        String source = dice == null ? "seeded" : dice;
        if (!List.of("seeded", "fair", "physical").contains(source)) {
            violations.add(
                    Violation.of("BAD_DICE", "dice can't be {dice}; it is one of seeded, fair, physical.", source));
        }
        OrderedMap<String, String> names = seats == null ? defaultSeats(loaded.info()) : seats;
        names.forEach((seat, called) ->
                violations.addAll(LegibleTexts.checkName(Sentence.of("the name of seat {seat}", seat), called)));
        for (String seat : physicalDice == null ? List.<String>of() : physicalDice) {
            if (!names.containsKey(seat) && !DIE.matcher(seat).matches()) {
                violations.add(Violation.of(
                        "BAD_DICE",
                        "physicalDice names {seat}, which is neither a seat nor a die such as d7; there are {seats}.",
                        seat,
                        names.keySet()));
            }
        }
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
        OrderedMap<String, JsonNode> own = OrderedMap.copyOf(brought);
        GameData all = loaded.data(own);
        if (!own.isEmpty()) {
            Ids ids = all.ids(List.of());
            (data == null ? Map.<String, String>of() : data)
                    .forEach((what, path) -> flaws(all, what, ids, changed)
                            .forEach(flaw -> violations.add(new Violation(
                                            "BAD_FILE",
                                            Yaml.at(texts.getOrDefault(what, ""), flaw.path(), flaw.why())
                                                    .sentence(),
                                            List.of(),
                                            "")
                                    .inside(where(what, path)))));
            changed.forEach((what, file) ->
                    all.flaws(what, ids).forEach(flaw -> file.told(flaw).ifPresent(violations::add)));
            if (!violations.isEmpty()) {
                throw new BadGame(violations);
            }
        }
        return new Header(
                Header.FORMAT,
                id,
                name == null ? loaded.info().name() : name,
                loaded.version(),
                loaded.expansions(),
                names,
                organizer != null && organizer,
                auto == null || auto,
                merged(null, options),
                own,
                all.hashes(),
                origin(source, source.equals("fair") ? 0 : seed == null ? freshSeed : seed, commitment, names.keySet()),
                position);
    }

    /** The files of data in which single values are otherwise. */
    private Map<String, Changes.Changed> changed(
            LoadedRuleset loaded, GameData shipped, Map<String, JsonNode> brought, List<Violation> violations) {
        Map<String, Changes.Changed> changed = new LinkedHashMap<>();
        Changes all = changes == null ? Changes.NONE : changes;
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

    /** What is wrong with a file that no change is to blame for. */
    private static List<Flaw> flaws(GameData all, String what, Ids ids, Map<String, Changes.Changed> changed) {
        Changes.Changed file = changed.get(what);
        return all.flaws(what, ids).stream()
                .filter(flaw -> file == null || file.told(flaw).isEmpty())
                .toList();
    }

    /** Dice that hardly anybody has are rolled for people unless they ask for them. */
    private Header.DiceOrigin origin(String source, long drawn, String commitment, Set<String> theSeats) {
        List<String> named = physicalDice == null ? List.of() : physicalDice;
        List<String> real = named.stream().filter(theSeats::contains).toList();
        List<String> owned = new ArrayList<>(Header.DiceOrigin.USUAL);
        named.stream().filter(one -> !theSeats.contains(one)).forEach(owned::add);
        boolean any = source.equals("physical") || !real.isEmpty();
        return new Header.DiceOrigin(source, drawn, commitment, real, any ? owned : null);
    }

    private static Violation illegible(String what, Flaw flaw) {
        return flaw.violation("NOT_LEGIBLE").inside(what);
    }

    private static String where(String what, String path) {
        return "data." + what + " (" + path + ")";
    }

    private static OrderedMap<String, String> defaultSeats(RulesetInfo info) {
        OrderedMap<String, String> seats = OrderedMap.empty();
        for (int i = 1; i <= Math.min(info.maxSeats(), Math.max(info.minSeats(), 4)); i++) {
            seats = seats.with(new Player("player" + i).id(), "Player " + i);
        }
        return seats;
    }

    private static JsonNode merged(@Nullable JsonNode first, @Nullable JsonNode second) {
        var all = Json.MAPPER.createObjectNode();
        for (JsonNode one : new @Nullable JsonNode[] {first, second}) {
            if (one != null && one.isObject()) {
                one.properties().forEach(option -> all.set(option.getKey(), option.getValue()));
            }
        }
        return all;
    }

    private static <T> T reading(
            String what, List<Violation> violations, T otherwise, java.util.function.Supplier<T> read) {
        try {
            return java.util.Objects.requireNonNullElse(read.get(), otherwise);
        } catch (BadJson e) {
            violations.add(new Violation("BAD_FILE", e.sentence(), List.of(), "").inside(what));
        } catch (BadGame e) {
            violations.addAll(Violation.inside(what, e.violations()));
        }
        return otherwise;
    }
}
