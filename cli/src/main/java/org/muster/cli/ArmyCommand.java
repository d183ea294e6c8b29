package org.muster.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster army}. */
@Command(name = "army", description = "Check an army list.")
final class ArmyCommand {

    private ArmyCommand() {}

    /** With its commands. */
    static CommandLine line(Session session) {
        return new CommandLine(new ArmyCommand()).addSubcommand(new Check(session));
    }

    @Command(
            name = "check",
            description = "Tell every rule an army breaks, with numbers. Exit 1 if it breaks any.",
            footerHeading = "%nExample:%n",
            footer = "  muster army check army.yaml --ruleset swm-campaign --faction imperial")
    static final class Check implements Callable<Integer> {

        private final Session session;

        @Parameters(index = "0", paramLabel = "FILE", description = "The list: numbers by id, YAML or JSON.")
        private Path path = Path.of("");

        @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "By whose rules.")
        private String ruleset = "";

        @Option(names = "--faction", paramLabel = "NAME", description = "For which faction.")
        private @Nullable String faction;

        Check(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() {
            LoadedRuleset loaded = session.ruleset(ruleset);
            TextFile.read(path);
            throw new BadGame(
                    "NO_ARMIES",
                    "{ruleset} checks armies{faction} within a game only.",
                    "ruleset",
                    loaded.info().name(),
                    "faction",
                    faction == null ? "" : " of " + faction);
        }
    }
}
