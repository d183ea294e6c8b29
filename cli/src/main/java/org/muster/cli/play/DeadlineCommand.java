package org.muster.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.journal.Entry;
import org.muster.core.match.Command.Lapse;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster deadline}. */
@Command(
        name = "deadline",
        description = "The time is up: answers given so far count, and who gave none gets the default.",
        footerHeading = "%nExamples:%n",
        footer = {"  muster deadline club.muster", "  muster deadline club.muster --decision 12"})
public final class DeadlineCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--decision", paramLabel = "ID", description = "Only this one; otherwise all that are open.")
    private int decision;

    public DeadlineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.toPlay(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null);
        int before = file.game().entries().size();
        file.submit(Player.ORGANIZER, new Lapse(decision));
        List<Entry> written = file.game().entries();
        long closed = written.subList(before, written.size()).stream()
                .filter(entry -> entry.body() instanceof Entry.Lapsed)
                .count();
        if (console.json()) {
            aftermath.print(Documents.object().put("closed", closed));
        } else {
            console.line("Time is up for {n decision|decisions}.", closed);
            aftermath.print();
        }
        return Exit.DONE;
    }
}
