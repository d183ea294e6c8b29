package org.muster.core.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.GameData;
import org.muster.core.data.LegibleTexts;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.json.Flaw;
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

    /** A new game without fair dice; seeded ones are of seed 1 if none is given. */
    public Play<?> play(GameConfig config, String id) {
        return play(config, id, 1, "", null);
    }

    /**
     * A new game.
     *
     * @param id of the game, unique among all games
     * @param freshSeed taken where dice are seeded and no seed is given
     * @param commitment of fair dice, or empty
     * @param position where it starts, if not at the beginning
     * @throws BadGame with every reason why it can't be opened
     */
    public Play<?> play(GameConfig config, String id, long freshSeed, String commitment, @Nullable JsonNode position) {
        Written written = written(config, id, freshSeed, commitment, position);
        return written.brought().open(written.header());
    }

    /** The header of {@link #play(GameConfig, String)}. */
    public Header header(GameConfig config, String id) {
        return header(config, id, 1, "", null);
    }

    /**
     * The header of {@link #play(GameConfig, String, long, String, JsonNode)}. What is wrong with the files that it brings is
     * told; what else is, who opens it hears.
     */
    public Header header(GameConfig config, String id, long freshSeed, String commitment, @Nullable JsonNode position) {
        Written written = written(config, id, freshSeed, commitment, position);
        if (!written.brought().own().isEmpty()) {
            written.brought().judge(written.header());
        }
        return written.header();
    }

    private record Written(Header header, Brought brought) {}

    private Written written(
            GameConfig config, String id, long freshSeed, String commitment, @Nullable JsonNode position) {
        List<Violation> violations = new ArrayList<>();
        GameConfig.checkOptions(config.options(), violations);
        GameConfig all = config.complete(files, violations);
        Brought brought = Brought.read(all, loaded, files, violations);
        OrderedMap<String, String> seats = all.seats() == null ? defaultSeats(loaded.info()) : all.seats();
        checkWords(all, position, seats, violations);
        checkDice(all, seats.keySet(), violations);
        BadGame.ifAny(violations);
        GameData data = brought.judged(violations);
        BadGame.ifAny(violations);
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
        return new Written(header, brought);
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

    private static List<String> rollers(GameConfig config, Set<String> seats) {
        return physical(config).stream()
                .filter(named -> Header.DiceOrigin.isRoller(named, seats))
                .distinct()
                .toList();
    }

    private static void checkDice(GameConfig config, Set<String> seats, List<Violation> violations) {
        if (!Header.DiceOrigin.SOURCES.contains(source(config))) {
            violations.add(Violation.of(
                    "BAD_DICE", "dice can't be {dice}; it is one of seeded, fair, physical.", source(config)));
        }
        for (String named : physical(config)) {
            if (!Header.DiceOrigin.isRoller(named, seats) && !DIE.matcher(named).matches()) {
                violations.add(Violation.of(
                        "BAD_DICE",
                        "physicalDice names {seat}, which is neither a seat nor a die such as d7; there are {seats}, and"
                                + " organizer for rolls that are no seat's own.",
                        named,
                        seats));
            }
        }
        List<String> rollers = rollers(config, seats);
        if (source(config).equals("physical") && !rollers.isEmpty()) {
            violations.add(Violation.of(
                    "BAD_DICE",
                    "By dice: physical all roll real dice, so physicalDice names no seat beside it, such as {seats}: without"
                            + " dice only those roll real ones.",
                    rollers));
        }
    }

    /** Dice that hardly anybody has are rolled for people unless they ask for them. */
    private static Header.DiceOrigin origin(GameConfig config, long freshSeed, String commitment, Set<String> seats) {
        String source = source(config);
        Long seed = config.seed();
        long drawn = source.equals("fair") ? 0 : seed == null ? freshSeed : seed;
        List<String> named = physical(config);
        List<String> real = rollers(config, seats);
        List<String> owned = new ArrayList<>(Header.DiceOrigin.USUAL);
        named.stream().filter(one -> !Header.DiceOrigin.isRoller(one, seats)).forEach(owned::add);
        boolean any = source.equals("physical") || !real.isEmpty();
        return new Header.DiceOrigin(source, drawn, commitment, real, any ? owned : null);
    }
}
