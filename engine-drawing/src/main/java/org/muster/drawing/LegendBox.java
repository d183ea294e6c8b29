package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** What the classes mean: small examples with words, in columns below the board. */
final class LegendBox {

    private static final double SIZE = 8.5;
    private static final double SWATCH = 30;
    private static final double ROW = 25;
    private static final double PADDING = 16;
    private static final List<String> LINES = List.of("path", "move", "shot", "sight", "link", "route", "border");

    private LegendBox() {}

    /** Returns how high it is with the gap above it; 0 if there is nothing to explain. */
    static double draw(
            List<Scene.Entry> legend, double left, double top, double width, double point, List<Drawn> into) {
        if (legend.isEmpty()) {
            return 0;
        }
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

        List<Drawn> entries = new ArrayList<>();
        double bottom = top + padding;
        for (int row = 0; row < rows; row++) {
            int lines = 1;
            for (int c = 0; c < columns && row + c * rows < legend.size(); c++) {
                // Down the columns, as one reads a list.
                Scene.Entry entry = legend.get(row + c * rows);
                double x = left + padding + c * column;
                double y = bottom + ROW / 2 * point;
                entries.addAll(example(entry, x, y, point));
                double words = x + swatch + gap;
                List<String> label =
                        Lettering.REGULAR.wrap(PlainWords.of(entry.label()), size, left + width - padding - words);
                for (int i = 0; i < label.size(); i++) {
                    double line = y + size / 2 + i * size * 2;
                    entries.add(new Drawn.Words(words, line, size, false, label.get(i), List.of("legend-text")));
                }
                lines = Math.max(lines, label.size());
            }
            bottom += ROW * point + (lines - 1) * size * 2;
        }
        bottom += padding;
        into.add(new Drawn.Shape(PathData.rectangle(left, top, width, bottom - top, 5 * point), List.of("legend-box")));
        into.addAll(entries);
        return bottom - top + 20 * point;
    }

    private static double widest(List<Scene.Entry> legend, double size) {
        return legend.stream()
                .mapToDouble(entry -> Lettering.REGULAR.width(PlainWords.of(entry.label()), size))
                .max()
                .orElse(0);
    }

    /** As few columns as make no more rows: then the last column isn't left short. */
    private static int even(int entries, int columns) {
        int rows = (entries + columns - 1) / columns;
        return (entries + rows - 1) / rows;
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
