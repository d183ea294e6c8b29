package org.muster.cli.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster chronicle}. */
@Command(
        name = "chronicle",
        description = {
            "Print the story of a game: a page for each round with its picture, what happened, how everybody stood.",
            "It tells what everybody may know, or with --as what one seat does."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster chronicle club.muster",
            "  muster chronicle club.muster --as anna --html",
            "  muster chronicle club.muster season.pdf --paper letter"
        })
public final class ChronicleCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where it goes; GAME-chronicle.pdf in the current folder if left out.")
    private @Nullable Path file;

    @Option(names = "--as", paramLabel = "SEAT", description = "Told to this seat, with what it alone knows.")
    private @Nullable String as;

    @Mixin
    private Format format = new Format();

    public ChronicleCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile opened = GameFile.withStory(console, game.path);
        Viewer viewer =
                as == null ? Viewer.SPECTATOR : Seats.viewer(opened.game().setup(), as);
        Path target = format.file(file, game.path, "chronicle");
        // Not before it is wanted is a class loaded whose libraries no other command has.
        new Printing(console, opened, format.paper(), format.isHtml(target)).chronicle(viewer, target);
        return Exit.DONE;
    }
}
