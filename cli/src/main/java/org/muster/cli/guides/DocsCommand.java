package org.muster.cli.guides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code muster docs}. */
@Command(
        name = "docs",
        description = {
            "Open the guides and the documentation of the API in a browser: one site on this disk, with one search for both."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  muster docs", "  muster docs --print"})
public final class DocsCommand implements Callable<Integer> {

    /** Where whoever started this keeps the site. */
    private static final String SITE = "muster.docs";

    private final Console console;

    @Option(names = "--print", description = "Only say where it lies.")
    private boolean print;

    public DocsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        String site = System.getProperty(SITE, "");
        Path page = Path.of(site).resolve("guides").resolve("package-summary.html");
        if (site.isEmpty() || !Files.exists(page)) {
            throw new BadGame(
                    "NO_DOCS", "There is no site of the guides here; ./muster docs in a checkout of Muster makes one.");
        }
        String address = page.toUri().toString();
        if (console.json()) {
            console.document(Documents.object().put("address", address));
            return Exit.DONE;
        }
        console.verbatim(address);
        if (!print && console.screen().isTerminal()) {
            open(address);
        }
        return Exit.DONE;
    }

    /** By the program with which this system opens addresses; without one the address is on the screen. */
    private static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> opener = system.contains("win")
                ? List.of("cmd", "/c", "start", "", address)
                : List.of(system.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(opener)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // there is none
        }
    }
}
