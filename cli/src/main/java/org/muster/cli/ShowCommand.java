package org.muster.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.Game;
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
            "  muster show club.muster --json > position.json"
        })
final class ShowCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "As this seat sees it; spectator sees what is public.")
    private @Nullable String as;

    @Mixin
    private Pictures pictures = new Pictures();

    ShowCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        show(GameFile.open(session, game.path).game());
        return Exit.DONE;
    }

    private <S> void show(Game<S> opened) throws IOException {
        View<S> view = new View<>(opened, Seats.viewer(opened.setup(), as));
        if (session.json() && !pictures.isFile()) {
            session.document(view.position());
        } else {
            pictures.draw(session, view.scene(), session.json() ? view.position() : null);
        }
    }
}
