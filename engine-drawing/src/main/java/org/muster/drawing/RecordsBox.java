package org.muster.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/** Records below the board: tables side by side as far as they fit, whose rows bear the colour of who owns them. */
final class RecordsBox {

    private static final double SIZE = 8.5;
    private static final double TITLE = 10.5;
    private static final double LINE = 19;
    private static final double GAP = 14;
    private static final double BETWEEN = 34;
    /** More than between tables: they are no part of the key, whose box ends close above. */
    private static final double ABOVE = 44;

    private static final double DISC = 5.5;
    private static final double NARROWEST = 60;

    private final Records records;
    private final double left;
    private final double width;
    private final double point;
    private final List<Drawn> into;

    private RecordsBox(Records records, double left, double width, double point, List<Drawn> into) {
        this.records = records;
        this.left = left;
        this.width = width;
        this.point = point;
        this.into = into;
    }

    /** Returns how high they are with the gap above them; 0 if there are none. */
    static double draw(Records records, double left, double top, double width, double point, List<Drawn> into) {
        return new RecordsBox(records, left, width, point, into).draw(top) - top;
    }

    private double draw(double top) {
        double x = left;
        double y = records.tables().isEmpty() ? top : top + ABOVE * point;
        double bottom = y;
        for (Table table : records.tables()) {
            Laid laid = laid(table);
            if (x > left && x + laid.width() > left + width) {
                x = left;
                y = bottom;
            }
            bottom = Math.max(bottom, paint(laid, x, y) + BETWEEN / 2 * point);
            x += laid.width() + BETWEEN * point;
        }
        return bottom;
    }

    /** A table with the words of its lines and the widths of its columns. */
    private record Laid(Table table, List<List<String>> lines, List<Double> widths, double indent, double width) {}

    private Laid laid(Table table) {
        List<List<String>> lines = new ArrayList<>();
        if (!table.heads().isEmpty()) {
            lines.add(table.heads().stream()
                    .map(head -> PlainWords.of(head.toString()))
                    .toList());
        }
        table.rows()
                .forEach(row -> lines.add(row.cells().stream()
                        .map(cell -> RecordsText.plain(table, cell))
                        .toList()));
        double[] natural = new double[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < natural.length; i++) {
                natural[i] = Math.max(natural[i], Lettering.REGULAR.width(line.get(i), SIZE * point));
            }
        }
        boolean owned = table.rows().stream().anyMatch(row -> row.owner().isPresent());
        double indent = owned ? 3 * DISC * point : 0;
        double gaps = GAP * point * (natural.length - 1);
        double[] widths = RecordsText.fitting(natural, width - indent - gaps, NARROWEST * point);
        double whole = indent + gaps;
        for (double one : widths) {
            whole += one;
        }
        double title = Lettering.BOLD.width(PlainWords.of(table.title().toString()), TITLE * point);
        return new Laid(table, lines, Arrays.stream(widths).boxed().toList(), indent, Math.max(whole, title));
    }

    /** Returns the lower border. */
    private double paint(Laid laid, double x, double top) {
        double y = top + 2 * TITLE * point;
        into.add(new Drawn.Words(
                x, y, TITLE * point, false, PlainWords.of(laid.table().title().toString()), List.of("title")));
        y += 0.4 * LINE * point;
        boolean[] right = RecordsText.numbers(laid.table());
        int head = laid.table().heads().isEmpty() ? 0 : 1;
        for (int i = 0; i < laid.lines().size(); i++) {
            boolean isHead = i < head;
            if (!isHead) {
                disc(laid.table().rows().get(i - head), x, y + LINE * point);
            }
            y = line(laid, i, x + laid.indent(), y, right, isHead ? "caption" : "legend-text");
        }
        return y;
    }

    private double line(Laid laid, int line, double x, double top, boolean[] right, String role) {
        double at = x;
        double bottom = top;
        for (int i = 0; i < laid.widths().size(); i++) {
            List<String> parts = Lettering.REGULAR.wrap(
                    laid.lines().get(line).get(i), SIZE * point, laid.widths().get(i) * 1.0001);
            double y = top;
            for (String part : parts) {
                y += LINE * point;
                double space = right[i] ? laid.widths().get(i) - Lettering.REGULAR.width(part, SIZE * point) : 0;
                if (!part.isEmpty()) {
                    into.add(new Drawn.Words(at + space, y, SIZE * point, false, part, List.of(role)));
                }
            }
            bottom = Math.max(bottom, y);
            at += laid.widths().get(i) + GAP * point;
        }
        return bottom;
    }

    private void disc(Row row, double x, double baseLine) {
        row.owner().map(records.seats()::indexOf).filter(seat -> seat >= 0).ifPresent(seat -> {
            Point middle = new Point(x + DISC * point, baseLine - SIZE / 2 * point);
            into.addAll(TokenDrawing.of(
                    new Mark.Token("", middle, DISC * point, -1, "", "", List.of("owner-" + seat), ""), point));
        });
    }
}
