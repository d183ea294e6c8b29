package org.muster.cli.serve;

import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster serve give-back}. */
@Command(
        name = "give-back",
        description = "Let people play a game again that was set aside, as after its ruleset was mended.")
final class GiveBackCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final HostData host = new HostData();

    @Parameters(paramLabel = "GAME", description = "Its id, as in its address: /g/ID.")
    private String game = "";

    GiveBackCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.line("It was set aside: {why}", Beside.of(host).giveBack(game));
        return Exit.DONE;
    }
}
