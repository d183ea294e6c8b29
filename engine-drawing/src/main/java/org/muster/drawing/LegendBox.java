package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
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
    private static final double GAP = 20;
    /** Half of a plain piece: with a ring it is no higher than a row. */
    private static final double PIECE = 7;

    private static final String ELLIPSIS = "\u2026";

    private static final Point MIDDLE = new Point(0, 0);
    /** From one example of a row to the next below it. */
    private static final double STACK = 15;

    private LegendBox() {}

    /** What is drawn at a place; x is its left border, y its middle. */
    private interface Example {
        List<Drawn> at(double x, double y);
    }

    /** Examples below each other, and what they mean. */
    private record Row(List<Example> examples, String words) {}

    /** Returns how high it is with the gap above it; 0 if there is nothing to explain. */
    static double draw(
            Scene scene, List<Keys.Key> keys, double left, double top, double width, double point, List<Drawn> into) {
        double bottom = top;
        List<Drawn> entries = new ArrayList<>();
        Places places = new Places(scene);
        List<Row> meanings = Legend.of(scene).stream()
                .map(entry -> new Row(
                        examples(scene, entry, point), label(entry, Legend.untold(scene, entry, point), places)))
                .toList();
        List<Row> names = keys.stream()
                .map(key -> new Row(
                        key.sign().isEmpty()
                                ? List.<Example>of()
                                : List.<Example>of((x, y) -> sign(key.sign(), x, y, point)),
                        key.words()))
                .toList();
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
        return bottom - top + GAP * point;
    }

    /** What an entry means, and of which pieces it is true that are too small to show it. */
    private static String label(Scene.Entry entry, List<Mark.Token> untold, Places places) {
        String label = PlainWords.of(entry.label());
        return untold.isEmpty()
                ? label
                : Sentence.of(
                                "{state}: {pieces}",
                                label,
                                Sentence.joined(
                                        ", ",
                                        untold.stream()
                                                .map(places::name)
                                                .distinct()
                                                .toList()))
                        .toString();
    }

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
            double more = 0;
            for (int c = 0; c < columns && row + c * rows < legend.size(); c++) {
                // Down the columns, as one reads a list.
                Row entry = legend.get(row + c * rows);
                double x = left + padding + c * column;
                double y = bottom + ROW / 2 * point;
                for (int i = 0; i < entry.examples().size(); i++) {
                    entries.addAll(entry.examples().get(i).at(x, y + i * STACK * point));
                }
                double words = x + swatch + gap;
                List<String> label = Lettering.REGULAR.wrap(entry.words(), size, left + width - padding - words);
                for (int i = 0; i < label.size(); i++) {
                    double line = y + size / 2 + i * size * 2;
                    entries.add(new Drawn.Words(words, line, size, false, label.get(i), List.of("legend-text")));
                }
                double high = Math.max(
                        (label.size() - 1) * size * 2, (entry.examples().size() - 1) * STACK * point);
                more = Math.max(more, high);
            }
            bottom += ROW * point + more;
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

    private static List<Drawn> sign(String sign, double x, double y, double point) {
        double size = 6 * point;
        Box box = Box.around(x + SWATCH / 2 * point, y, TokenDrawing.badgeWidth(sign, size), TokenDrawing.BADGE * size);
        return TokenDrawing.pill(sign, box, size, List.of("key"));
    }

    /** Of lines one of each colour that they have on the board; of all else one. */
    private static List<Example> examples(Scene scene, Scene.Entry entry, double point) {
        if (Legend.isLine(entry)) {
            return Legend.lines(scene, entry).stream()
                    .<Example>map(line -> (x, y) -> line(line, x, y, point))
                    .toList();
        }
        List<String> classes = entry.classes();
        List<String> icons = Glossary.icons(classes);
        if (icons.size() == 1 && classes.size() == 1) {
            return List.of((x, y) -> StateMark.of(icons.get(0), x + SWATCH / 2 * point, y, 9 * point, List.of()));
        }
        String symbol = classes.stream()
                .filter(c -> Artwork.symbol(c).isPresent())
                .findFirst()
                .orElse("");
        if (!symbol.isEmpty()) {
            double facing = Artwork.symbol(symbol).orElseThrow().kind().equals("craft") ? 45 : -1;
            Mark.Token piece = new Mark.Token("", MIDDLE, 11 * point, facing, symbol, "", classes, "");
            return List.of((x, y) -> piece(piece, x, y, point));
        }
        Optional<Mark.Label> words = Legend.words(scene, entry);
        if (words.isPresent()) {
            return List.of((x, y) -> words(words.get(), x, y, point));
        }
        Optional<Mark.Token> plain =
                Glossary.owner(classes).isPresent() ? Optional.empty() : Legend.piece(scene, entry);
        if (plain.isPresent()) {
            Mark.Token piece = new Mark.Token(
                    "", MIDDLE, PIECE * point, -1, "", plain.get().text(), classes, "");
            return List.of((x, y) -> piece(piece, x, y, point));
        }
        return List.of((x, y) -> patch(classes, x, y, point));
    }

    /** As they stand on the board; long ones begin so. */
    private static List<Drawn> words(Mark.Label like, double x, double y, double point) {
        double size = 6 * point;
        String text = PlainWords.of(like.text());
        while (text.length() > 1 && Lettering.REGULAR.width(text + ELLIPSIS, size) > SWATCH * point) {
            text = text.substring(0, text.length() - 1);
        }
        String shown = text.equals(PlainWords.of(like.text())) ? text : text + ELLIPSIS;
        return List.of(new Drawn.Words(
                x + SWATCH / 2 * point, y + size / 2, size, true, shown, Roles.of("words", like.classes())));
    }

    private static List<Drawn> line(Mark.Line like, double x, double y, double point) {
        List<Point> points = List.of(new Point(x, y), new Point(x + SWATCH * point, y));
        return LineDrawing.of(new Mark.Line("", points, like.arrow(), like.classes(), ""), point);
    }

    private static List<Drawn> piece(Mark.Token like, double x, double y, double point) {
        Point middle = new Point(x + SWATCH / 2 * point, y);
        return TokenDrawing.of(
                new Mark.Token(
                        "", middle, like.radius(), like.facing(), like.symbol(), like.text(), like.classes(), ""),
                point);
    }

    private static List<Drawn> patch(List<String> classes, double x, double y, double point) {
        double right = x + SWATCH * point;
        double half = 8.5 * point;
        List<Point> corners = List.of(
                new Point(x, y - half), new Point(right, y - half), new Point(right, y + half), new Point(x, y + half));
        return PatchDrawing.of(new Mark.Patch("", corners, classes, ""), point, false);
    }
}
