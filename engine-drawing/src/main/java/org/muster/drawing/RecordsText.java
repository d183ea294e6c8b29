package org.muster.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.drawing.words.Columns;
import org.muster.drawing.words.PlainWords;

/** Records for a terminal: what is too wide for a line goes on below, and nothing is lost. */
public final class RecordsText {

    private static final int GAP = 2;
    private static final int INDENT = 2;

    private final Terminal terminal;
    private final StringBuilder text = new StringBuilder();

    private RecordsText(Terminal terminal) {
        this.terminal = terminal;
    }

    /** All tables, a blank line before each; empty if there are none. */
    public static String draw(List<Table> tables, Terminal terminal) {
        RecordsText records = new RecordsText(terminal);
        tables.forEach(records::table);
        return records.text.toString();
    }

    private void table(Table table) {
        String title = terminal.words(table.title().toString());
        text.append('\n').append(bold(title)).append('\n');
        List<List<String>> lines = new ArrayList<>();
        if (!table.heads().isEmpty()) {
            lines.add(line(table.heads().stream().map(Sentence::toString).toList(), ""));
        }
        for (Row row : table.rows()) {
            List<String> cells =
                    row.cells().stream().map(cell -> words(table, cell)).toList();
            lines.add(line(cells, isSaid(row.anchor(), cells) ? "" : row.anchor()));
        }
        boolean[] right = Arrays.copyOf(numbers(table), lines.get(0).size());
        double[] natural = new double[right.length];
        for (List<String> line : lines) {
            for (int i = 0; i < natural.length; i++) {
                natural[i] = Math.max(natural[i], Columns.width(line.get(i)));
            }
        }
        int last = right.length - 1;
        if (Arrays.stream(natural).sum() <= room(right.length)) {
            lines.forEach(line -> line(line, natural, right));
            return;
        }
        int name = name(table, right);
        List<List<String>> named = lines.stream().map(line -> named(line, name)).toList();
        double[] widths = widths(named, Arrays.copyOf(natural, last), name, longest(lines));
        named.forEach(line -> line(line, widths, right));
    }

    /** The column of names. Of rows about seats it is the first that is not one of numbers: a place is nobody's name. */
    private static int name(Table table, boolean[] right) {
        boolean ofSeats = table.rows().stream()
                .allMatch(row ->
                        row.owner().map(Player::id).filter(row.anchor()::equals).isPresent());
        int name = 0;
        while (ofSeats && right[name]) {
            name++;
        }
        return name < right.length - 1 ? name : 0; // the last is that of the ids
    }

    /** A table too wide for a column of ids has each behind the name of its row, where no other head stands over it. */
    private static List<String> named(List<String> line, int name) {
        List<String> named = new ArrayList<>(line.subList(0, line.size() - 1));
        named.set(name, (line.get(name) + ' ' + line.get(line.size() - 1)).strip());
        return named;
    }

    /** What one types is never broken: the column of names is as wide as the longest id. */
    private double[] widths(List<List<String>> lines, double[] natural, int name, int longest) {
        for (List<String> line : lines) {
            natural[name] = Math.max(natural[name], Columns.width(line.get(name)));
        }
        double[] widths = fitting(natural, room(natural.length), 6);
        if (widths[name] >= longest || natural.length == 1) {
            return widths;
        }
        double[] others = natural.clone();
        others[name] = 0;
        double[] narrower = fitting(others, room(natural.length) - longest, 6);
        narrower[name] = longest;
        return narrower;
    }

    private static int longest(List<List<String>> lines) {
        return lines.stream()
                .mapToInt(line -> Columns.width(line.get(line.size() - 1)))
                .max()
                .orElse(0);
    }

    /** What so many columns share. */
    private int room(int columns) {
        return terminal.columns() - INDENT - GAP * (columns - 1);
    }

    /** Whether its words name a thing as one would type it. */
    private static boolean isSaid(String id, List<String> cells) {
        return cells.stream()
                .anyMatch(cell -> Arrays.asList(cell.split("[ ,()]+")).contains(id));
    }

    /** Behind its words stands what a row is called where one types it. */
    private List<String> line(List<String> words, String id) {
        List<String> line = new ArrayList<>(words.stream().map(terminal::words).toList());
        line.add(id.isEmpty() ? "" : terminal.words("(" + id + ")"));
        return line;
    }

    /** Columns of nothing but numbers stand to the right. */
    static boolean[] numbers(Table table) {
        List<Row> rows = table.rows();
        boolean[] right = new boolean[rows.isEmpty() ? 0 : rows.get(0).cells().size()];
        for (int i = 0; i < right.length; i++) {
            int column = i;
            right[i] = !table.heads().isEmpty()
                    && rows.stream().map(row -> row.cells().get(column)).allMatch(cell -> cell instanceof Cell.Amount);
        }
        return right;
    }

    /** In a column a mark that is not set is a blank; a fact says no. */
    static String plain(Table table, Cell cell) {
        boolean blank =
                cell instanceof Cell.Mark mark && !mark.set() && !table.heads().isEmpty();
        return blank ? "" : PlainWords.of(cell.text().toString());
    }

    private String words(Table table, Cell cell) {
        boolean tick =
                cell instanceof Cell.Mark mark && mark.set() && !table.heads().isEmpty();
        return tick ? terminal.ascii() ? "x" : "✓" : terminal.words(plain(table, cell));
    }

    private void line(List<String> cells, double[] widths, boolean[] right) {
        List<List<String>> parts = new ArrayList<>();
        int height = 1;
        for (int i = 0; i < widths.length; i++) {
            parts.add(Columns.wrap(cells.get(i), (int) widths[i]));
            height = Math.max(height, parts.get(i).size());
        }
        for (int k = 0; k < height; k++) {
            StringBuilder line = new StringBuilder(" ".repeat(INDENT));
            for (int i = 0; i < widths.length; i++) {
                String part = k < parts.get(i).size() ? parts.get(i).get(k) : "";
                String blank = " ".repeat(Math.max(0, (int) widths[i] - Columns.width(part)));
                line.append(right[i] ? blank + part : part + blank).append(" ".repeat(GAP));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private String bold(String words) {
        return terminal.colours() ? "\u001B[1m" + words + "\u001B[0m" : words;
    }

    /**
     * As wide as they would be, or as narrow as they must be to fit together: the widest give first.
     *
     * @param least that none is narrowed below, so that what is wider still sticks out rather than becoming unreadable
     */
    static double[] fitting(double[] natural, double available, double least) {
        double[] ascending = natural.clone();
        Arrays.sort(ascending);
        double left = available;
        for (int i = 0; i < ascending.length; i++) {
            double share = left / (ascending.length - i); // what is narrower leaves the rest to others
            if (ascending[i] > share) {
                double most = Math.max(share, least);
                return Arrays.stream(natural)
                        .map(width -> Math.min(width, most))
                        .toArray();
            }
            left -= ascending[i];
        }
        return natural.clone();
    }
}
