package org.muster.cli.paper;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.cli.files.GameFile;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import org.muster.paper.Chronicle;
import org.muster.paper.HandIn;
import org.muster.paper.PageSize;
import org.muster.paper.Paper;
import org.muster.paper.TurnSheet;

/**
 * Writes what is printed of a game.
 *
 * @param size of the paper, as it was typed
 */
record Printing(Console console, GameFile game, String size, boolean html) {

    void sheets(List<Player> seats, String handIn, Path file) throws IOException {
        List<Paper> sheets = new ArrayList<>();
        for (Player seat : seats) {
            sheets.add(TurnSheet.of(
                    game.match().as(Viewer.of(seat)), seat, new HandIn(handIn, command(seat)), pageSize()));
        }
        write(sheets, file);
    }

    /** Who runs the game types in for others; where nobody does, it is typed in as the seat. */
    private String command(Player seat) {
        String choose = console.command("choose " + Shell.quoted(game.path().toString()) + " --as ");
        return game.game().setup().hasOrganizer()
                ? choose + Player.ORGANIZER.id() + " --for " + seat.id()
                : choose + seat.id();
    }

    void chronicle(Viewer viewer, Path file) throws IOException {
        write(
                List.of(Chronicle.of(
                        game.match().as(viewer),
                        game.game().setup().players(),
                        game.ruleset().info().name(),
                        pageSize())),
                file);
    }

    private PageSize pageSize() {
        return PageSize.named(size)
                .orElseThrow(() -> new BadGame("NO_SUCH_PAPER", "--paper is a4 or letter, not {size}.", size));
    }

    private void write(List<Paper> papers, Path file) throws IOException {
        TextFile.write(file, html ? Paper.html(papers).getBytes(UTF_8) : Paper.pdf(papers));
        if (console.json()) {
            console.document(Documents.object().put("file", file.toString()));
        } else {
            console.line("Wrote {file}", file);
        }
    }
}
