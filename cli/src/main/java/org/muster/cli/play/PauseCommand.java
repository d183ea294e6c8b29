package org.muster.cli.play;

import java.io.IOException;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Times;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Deadlines;
import org.muster.core.journal.Entry;
import org.muster.core.match.Command.Pause;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster pause}. */
@Command(
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

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "From then on, a day or a minute of UTC; now, if left out.")
    private @Nullable String from;

    @Option(names = "--until", paramLabel = "TIME", description = "Until then.")
    private @Nullable String until;

    @Option(names = "--end", description = "The pause that is now ends; with --from that one is left out.")
    private boolean end;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public PauseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        file.submit(Player.ORGANIZER, pause(file.game().deadlines()));
        aftermath.print();
        return Exit.DONE;
    }

    private Pause pause(Deadlines deadlines) {
        if (end == (until != null)) {
            throw new BadGame("UNTIL_WHEN", "A pause has an end: give --until TIME, or --end for the one that is now.");
        }
        Instant now = Instant.ofEpochMilli(console.clock().millis());
        if (from != null && until == null) {
            return new Pause(Times.moment(from), Times.moment(from), reason);
        }
        if (until == null) {
            Entry.Paused running = deadlines
                    .pauseAt(now)
                    .orElseThrow(() -> new BadGame("NO_PAUSE", "No pause is now that could end."));
            return new Pause(running.from(), now, reason);
        }
        return new Pause(from == null ? now : Times.moment(from), Times.moment(until), reason);
    }
}
