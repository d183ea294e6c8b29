package org.muster.drawing.excerpt;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.muster.api.space.Point;

/** So much of a shape as lies in a window: cut along one side of it after the other (Sutherland and Hodgman). */
final class Cut {

    private Cut() {}

    /** Fewer than three corners if nothing of it does. */
    static List<Point> to(Rectangle2D window, List<Point> corners) {
        List<Point> left = beyond(corners, point -> point.x() - window.getMinX());
        List<Point> right = beyond(left, point -> window.getMaxX() - point.x());
        List<Point> top = beyond(right, point -> point.y() - window.getMinY());
        return beyond(top, point -> window.getMaxY() - point.y());
    }

    /** @param depth how far inside a point lies, negative outside */
    private static List<Point> beyond(List<Point> corners, ToDoubleFunction<Point> depth) {
        List<Point> kept = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Point from = corners.get(i);
            Point to = corners.get((i + 1) % corners.size());
            double here = depth.applyAsDouble(from);
            double there = depth.applyAsDouble(to);
            if (here >= 0) {
                kept.add(from);
            }
            if (here > 0 && there < 0 || here < 0 && there > 0) {
                double share = here / (here - there);
                kept.add(new Point(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share));
            }
        }
        return kept;
    }
}
