package org.muster.cli.rulesets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.TableImport;
import org.muster.api.text.Sentence;
import org.muster.catalogues.CsvImport;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster catalogue}. */
@Command(name = "catalogue", description = "Make a catalogue for a game out of somebody's table.")
public final class CatalogueCommand {

    private CatalogueCommand() {}

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new CatalogueCommand()).addSubcommand(new Import(console));
    }

    @Command(
            name = "import",
            description = {
                "Turn a CSV table, such as one of figures, into a file of data that a game can bring.",
                "Rows that can't be taken are told with their reasons, and the exit code is 1."
            },
            footerHeading = "%nExample:%n",
            footer = "  muster catalogue import figures.csv --ruleset swm-campaign -o catalogue.yaml")
    static final class Import implements Callable<Integer> {

        private final Console console;

        @Parameters(index = "0", paramLabel = "FILE", description = "The table, as CSV with a first line of names.")
        private Path path = Path.of("");

        @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "Whose catalogue it becomes.")
        private String ruleset = "";

        @Option(names = "-o", required = true, paramLabel = "FILE", description = "File to write.")
        private Path out = Path.of("");

        @Option(
                names = "--data",
                paramLabel = "NAME",
                description = "What the ruleset calls the file; not needed where it makes one kind out of tables.")
        private @Nullable String data;

        Import(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() throws IOException {
            LoadedRuleset loaded = console.ruleset(ruleset);
            return new Taken(CsvImport.read(table(loaded), TextFile.read(path)), out).write(console);
        }

        private TableImport<?> table(LoadedRuleset loaded) {
            List<TableImport<?>> known = loaded.ruleset().imports();
            List<TableImport<?>> wanted = known.stream()
                    .filter(one -> data == null || one.data().equals(data))
                    .toList();
            if (wanted.size() != 1) {
                throw known.isEmpty()
                        ? new BadGame(
                                "WHICH_TABLE",
                                "{ruleset} makes no data out of tables.",
                                loaded.info().name())
                        : new BadGame(
                                "WHICH_TABLE",
                                "{ruleset} makes {known} out of tables; say with --data which.",
                                loaded.info().name(),
                                known.stream().map(TableImport::data).toList());
            }
            return wanted.get(0);
        }
    }

    /**
     * A table that was read, for a file. Apart from the command: what reads the fields and methods of all commands, as an
     * unknown word makes picocli do, must find every class of theirs, and tables are read by libraries of this one alone.
     */
    private record Taken(CsvImport.Report report, Path file) {

        int write(Console console) throws IOException {
            TextFile.write(file, Yaml.tree(report.file()));
            if (console.json()) {
                console.document(document());
            } else {
                int refused = report.refused().size();
                console.line(
                        refused == 0
                                ? Sentence.of(
                                        "{n row was|rows were} taken into {file}, 0 rows were not.",
                                        report.taken(),
                                        file)
                                : Sentence.of(
                                        "{n row was|rows were} taken into {file}, {refused row was|rows were} not:",
                                        report.taken(),
                                        file,
                                        refused));
                report.refused()
                        .forEach((line, violations) ->
                                violations.forEach(one -> console.line("  line {line}: {why}", line, one)));
            }
            return report.refused().isEmpty() ? Exit.DONE : Exit.WANTING;
        }

        private ObjectNode document() {
            ObjectNode json = Documents.object().put("file", file.toString()).put("taken", report.taken());
            ArrayNode refused = json.putArray("refused");
            report.refused()
                    .forEach((line, violations) ->
                            refused.addObject().put("line", line).set("reasons", Documents.violations(violations)));
            return json;
        }
    }
}
