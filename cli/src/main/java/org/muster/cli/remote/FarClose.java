package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code muster --host URL close}. */
@Command(
        name = "close",
        description = "Close a game of a host that nobody plays to its end; undo opens it again. The organizer's.")
public final class FarClose implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    public FarClose(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        if (mend.whole(console, deed, FarMend.wanted("close"), "")) {
            deed.print();
        }
        return Exit.DONE;
    }
}
