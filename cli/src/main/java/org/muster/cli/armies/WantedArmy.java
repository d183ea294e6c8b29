package org.muster.cli.armies;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ArmyFile;
import org.muster.cli.files.Configs;
import org.muster.cli.parameters.DataFrom;
import org.muster.core.config.Opening;
import org.muster.core.data.KindOfArmy;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What all commands about army lists are told. */
final class WantedArmy {

    @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "By whose rules.")
    private String ruleset = "";

    @Option(
            names = {"--kind", "--army"},
            paramLabel = "KIND",
            description = "What the list is; not needed where the ruleset knows one kind.")
    private @Nullable String kind;

    @Option(
            names = "--faction",
            paramLabel = "NAME",
            description = "For which faction; what the file says if left out.")
    private @Nullable String faction;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The config of the game it is for: by its options and its catalogue.")
    private @Nullable Path config;

    @Mixin
    private DataFrom dataFrom = new DataFrom();

    String ruleset() {
        return ruleset;
    }

    /** For which faction; refused for lists that have none. */
    @Nullable
    String faction(KindOfArmy<?, ?> kind) {
        if (faction != null && !kind.hasFaction()) {
            throw new BadGame("NO_FACTION", "{kind:A} has no faction; leave --faction out.", kind.name());
        }
        return faction;
    }

    /** The kinds that the ruleset knows; with {@code --kind} that one alone, if there is such a one. */
    List<KindOfArmy<?, ?>> kinds(LoadedRuleset loaded) {
        Configs configs = dataFrom.configs(config);
        Play<?> play = Opening.of(loaded, configs).play(configs.read(), "army", 1, "", null);
        return KindOfArmy.of(play.ruleset(), play.book()).stream()
                .filter(one -> kind == null || one.name().equals(kind))
                .toList();
    }

    /** The names of {@code armies}. */
    static List<String> names(List<? extends ArmyFile<?, ?>> armies) {
        return armies.stream().map(ArmyFile::name).toList();
    }
}
