package org.muster.cli.parameters;

import org.jspecify.annotations.Nullable;
import org.muster.core.config.GameConfig;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Option;

/** What a game starts from of what its ruleset brings. */
public final class Variant {

    @Option(
            names = "--variant",
            paramLabel = "ID",
            description = "A variant that the ruleset brings; muster ruleset explain lists them.")
    private @Nullable String id;

    @Nullable
    String id() {
        return id;
    }

    /** {@code config}, starting from it. */
    public GameConfig before(GameConfig config, LoadedRuleset ruleset) {
        if (id != null && id.indexOf('.') >= 0) {
            throw new BadGame(
                    "NO_VARIANT",
                    "--variant takes the id of a variant that {ruleset} brings; a file such as {file} is taken as a config.",
                    ruleset.info().id(),
                    id);
        }
        return config.from(id);
    }
}
