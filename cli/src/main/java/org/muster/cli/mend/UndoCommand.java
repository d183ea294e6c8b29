package org.muster.cli.mend;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.match.Command.Undo;
import org.muster.core.match.LastStep;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster undo}. */
@Command(
        name = "undo",
        description = {
            "Take back the last step that counts, and all dice that followed from it.",
            "A step is an answer, a mend, a deadline, or the closing of the game. Twice takes two steps back."
        },
        footerHeading = "%nExample:%n",
        footer = "  muster undo club.muster")
public final class UndoCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "undo";

    public UndoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        LastStep last = LastStep.of(file.game());
        file.submit(Player.ORGANIZER, new Undo(reason));
        TakenBack.print(console, file, last);
        return Exit.DONE;
    }
}
