package org.muster.cli.play;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.Extension;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.Command.Extend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code muster extend}. */
@Command(
        name = "extend",
        description = "Leave what is open open for longer: all decisions whose time runs, or one that is named.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster extend club.muster 2d --reason \"Bert is ill\"",
            "  muster extend club.muster 12h --decision 12"
        })
public final class ExtendCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Mixin
    private Extension extension = new Extension();

    public ExtendCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        file.submit(Player.ORGANIZER, new Extend(extension.decision(), extension.time(), extension.reason()));
        aftermath.print();
        return Exit.DONE;
    }
}
