package org.muster.cli.mend;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.files.CutOff;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code muster recover}. */
@Command(
        name = "recover",
        description = {
            "Play on from a game file that ends in the midst of an entry, by a power cut or on its way through the mail.",
            "What was cut off is kept in a file beside it. First ask whoever sent it for the whole file: nobody can tell",
            "from this one how much is missing."
        },
        footerHeading = "%nExample:%n",
        footer = "  muster recover club.muster")
public final class RecoverCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    public RecoverCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        CutOff.recover(console, game.path);
        return Exit.DONE;
    }
}
