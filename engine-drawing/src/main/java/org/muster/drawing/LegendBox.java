package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/** What the classes mean: small examples with words, in columns below the board. */
final class LegendBox {

    private static final double SIZE = 8.5;
    private static final double SWATCH = 30;
    private static final double ROW = 25;
    private static final double PADDING = 16;
    private static final List<String> LINES =
            List.of("path", "move", "shot", "sight", "link", "route", "border", "river");

    private LegendBox() {}

    /** An example with its words. */
    private record Row(Scene.Entry entry, Board.Key key, String words) {}

    /** Returns how high it is with the gap above it; 0 if there is nothing to explain. */
    static double draw(
            List<Scene.Entry> legend,
            List<Board.Key> keys,
            double left,
            double top,
            double width,
            double point,
            List<Drawn> into) {
        double bottom = top;
        List<Drawn> entries = new ArrayList<>();
        List<Row> meanings = new ArrayList<>();
        legend.forEach(entry -> meanings.add(new Row(entry, NO_KEY, PlainWords.of(entry.label()))));
        List<Row> names = new ArrayList<>();
        keys.forEach(key -> names.add(new Row(NO_ENTRY, key, key.words())));
        for (List<Row> rows : List.of(meanings, names)) {
            if (!rows.isEmpty()) {
                bottom = columns(rows, left, bottom, width, point, entries);
            }
        }
        if (entries.isEmpty()) {
            return 0;
        }
        bottom += PADDING * point;
        into.add(new Drawn.Shape(PathData.rectangle(left, top, width, bottom - top, 5 * point), List.of("legend-box")));
        into.addAll(entries);
        return bottom - top + 20 * point;
    }

    private static final Board.Key NO_KEY = new Board.Key("", "");
    private static final Scene.Entry NO_ENTRY = new Scene.Entry(List.of(), "");

    /** Returns the lower border. */
    private static double columns(
            List<Row> legend, double left, double top, double width, double point, List<Drawn> entries) {
        double size = SIZE * point;
        double swatch = SWATCH * point;
        double padding = PADDING * point;
        double gap = 10 * point;
        double available = width - 2 * padding;
        double column = gap * 2.4 + swatch + gap + widest(legend, size);
        int columns = (int) Math.max(1, Math.min(legend.size(), Math.floor((available + gap * 2.4) / column)));
        columns = even(legend.size(), columns);
        column = Math.min(column, (available + gap * 2.4) / columns);
        int rows = (legend.size() + columns - 1) / columns;
        double bottom = top + padding;
        for (int row = 0; row < rows; row++) {
            int lines = 1;
            for (int c = 0; c < columns && row + c * rows < legend.size(); c++) {
                // Down the columns, as one reads a list.
                Row entry = legend.get(row + c * rows);
                double x = left + padding + c * column;
                double y = bottom + ROW / 2 * point;
                entries.addAll(example(entry, x, y, point));
                double words = x + swatch + gap;
                List<String> label = Lettering.REGULAR.wrap(entry.words(), size, left + width - padding - words);
                for (int i = 0; i < label.size(); i++) {
                    double line = y + size / 2 + i * size * 2;
                    entries.add(new Drawn.Words(words, line, size, false, label.get(i), List.of("legend-text")));
                }
                lines = Math.max(lines, label.size());
            }
            bottom += ROW * point + (lines - 1) * size * 2;
        }
        return bottom;
    }

    private static double widest(List<Row> legend, double size) {
        return legend.stream()
                .mapToDouble(entry -> Lettering.REGULAR.width(entry.words(), size))
                .max()
                .orElse(0);
    }

    /** As few columns as make no more rows: then the last column isn't left short. */
    private static int even(int entries, int columns) {
        int rows = (entries + columns - 1) / columns;
        return (entries + rows - 1) / rows;
    }

    private static List<Drawn> example(Row row, double x, double y, double point) {
        if (row.key().sign().isEmpty()) {
            return example(row.entry(), x, y, point);
        }
        double size = 6 * point;
        String sign = row.key().sign();
        Box box = Box.around(x + SWATCH / 2 * point, y, TokenDrawing.badgeWidth(sign, size), TokenDrawing.BADGE * size);
        return TokenDrawing.pill(sign, box, size, List.of("key"));
    }

    private static List<Drawn> example(Scene.Entry entry, double x, double y, double point) {
        List<String> classes = entry.classes();
        double right = x + SWATCH * point;
        double half = 8.5 * point;
        if (classes.stream().anyMatch(LINES::contains)) {
            List<Point> points = List.of(new Point(x, y), new Point(right, y));
            boolean arrow = classes.contains("move") || classes.contains("shot") || classes.contains("path");
            return LineDrawing.of(new Mark.Line("", points, arrow, classes, ""), point);
        }
        List<String> icons = Glossary.icons(classes);
        if (icons.size() == 1 && classes.size() == 1) {
            return StateMark.of(icons.get(0), (x + right) / 2, y, 9 * point, List.of());
        }
        String symbol = classes.stream()
                .filter(c -> Artwork.symbol(c).isPresent())
                .findFirst()
                .orElse("");
        if (!symbol.isEmpty()) {
            Point middle = new Point((x + right) / 2, y);
            double facing = Artwork.symbol(symbol).orElseThrow().kind().equals("craft") ? 45 : -1;
            return TokenDrawing.of(new Mark.Token("", middle, 11 * point, facing, symbol, "", classes, ""), point);
        }
        List<Point> corners = List.of(
                new Point(x, y - half), new Point(right, y - half), new Point(right, y + half), new Point(x, y + half));
        return PatchDrawing.of(new Mark.Patch("", corners, classes, ""), point);
    }
}
