package org.muster.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster catalogue}. */
@Command(name = "catalogue", description = "Make a catalogue for a game out of somebody's table.")
final class CatalogueCommand {

    private CatalogueCommand() {}

    /** With its commands. */
    static CommandLine line(Session session) {
        return new CommandLine(new CatalogueCommand()).addSubcommand(new Import(session));
    }

    @Command(
            name = "import",
            description = "Turn a CSV table of figures into a catalogue file that a game can bring.",
            footerHeading = "%nExample:%n",
            footer = "  muster catalogue import figures.csv --ruleset swm-campaign -o catalogue.yaml")
    static final class Import implements Callable<Integer> {

        private final Session session;

        @Parameters(index = "0", paramLabel = "FILE", description = "The table, as CSV with a first line of names.")
        private Path path = Path.of("");

        @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "Whose catalogue it becomes.")
        private String ruleset = "";

        @Option(names = "-o", required = true, paramLabel = "FILE", description = "File to write.")
        private Path out = Path.of("");

        Import(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() {
            LoadedRuleset loaded = session.ruleset(ruleset);
            TextFile.read(path);
            throw new BadGame(
                    "NO_IMPORT",
                    "{ruleset} does not know how to read tables into a catalogue, so {out} was not written.",
                    "ruleset",
                    loaded.info().name(),
                    "out",
                    out);
        }
    }
}
