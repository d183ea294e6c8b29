package org.muster.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster serve import}. */
@Command(
        name = "import",
        description = {
            "Bring a game from a file to the host, with the key of its fair dice if that lies beside it.",
            "It is verified first. Who opens the link that is told is its organizer."
        })
final class ImportGameCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final HostData host = new HostData();

    @Parameters(paramLabel = "FILE", description = "The game.")
    private Path file = Path.of("");

    ImportGameCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Beside.Taken taken = Beside.of(host).take(file, console.everyRuleset(), console.clock());
        console.line("Game {id} is here: /g/{path}", taken.game(), taken.game());
        console.line("Its organizer's link, below the host's address: /join/{token}", taken.door());
        return Exit.DONE;
    }
}
