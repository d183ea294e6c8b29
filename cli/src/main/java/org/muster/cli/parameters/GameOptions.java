package org.muster.cli.parameters;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.Configs;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Options of commands that open a game. */
public final class GameOptions {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description =
                    "YAML with name, seats, organizer, auto, options, data, dice, seed, physicalDice, variant, changes.")
    private @Nullable Path config;

    @Mixin
    private Variant variant = new Variant();

    @Mixin
    private DataFrom dataFrom = new DataFrom();

    @Option(
            names = "--seats",
            paramLabel = "SEAT[=NAME],...",
            description = "The players in seat order: ids of a-z, 0-9, - and _, each with a name if you like.")
    private @Nullable String seats;

    @Option(names = "--name", paramLabel = "NAME", description = "What the game is called.")
    private @Nullable String name;

    @Option(names = "--organizer", description = "Somebody runs the game and settles disputes.")
    private boolean organizer;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same game, if the same is chosen.")
    private @Nullable Long seed;

    @Nullable
    public Long seed() {
        return seed;
    }

    /** What the options say, on top of the config file and the variant that it starts from. */
    public GameConfig config(LoadedRuleset ruleset, @Nullable String dice) {
        Configs files = dataFrom.configs(config);
        return said(Opening.of(ruleset, files).complete(variant.before(files.read(), ruleset)), dice);
    }

    /** The same for a host, which knows the variants that its ruleset ships: one may be left to it. */
    public GameConfig farConfig(@Nullable String dice) {
        Configs files = dataFrom.configs(config);
        GameConfig read = files.read().from(variant.id());
        boolean isFile = read.variant() != null && read.variant().indexOf('.') >= 0;
        return said(isFile ? read.complete(files) : read, dice);
    }

    private GameConfig said(GameConfig config, @Nullable String dice) {
        GameConfig wanted = config.withDice(dice, seed);
        wanted = seats == null ? wanted : wanted.withSeats(Configs.seats(seats));
        return Configs.named(wanted, name, organizer);
    }

    /** The text of a file that the config names. */
    public String read(String path) {
        return dataFrom.configs(config).read(path);
    }

    /** Another config and the files it may name. */
    public Configs files(@Nullable Path other) {
        return dataFrom.configs(other);
    }

    /** A game that is opened so, of a ruleset whose games can be played again. */
    public Play<?> play(LoadedRuleset ruleset, GameConfig wanted, String commitment, @Nullable JsonNode position) {
        BadGame.ifAny(ruleset.unrepeatable());
        // 53 bits, which every reader of JSON keeps
        long fresh = new SecureRandom().nextLong() >>> 11;
        return Opening.of(ruleset, dataFrom.configs(config))
                .play(wanted, UUID.randomUUID().toString(), fresh, commitment, position);
    }
}
