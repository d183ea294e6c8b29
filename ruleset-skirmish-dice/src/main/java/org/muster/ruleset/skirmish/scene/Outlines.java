package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.data.Numbers;

/** Shapes on the table. */
final class Outlines {

    private static final int RING_CORNERS = 48;

    private Outlines() {}

    /** A ring. */
    static List<Point> circle(Point centre, double radius) {
        List<Point> corners = new ArrayList<>(RING_CORNERS);
        for (int i = 0; i < RING_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / RING_CORNERS;
            corners.add(new Point(
                    centre.x() + radius * StrictMath.cos(angle), centre.y() + radius * StrictMath.sin(angle)));
        }
        return corners;
    }

    /** The middle of what a polygon takes. */
    static Point middle(List<Point> polygon) {
        return near(polygon, Double.POSITIVE_INFINITY, 0);
    }

    /** Where a height is written: in the middle, of a large piece in a corner, out of the way of what stands on it. */
    static Point room(List<Point> polygon, double letter) {
        return near(polygon, 2 * letter, 8 * letter);
    }

    private static Point near(List<Point> polygon, double most, double smallest) {
        double left = polygon.stream().mapToDouble(Point::x).min().orElse(0);
        double right = polygon.stream().mapToDouble(Point::x).max().orElse(0);
        double low = polygon.stream().mapToDouble(Point::y).min().orElse(0);
        double high = polygon.stream().mapToDouble(Point::y).max().orElse(0);
        boolean small = Math.min(right - left, high - low) < smallest;
        double off = small ? Double.POSITIVE_INFINITY : most;
        return new Point(left + Math.min((right - left) / 2, off), low + Math.min((high - low) / 2, off));
    }

    /** Points beyond the table are drawn at its edge. */
    static List<Point> within(Numbers numbers, List<Point> points) {
        return points.stream()
                .map(point -> new Point(
                        Math.max(0, Math.min(numbers.table().x(), point.x())),
                        Math.max(0, Math.min(numbers.table().y(), point.y()))))
                .toList();
    }
}
