package org.muster.cli.rulesets;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code muster ruleset manifest}. */
@Command(
        name = "manifest",
        description = {
            "Print the lines that the manifest of a ruleset's or expansion's jar needs, as its code says them.",
            "With them it is listed without running anything of it."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  muster ruleset manifest classes > manifest.txt",
            "  jar --create --file my-ruleset.jar --manifest manifest.txt -C classes ."
        })
final class ManifestCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "JAR|DIR", description = "A jar, or a folder of classes.")
    private Path place = Path.of("");

    ManifestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!Files.exists(place)) {
            throw new BadGame("NO_FILE", "There is no file {path}.", place);
        }
        Rulesets found = console.rulesetsIn(place);
        List<String> lines = found.manifest();
        if (lines.isEmpty()) {
            List<Sentence> problems = found.problems();
            throw problems.isEmpty()
                    ? new BadGame(
                            "NO_MANIFEST",
                            "A manifest speaks of one ruleset, one expansion or one of each; {place} holds {n ruleset|rulesets}.",
                            place,
                            found.all().size())
                    : new BadGame("NO_MANIFEST", "{problems}", Sentence.joined("; ", problems));
        }
        lines.forEach(console::verbatim);
        return Exit.DONE;
    }
}
