package org.muster.cli.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster ruleset watch}. */
@Command(
        name = "watch",
        description = {
            "Play a ruleset on a page while you write it: each save is compiled and taken up, and the running game is",
            "replayed by it. What comes out otherwise is told, and the game goes on from before it.",
            "Beside nim.java may lie nim.yaml with its data and nim.md with its rule book."
        },
        footerHeading = "%nExample:%n",
        footer = "  muster ruleset watch nim.java")
public final class WatchCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "A ruleset in one source file.")
    private Path file = Path.of("");

    @Option(
            names = "--port",
            defaultValue = "8700",
            paramLabel = "N",
            description = "Where to listen, ${DEFAULT-VALUE} if left out; 0: any that is free.")
    private int port;

    public WatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (!file.toString().endsWith(".java")) {
            throw new BadGame("NO_SOURCE", "{file} is no source file; one that ends in .java is watched.", file);
        }
        if (!Files.isRegularFile(file)) {
            throw new BadGame("NO_FILE", "There is no file {path}.", file);
        }
        // Not before it is wanted is a class loaded whose libraries no other command has.
        new Watching(console, file).serve(port);
        return Exit.DONE;
    }
}
