package org.muster.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster serve export}. */
@Command(
        name = "export",
        description = {
            "Write a game of the host to a file of its own, with the key of its fair dice beside it.",
            "Both hold everybody's secrets."
        })
final class ExportGameCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final HostData host = new HostData();

    @Parameters(index = "0", paramLabel = "GAME", description = "Its id, as in its address: /g/ID.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "Where to; it must not be there yet.")
    private Path file = Path.of("");

    ExportGameCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        console.line("Record: {hash}", Beside.of(host).export(game, file).brief());
        return Exit.DONE;
    }
}
