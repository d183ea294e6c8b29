package org.muster.cli.mend;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.match.Command.Rewind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster rewind}. */
@Command(
        name = "rewind",
        description = {
            "Take back everything after an entry. Nothing is deleted: the journal notes it, and what was taken back stays"
                    + " to be read."
        },
        footerHeading = "%nExample:%n",
        footer = "  muster rewind club.muster 40 --reason \"the raid was played with the wrong map\"")
public final class RewindCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(index = "1", paramLabel = "N", description = "The last entry that counts; see muster log.")
    private int to;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public RewindCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        file.submit(Player.ORGANIZER, new Rewind(to, reason));
        TakenBack.print(console, file, to);
        return Exit.DONE;
    }
}
