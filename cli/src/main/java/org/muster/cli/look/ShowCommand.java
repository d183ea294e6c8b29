package org.muster.cli.look;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.HaltInWords;
import org.muster.cli.words.InThePicture;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.match.SeatView;
import org.muster.core.view.Documents;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import org.muster.drawing.Records;
import org.muster.drawing.excerpt.Excerpt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster show}. */
@Command(
        name = "show",
        description = "Show where the game stands: drawn as text, as a picture, or with --json as a position.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster show club.muster",
            "  muster show club.muster --as anna --svg map.svg --png map.png",
            "  muster show club.muster --as anna --at rebel-1",
            "  muster show club.muster --around C4,D4 --png part.png --width 480",
            "  muster show club.muster --png wall.png --with-records",
            "  muster show club.muster --json > position.json"
        })
public final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "As this seat sees it; spectator sees what is public.")
    private @Nullable String as;

    @Option(names = "--at", paramLabel = "ID", description = "Look at one thing: its sheet, what it can do.")
    private @Nullable String at;

    @Option(
            names = "--around",
            paramLabel = "ID",
            split = ",",
            description = "Only the part of the picture around these places or pieces.")
    private List<String> around = List.of();

    @Option(names = "--records", description = "Only what is to be read, without the picture; with --at its sheet.")
    private boolean recordsOnly;

    @Option(names = "--with-records", description = "Draw the records below the picture, as a sheet for the wall.")
    private boolean withRecords;

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
        if (console.json() && !pictures.isFile() && !recordsOnly) {
            console.document(view.position());
            return;
        }
        Scene board = view.scene();
        String of = at == null ? null : InThePicture.id(board, at).orElse(at);
        List<Table> tables = of == null ? view.records() : view.sheet(of);
        Records records = new Records(tables, opened.setup().players());
        Scene whole = of == null ? board : closeUp(view, board, of, tables);
        Scene scene = around.isEmpty() ? whole : part(whole);
        if (recordsOnly) {
            tell(records);
        } else {
            pictures.draw(
                    console,
                    scene,
                    records,
                    withRecords ? records : Records.NONE,
                    console.json() ? view.position() : null);
        }
        if (!console.json() && !pictures.isFile() && at == null) {
            HaltInWords.standing(console, opened);
        }
    }

    private Scene part(Scene whole) {
        List<String> ids = new ArrayList<>();
        for (String name : around) {
            ids.add(InThePicture.id(whole, name).orElseThrow(() -> missing(name, whole)));
        }
        return Excerpt.around(ids, whole);
    }

    private void tell(Records records) {
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("records", Documents.tables(records.tables()));
            console.document(json);
        } else if (records.tables().isEmpty()) {
            console.line("There is nothing to read.");
        } else {
            console.lines(Pictures.text(console, records).stripLeading());
        }
    }

    /** What has a sheet can be looked at too where the picture does not show it. */
    private static Scene closeUp(View<?> view, Scene whole, String id, List<Table> sheet) {
        if (whole.marks().stream().anyMatch(mark -> mark.id().equals(id))) {
            return view.closeUp(id);
        }
        if (!sheet.isEmpty()) {
            return whole;
        }
        throw missing(id, whole);
    }

    private static BadGame missing(String id, Scene whole) {
        List<String> ids = whole.marks().stream()
                .filter(mark -> mark instanceof Mark.Token && !mark.id().isEmpty())
                .map(Mark::id)
                .distinct()
                .toList();
        return SeatView.notInThePicture(id, ids);
    }
}
