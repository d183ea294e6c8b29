package org.muster.cli.play;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.PauseOptions;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.Command;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** {@code muster pause}. */
@CommandLine.Command(
        name = "pause",
        description = {
            "No time runs for a while, in what is open and in what will be asked: holidays. Everybody may answer meanwhile.",
            "A pause that begins at the same moment as an earlier one stands in its place; --end ends the one that is now, or",
            "leaves out the one that begins at --from."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster pause club.muster --until 2027-01-06 --reason holidays",
            "  muster pause club.muster --from 2026-12-20T18:00 --until 2027-01-06",
            "  muster pause club.muster --end",
            "  muster pause club.muster --end --from 2026-12-20T18:00"
        })
public final class PauseCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Mixin
    private PauseOptions pause = new PauseOptions();

    public PauseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        file.submit(Player.ORGANIZER, meant());
        aftermath.print();
        return Exit.DONE;
    }

    private Command meant() {
        Instant now = Instant.ofEpochMilli(console.clock().millis());
        Optional<Instant> from = pause.from();
        Optional<Instant> until = pause.until();
        if (until.isPresent()) {
            return new Command.Pause(from.orElse(now), until.get(), pause.reason());
        }
        return from.isPresent()
                ? new Command.Pause(from.get(), from.get(), pause.reason())
                : new Command.Resume(null, now, pause.reason());
    }
}
