package org.muster.cli.armies;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.Ruleset;
import org.muster.cli.files.Configs;
import org.muster.cli.parameters.DataFrom;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * A kind of army list, and the book by which its lists are judged.
 *
 * @param <B> the ruleset's book
 * @param <F> the list's record
 */
record KindOfArmy<B, F>(ArmyFile<B, F> file, B book) {

    static final String FACTION = "faction";

    ArmyFile.Judged judged(F list) {
        return file.judge().apply(book, list);
    }

    /** Refuses a faction for lists that have none. */
    void mustHaveFaction() {
        boolean has = List.of(file.type().getRecordComponents()).stream()
                .anyMatch(component -> component.getName().equals(FACTION));
        if (!has) {
            throw new BadGame("NO_FACTION", "{kind:A} has no faction; leave --faction out.", file.name());
        }
    }

    /** What all commands about army lists are told. */
    static final class Wanted {

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

        @Nullable
        String faction() {
            return faction;
        }

        /** The kinds that the ruleset knows; with {@code --kind} that one alone, if there is such a one. */
        List<KindOfArmy<?, ?>> kinds(LoadedRuleset loaded) {
            Configs configs = dataFrom.configs(config);
            return kinds(Play.of(loaded, configs.read().header(loaded, configs, "army", 1, "", null)));
        }

        private <S> List<KindOfArmy<?, ?>> kinds(Play<S> play) {
            return kinds(play.ruleset(), play.book());
        }

        private <S, B> List<KindOfArmy<?, ?>> kinds(Ruleset<S, B> rules, Object book) {
            return rules.armies().stream()
                    .filter(one -> kind == null || one.name().equals(kind))
                    .<KindOfArmy<?, ?>>map(
                            one -> new KindOfArmy<>(one, rules.book().cast(book)))
                    .toList();
        }

        /** The names of {@code armies}. */
        static List<String> names(List<? extends ArmyFile<?, ?>> armies) {
            return armies.stream().map(ArmyFile::name).toList();
        }
    }
}
