package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster --host URL rewind}. */
@Command(
        name = "rewind",
        description = "Take back everything after an entry of a game of a host, by the organizer's numbers.")
public final class FarRewind implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    @Parameters(index = "1", paramLabel = "N", description = "The last entry that counts; see log --as organizer.")
    private int to;

    public FarRewind(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        if (mend.whole(console, deed, FarMend.wanted("rewind").put("to", to), "")) {
            print(console, deed);
        }
        return Exit.DONE;
    }

    /** What is told after something was taken back. */
    static void print(Console console, FarDeed deed) throws IOException {
        int to = deed.backTo();
        if (console.json()) {
            deed.print(Documents.object().put("rewoundTo", to));
            return;
        }
        console.line("Back to entry {n}; what came after it no longer counts.", to);
        deed.print();
    }
}
