package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.Disc;

/** An area marked out on the table, a simple polygon. */
public record Zone(List<Point> corners) {

    public Zone {
        corners = List.copyOf(corners);
    }

    /** Whether the whole of a base lies in it, within {@code tolerance}. */
    public boolean holds(Disc disc, double tolerance) {
        return contains(disc.at()) && toBorder(disc.at()) >= disc.radius() - tolerance;
    }

    private boolean contains(Point point) {
        boolean inside = false;
        for (int i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
            Point a = corners.get(i);
            Point b = corners.get(j);
            if (a.y() > point.y() != b.y() > point.y()
                    && point.x() < (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()) + a.x()) {
                inside = !inside;
            }
        }
        return inside;
    }

    private double toBorder(Point point) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
            least = Math.min(least, toSegment(point, corners.get(i), corners.get(j)));
        }
        return least;
    }

    private static double toSegment(Point point, Point a, Point b) {
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double square = dx * dx + dy * dy;
        double t = square == 0 ? 0 : ((point.x() - a.x()) * dx + (point.y() - a.y()) * dy) / square;
        double within = Math.max(0, Math.min(1, t));
        double x = point.x() - a.x() - within * dx;
        double y = point.y() - a.y() - within * dy;
        return Math.sqrt(x * x + y * y);
    }

    /** The middle of what it reaches over. */
    public Point middle() {
        return new Point((from(true) + to(true)) / 2, (from(false) + to(false)) / 2);
    }

    /** The least of its coordinates along x, or along y. */
    public double from(boolean x) {
        double least = Double.POSITIVE_INFINITY;
        for (Point corner : corners) {
            least = Math.min(least, x ? corner.x() : corner.y());
        }
        return least;
    }

    /** The greatest of its coordinates along x, or along y. */
    public double to(boolean x) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (Point corner : corners) {
            greatest = Math.max(greatest, x ? corner.x() : corner.y());
        }
        return greatest;
    }
}
