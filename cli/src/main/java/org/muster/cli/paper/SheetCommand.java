package org.muster.cli.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster sheet}. */
@Command(
        name = "sheet",
        description = {
            "Print a turn sheet: what a seat may know, and what is asked of it with boxes to tick.",
            "Without --as those of all seats, each on pages of its own."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster sheet club.muster --as anna",
            "  muster sheet club.muster --as anna anna.html",
            "  muster sheet club.muster --hand-in 'Bert, Friday at the club' --paper letter all.pdf"
        })
public final class SheetCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where it goes; GAME-SEAT.pdf in the current folder if left out.")
    private @Nullable Path file;

    @Option(names = "--as", paramLabel = "SEAT", description = "Whose sheet; all seats' if left out.")
    private @Nullable String as;

    @Option(names = "--hand-in", paramLabel = "WHERE", description = "Where, or to whom, a filled sheet is handed in.")
    private String handIn = "";

    @Mixin
    private Format format = new Format();

    public SheetCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile opened = GameFile.withStory(console, game.path);
        List<Player> seats = as == null
                ? opened.game().setup().players()
                : List.of(Seats.find(opened.game().setup(), as));
        Path target = format.file(file, game.path, as == null ? "sheets" : as);
        // Not before it is wanted is a class loaded whose libraries no other command has.
        new Printing(console, opened, format.paper(), format.isHtml(target)).sheets(seats, handIn, target);
        return Exit.DONE;
    }
}
