package org.muster.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.InThePicture;
import org.muster.core.view.View;
import org.muster.drawing.Records;

/** What there is to be read beside the board: the records of a game, or what is recorded of one thing. */
final class Sheets {

    /** Lines that stay free for the question. */
    private static final int PROMPT = 3;

    private final Console console;

    Sheets(Console console) {
        this.console = console;
    }

    /**
     * What is recorded as {@code view} shows it; empty: nothing is of that name.
     *
     * @param reader whose own are meant by their titles
     * @param name how the title of some begins, of the reader's own too, or what a place, piece or player is called, or
     *     else words in some of their rows; empty: all, or if these are more than a screen holds, their titles
     */
    Optional<String> read(View<?> view, Viewer reader, String name) {
        List<Table> all = view.records();
        List<Table> shown = Stream.<Supplier<List<Table>>>of(
                        () -> called(all, name),
                        () -> called(own(view, reader), name),
                        () -> all.stream()
                                .filter(table -> holds(table.title().toString(), name))
                                .toList(),
                        () -> InThePicture.id(view.scene(), name)
                                .map(view::sheet)
                                .orElse(List.of()),
                        () -> player(view, name)
                                .map(one -> view.sheet(one.id()))
                                .orElse(List.of()),
                        () -> all.stream()
                                .map(table -> table.rows(rowsWith(name, table)))
                                .filter(table -> !table.rows().isEmpty())
                                .toList())
                .map(Supplier::get)
                .filter(tables -> !tables.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (shown.isEmpty()) {
            return Optional.empty();
        }
        Records records = new Records(shown, view.game().setup().players());
        String text = Pictures.text(console, records).stripLeading();
        boolean isLong = text.lines().count() > console.screen().rows() - PROMPT;
        return Optional.of(name.isEmpty() && isLong && all.size() > 1 ? titles(all) : text);
    }

    /** Why nothing is read. */
    Sentence nothing(View<?> view, String name) {
        List<Sentence> titles = view.records().stream().map(Table::title).toList();
        return titles.isEmpty()
                ? Sentence.of("nothing is recorded in this game")
                : Sentence.of(
                        "nothing is recorded of {name}; there are {titles}, and each player, and what stands on the board",
                        name,
                        titles);
    }

    private static List<Table> called(List<Table> tables, String name) {
        return tables.stream().filter(table -> isCalled(table, name)).toList();
    }

    private static List<Table> own(View<?> view, Viewer reader) {
        return reader.seat().map(seat -> view.sheet(seat.id())).orElse(List.of());
    }

    private static Optional<Player> player(View<?> view, String name) {
        return view.game().setup().players().stream()
                .filter(seat ->
                        seat.id().equalsIgnoreCase(name) || view.name(seat).equalsIgnoreCase(name))
                .findFirst();
    }

    private static List<Row> rowsWith(String words, Table table) {
        return table.rows().stream()
                .filter(row ->
                        row.cells().stream().anyMatch(cell -> holds(cell.text().toString(), words)))
                .toList();
    }

    private static boolean holds(String text, String words) {
        return text.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
    }

    private static boolean isCalled(Table table, String name) {
        return table.title().toString().toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT));
    }

    private static String titles(List<Table> tables) {
        StringBuilder titles =
                new StringBuilder(Sentence.of("More than this screen holds; records NAME shows what is called so:")
                        .toString());
        tables.forEach(table -> titles.append("\n  ").append(table.title()));
        return titles.toString();
    }
}
