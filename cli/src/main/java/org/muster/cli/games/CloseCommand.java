package org.muster.cli.games;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.Command.Close;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster close}. */
@Command(
        name = "close",
        description = {
            "Close a game that nobody plays to its end: nothing is asked any more.",
            "Nobody wins; nothing is deleted, and 'muster undo' opens it again."
        },
        footerHeading = "%nExample:%n",
        footer = "  muster close club.muster --reason \"the season is over\"")
public final class CloseCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public CloseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        file.submit(Player.ORGANIZER, new Close(reason));
        aftermath.print();
        return Exit.DONE;
    }
}
