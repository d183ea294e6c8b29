package org.muster.cli.play;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.Contribution;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.Command.Join;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster join}. */
@Command(
        name = "join",
        description =
                "Put something of yours into a game's fair dice: they are not thrown before every seat has, or has answered.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster join club.muster --as anna",
            "  muster join club.muster --as anna --contribution \"trust no one\"",
            "  muster join club.muster --as organizer --seat bert"
        })
public final class JoinCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", required = true, paramLabel = "SEAT", description = "Your seat.")
    private String as = "";

    @Mixin
    private Contribution contribution = new Contribution();

    public JoinCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, as);
        Player by = Seats.find(file.game().setup(), as);
        String seat = contribution.seat();
        Player joining = seat == null ? by : Seats.find(file.game().setup(), seat);
        file.submit(by, new Join(joining, contribution.text()));
        if (!console.json()) {
            console.line("{seat} has joined.", file.game().play().called(joining));
        }
        aftermath.print();
        return Exit.DONE;
    }
}
