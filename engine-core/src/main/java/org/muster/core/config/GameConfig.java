package org.muster.core.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.Changes;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
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
 * @param physicalDice seats that roll real dice whatever the others do, {@code organizer} for rolls that are no seat's
 *     own; and dice, such as {@code d7}, that are rolled
 *     for real beside those that people have at home
 * @param variant path of another such file to start from, or id of one that the ruleset ships: what is not said here is
 *     as it says there, options and data one by one
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
            throw new BadGame("NO_FILES", "No files can be named here, so not {path}.", path);
        };

        /**
         * The text of a file.
         *
         * @throws BadGame if it can't be read
         */
        String read(String path);

        /**
         * The text of a variant that a config starts from: a file like others, or one that the ruleset ships.
         *
         * @throws BadGame if it can't be read
         */
        default String variant(String path) {
            return read(path);
        }

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

    /** The same as it is read from {@code file}: what is wrong with its changes is told with that name. */
    public GameConfig named(String file) {
        return changes == null ? this : with(changes.at(file));
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

    /**
     * The same, starting from a variant.
     *
     * @throws BadGame if it starts from one already
     */
    public GameConfig from(@Nullable String other) {
        if (other != null && variant != null) {
            throw new BadGame(
                    "TWO_VARIANTS",
                    "The config starts from {one}, and {other} is asked for; a game starts from one variant.",
                    variant,
                    other);
        }
        return other == null
                ? this
                : new GameConfig(name, seats, organizer, auto, options, data, dice, seed, physicalDice, other, changes);
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
        BadGame.ifAny(violations);
        return all;
    }

    GameConfig complete(Files files, List<Violation> violations) {
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
            int before = violations.size();
            GameConfig base = reading("variant", violations, EMPTY, () -> read(files.variant(path)));
            if (violations.size() > before) {
                return all; // nothing was read there
            }
            checkOptions(base.options, violations);
            all = all.over(base.at(path));
        }
        return all;
    }

    static void checkOptions(@Nullable JsonNode some, List<Violation> violations) {
        if (some != null && !some.isObject()) {
            violations.add(Violation.of("BAD_OPTIONS", "options are names with values, not {given}.", some));
        }
    }

    static JsonNode merged(@Nullable JsonNode first, @Nullable JsonNode second) {
        var all = Json.MAPPER.createObjectNode();
        for (JsonNode one : new @Nullable JsonNode[] {first, second}) {
            if (one != null && one.isObject()) {
                one.properties().forEach(option -> all.set(option.getKey(), option.getValue()));
            }
        }
        return all;
    }

    static <T> T reading(String what, List<Violation> violations, T otherwise, Supplier<T> read) {
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
