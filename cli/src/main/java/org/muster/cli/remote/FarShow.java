package org.muster.cli.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Documents;
import org.muster.drawing.Records;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL show}. */
@Command(
        name = "show",
        description = "Show what is to be read of a game of a host, or of one thing; its picture goes into a file.")
public final class FarShow implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(names = "--at", paramLabel = "ID", description = "Look at one thing: its sheet, what it can do.")
    private String at = "";

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw into an SVG file, which prints at any size.")
    private @Nullable Path svg;

    @Option(names = "--theme", paramLabel = "NAME", description = "light, dark or print; light if left out.")
    private String theme = "light";

    public FarShow(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarHost host = options.host();
        String path = game.path(host);
        if (svg != null) {
            String picture = host.text(path + "/picture", "as", game.as(), "at", at, "theme", theme);
            TextFile.write(svg, picture.getBytes(StandardCharsets.UTF_8));
            console.say("Wrote {file}", svg);
            return Exit.DONE;
        }
        JsonNode state = at.isEmpty() ? host.get(path, "as", game.as()) : Documents.object();
        JsonNode tables = at.isEmpty() ? state.path("records") : host.get(path + "/sheet", "as", game.as(), "at", at);
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("records", tables);
            console.document(json);
        } else if (tables.isEmpty()) {
            console.line("There is nothing to read.");
        } else {
            console.lines(
                    Pictures.text(console, new Records(read(tables), List.of())).stripLeading());
        }
        if (!console.json() && !AskedFromAfar.tellEnd(console, state.path("asked"))) {
            game.pauses(console, state);
        }
        return Exit.DONE;
    }

    private static List<Table> read(JsonNode tables) {
        List<Table> read = new ArrayList<>();
        for (JsonNode table : tables) {
            List<Sentence> heads = new ArrayList<>();
            table.path("heads").forEach(head -> heads.add(Sentence.verbatim(head.asString())));
            List<Row> rows = new ArrayList<>();
            for (JsonNode row : table.path("rows")) {
                List<Cell> cells = new ArrayList<>();
                row.path("cells").forEach(cell -> cells.add(cell(cell)));
                Optional<Player> owner = row.has("owner")
                        ? Optional.of(new Player(row.path("owner").asString()))
                        : Optional.empty();
                rows.add(new Row(cells, owner, row.path("anchor").asString("")));
            }
            read.add(new Table(Sentence.verbatim(table.path("title").asString()), heads, rows));
        }
        return read;
    }

    private static Cell cell(JsonNode cell) {
        if (cell.has("mark")) {
            return Cell.mark(cell.path("mark").asBoolean());
        }
        if (cell.has("most")) {
            return Cell.share(cell.path("number").asLong(), cell.path("most").asLong());
        }
        return cell.has("number")
                ? Cell.number(cell.path("number").asLong())
                : Cell.of(Sentence.verbatim(cell.path("text").asString()));
    }
}
