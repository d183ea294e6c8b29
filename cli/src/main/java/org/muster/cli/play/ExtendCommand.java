package org.muster.cli.play;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Times;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.Command.Extend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

    @Parameters(index = "1", paramLabel = "TIME", description = "For how much longer: 2d, 12h, 1d12h, 90m.")
    private String time = "";

    @Option(names = "--decision", paramLabel = "ID", description = "This one only.")
    private int decision;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public ExtendCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        file.submit(Player.ORGANIZER, new Extend(decision, Times.length(time), reason));
        aftermath.print();
        return Exit.DONE;
    }
}
