package org.muster.cli.look;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster show}. */
@Command(
        name = "show",
        description = "Show where the game stands: drawn as text, as a picture, or with --json as a position.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster show club.muster",
            "  muster show club.muster --as anna --svg map.svg --png map.png",
            "  muster show club.muster --as anna --at rebel-1",
            "  muster show club.muster --json > position.json"
        })
public final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "As this seat sees it; spectator sees what is public.")
    private @Nullable String as;

    @Option(names = "--at", paramLabel = "ID", description = "Look at one thing: what it can do, where it can go.")
    private @Nullable String at;

    @Mixin
    private Pictures pictures = new Pictures();

    public ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        show(GameFile.open(console, game.path).game());
        return Exit.DONE;
    }

    private <S> void show(Game<S> opened) throws IOException {
        View<S> view = new View<>(opened, Seats.viewer(opened.setup(), as));
        if (console.json() && !pictures.isFile()) {
            console.document(view.position());
        } else {
            pictures.draw(console, scene(view), console.json() ? view.position() : null);
        }
    }

    private Scene scene(View<?> view) {
        Scene whole = view.scene();
        if (at == null) {
            return whole;
        }
        if (whole.marks().stream().noneMatch(mark -> mark.id().equals(at))) {
            List<String> ids = whole.marks().stream()
                    .filter(mark -> mark instanceof Mark.Token && !mark.id().isEmpty())
                    .map(Mark::id)
                    .distinct()
                    .toList();
            throw new BadGame("NOT_IN_THE_PICTURE", "There is no {id} in the picture. Pieces: {ids}.", at, ids);
        }
        return view.closeUp(at);
    }
}
