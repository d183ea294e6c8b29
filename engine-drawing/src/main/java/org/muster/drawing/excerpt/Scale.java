package org.muster.drawing.excerpt;

import java.awt.geom.Rectangle2D;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** The numbers along the edges of a board, also as they stand along a window that does not reach these edges. */
public final class Scale {

    /** So many in a line are a scale. */
    private static final int LEAST = 3;

    private final List<Mark.Label> numbers = new ArrayList<>();
    private final Rectangle2D window;
    private Rectangle2D frame;

    Scale(Scene scene, Rectangle2D window) {
        this.window = window;
        this.frame = window;
        List<Mark.Label> all = all(scene);
        for (Mark.Label number : all) {
            double x = number.at().x();
            double y = number.at().y();
            boolean isInside = window.contains(x, y);
            if (!isInside && isIn(x, window.getMinX(), window.getMaxX()) && counts(line(all, Point::y, y, Point::x))) {
                add(number, new Point(x, beside(y, scene.height(), window.getMinY(), window.getMaxY())));
            } else if (!isInside
                    && isIn(y, window.getMinY(), window.getMaxY())
                    && counts(line(all, Point::x, x, Point::y))) {
                add(number, new Point(beside(x, scene.width(), window.getMinX(), window.getMaxX()), y));
            }
        }
    }

    /** Those of a whole board, an edge each, in their order. */
    public static List<List<Mark.Label>> of(Scene scene) {
        List<List<Mark.Label>> lines = new ArrayList<>();
        List<Mark.Label> left = new ArrayList<>(all(scene));
        while (!left.isEmpty()) {
            Point first = left.get(0).at();
            List<Mark.Label> across = line(left, Point::y, first.y(), Point::x);
            List<Mark.Label> down = line(left, Point::x, first.x(), Point::y);
            if (counts(across)) {
                lines.add(across);
                left.removeAll(across);
            } else if (counts(down)) {
                lines.add(down);
                left.removeAll(down);
            } else {
                left.remove(0);
            }
        }
        return lines;
    }

    private static List<Mark.Label> all(Scene scene) {
        return scene.marks().stream()
                .filter(Mark.Label.class::isInstance)
                .map(Mark.Label.class::cast)
                .filter(label -> label.id().isEmpty()
                        && label.classes().contains("quiet")
                        && label.text().matches("\\d+"))
                .toList();
    }

    private static List<Mark.Label> line(
            List<Mark.Label> all, ToDoubleFunction<Point> shared, double value, ToDoubleFunction<Point> along) {
        return all.stream()
                .filter(one -> Math.abs(shared.applyAsDouble(one.at()) - value) < 1e-9)
                .sorted(Comparator.comparingDouble(one -> along.applyAsDouble(one.at())))
                .toList();
    }

    private static boolean isIn(double value, double from, double to) {
        return value > from && value < to;
    }

    /** Whether they go up, or down, along their line: what places are worth does not. */
    private static boolean counts(List<Mark.Label> labels) {
        List<BigInteger> line =
                labels.stream().map(one -> new BigInteger(one.text())).toList();
        if (line.size() < LEAST) {
            return false;
        }
        int way = line.get(1).compareTo(line.get(0));
        return way != 0
                && IntStream.range(1, line.size()).allMatch(i -> line.get(i).compareTo(line.get(i - 1)) == way);
    }

    /** As far outside the window as it stands inside the edge of the board that is nearer. */
    private static double beside(double value, double board, double from, double to) {
        return value < board / 2 ? from - value : to + board - value;
    }

    /** With as much room behind it as before it. */
    private void add(Mark.Label number, Point at) {
        numbers.add(new Mark.Label(number.id(), at, number.size(), number.text(), number.classes()));
        Rectangle2D room = new Rectangle2D.Double(at.x(), at.y(), 0, 0);
        if (at.y() < window.getMinY() || at.y() > window.getMaxY()) {
            double nearest = at.y() < window.getMinY() ? window.getMinY() : window.getMaxY();
            room.add(at.x(), 2 * at.y() - nearest);
        } else {
            double nearest = at.x() < window.getMinX() ? window.getMinX() : window.getMaxX();
            room.add(2 * at.x() - nearest, at.y());
        }
        frame = frame.createUnion(room);
    }

    /** Those that would be cut off, beside the window. */
    List<Mark.Label> numbers() {
        return numbers;
    }

    /** The window with room for them. */
    Rectangle2D frame() {
        return frame;
    }
}
