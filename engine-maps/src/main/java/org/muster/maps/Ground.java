package org.muster.maps;

import java.util.List;
import org.muster.api.space.Point;

/** Outlines of a place. */
final class Ground {

    private Ground() {}

    /** The centroid of the largest piece. */
    static Point middle(List<List<Point>> outlines) {
        List<Point> largest = outlines.get(0);
        for (List<Point> outline : outlines) {
            largest = Math.abs(area(outline)) > Math.abs(area(largest)) ? outline : largest;
        }
        double area = area(largest);
        if (area == 0) {
            return largest.get(0);
        }
        double x = 0;
        double y = 0;
        for (int i = 0; i < largest.size(); i++) {
            Point one = largest.get(i);
            Point next = largest.get((i + 1) % largest.size());
            double cross = one.x() * next.y() - next.x() * one.y();
            x += (one.x() + next.x()) * cross;
            y += (one.y() + next.y()) * cross;
        }
        return new Point(x / (6 * area), y / (6 * area));
    }

    private static double area(List<Point> outline) {
        double twice = 0;
        for (int i = 0; i < outline.size(); i++) {
            Point one = outline.get(i);
            Point next = outline.get((i + 1) % outline.size());
            twice += one.x() * next.y() - next.x() * one.y();
        }
        return twice / 2;
    }
}
