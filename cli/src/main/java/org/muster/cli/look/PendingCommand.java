package org.muster.cli.look;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.AskedInWords;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.view.Asked;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster pending}. */
@Command(
        name = "pending",
        description = "List the open decisions: id, who decides, where in the turn, what may be answered, until when.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster pending club.muster",
            "  muster pending club.muster --as anna",
            "  muster pending club.muster --as anna --at anna-2"
        })
public final class PendingCommand implements Callable<Integer> {

    private static final int MOST = 20;

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "Only what this seat may know and is asked.")
    private @Nullable String as;

    @Option(
            names = "--at",
            paramLabel = "ID",
            description = "Only what can be answered about this banner, ship or place.")
    private @Nullable String at;

    @Option(names = "--all", description = "Show all options, however many.")
    private boolean all;

    public PendingCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        print(GameFile.open(console, game.path).game());
        return Exit.DONE;
    }

    private <S> void print(Game<S> opened) {
        View<S> view = new View<>(opened, Seats.viewer(opened.setup(), as));
        if (at != null) {
            if (console.json()) {
                throw new BadGame("NO_SUCH_JSON", "--at is for people; --json holds all options, with their anchors.");
            }
            new AskedInWords<>(view, game.path.toString()).printAt(console, at);
        } else if (console.json()) {
            console.document(new Asked<>(view).json());
        } else {
            new AskedInWords<>(view, game.path.toString()).print(console, all ? Integer.MAX_VALUE - 1 : MOST);
        }
    }
}
