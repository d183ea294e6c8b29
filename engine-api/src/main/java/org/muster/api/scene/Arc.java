package org.muster.api.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;

/** Legs bent into parabolas. */
final class Arc {

    /** Straight pieces of a leg: none is seen as one. */
    private static final int PIECES = 16;

    private Arc() {}

    static List<Point> through(List<Point> points, double share) {
        if (!(Math.abs(share) <= 1)) {
            throw new IllegalArgumentException("a line is bowed by -1 to 1 of its length, not " + share);
        }
        List<Point> arc = new ArrayList<>(points.subList(0, Math.min(1, points.size())));
        for (int leg = 1; leg < points.size(); leg++) {
            Point from = points.get(leg - 1);
            Point to = points.get(leg);
            double dx = to.x() - from.x();
            double dy = to.y() - from.y();
            for (int i = 1; i <= PIECES; i++) {
                double t = (double) i / PIECES;
                double off = 4 * t * (1 - t) * share;
                arc.add(new Point(from.x() + t * dx - off * dy, from.y() + t * dy + off * dx));
            }
        }
        return arc;
    }
}
