package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code muster --host URL undo}. */
@Command(
        name = "undo",
        description =
                "Take back the last step of a game of a host, and the dice that followed from it. The organizer's.")
public final class FarUndo implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    public FarUndo(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        if (mend.whole(console, deed, FarMend.wanted("undo"), "undo")) {
            FarRewind.print(console, deed);
        }
        return Exit.DONE;
    }
}
