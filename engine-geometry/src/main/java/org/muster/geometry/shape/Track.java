package org.muster.geometry.shape;

/** A straight stretch, its points named by their distance from the start. */
public record Track(double ox, double oy, double ux, double uy, double length) {

    public static Track between(double ax, double ay, double bx, double by) {
        double length = Plane.distance(ax, ay, bx, by);
        return length == 0
                ? new Track(ax, ay, 1, 0, 0)
                : new Track(ax, ay, (bx - ax) / length, (by - ay) / length, length);
    }

    public double x(double t) {
        return ox + t * ux;
    }

    public double y(double t) {
        return oy + t * uy;
    }

    public double endX() {
        return x(length);
    }

    public double endY() {
        return y(length);
    }

    /**
     * Adds the stretch that is nearer than {@code radius} to a segment: a convex shape of a band and two round ends, so
     * it is one stretch. For a radius of 0 it is the crossing alone, which cuts the track in two.
     */
    void near(double ax, double ay, double bx, double by, double radius, Spans spans) {
        double dx = bx - ax;
        double dy = by - ay;
        double edge = Plane.length(dx, dy);
        if (edge == 0) {
            return;
        }
        double ex = dx / edge;
        double ey = dy / edge;
        double along = (ox - ax) * ex + (oy - ay) * ey;
        double across = (oy - ay) * ex - (ox - ax) * ey;
        double alongPer = ux * ex + uy * ey;
        double acrossPer = uy * ex - ux * ey;
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;

        double in = enter(along, alongPer, 0, edge);
        double out = leave(along, alongPer, 0, edge);
        in = Math.max(in, enter(across, acrossPer, -radius, radius));
        out = Math.min(out, leave(across, acrossPer, -radius, radius));
        if (in <= out) {
            from = in;
            to = out;
        }
        if (radius > 0) {
            for (int end = 0; end < 2; end++) {
                double cx = (end == 0 ? ax : bx) - ox;
                double cy = (end == 0 ? ay : by) - oy;
                double middle = cx * ux + cy * uy;
                double off = cx * uy - cy * ux;
                double half = radius * radius - off * off;
                if (half > 0) {
                    half = Math.sqrt(half);
                    from = Math.min(from, middle - half);
                    to = Math.max(to, middle + half);
                }
            }
        }
        from = Math.max(from, 0);
        to = Math.min(to, length);
        if (from < to) {
            spans.add(from, to);
        } else if (radius == 0 && from == to) {
            spans.cut(from);
        }
    }

    private static double enter(double at, double per, double low, double high) {
        if (per == 0) {
            return at >= low && at <= high ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        return ((per > 0 ? low : high) - at) / per;
    }

    private static double leave(double at, double per, double low, double high) {
        if (per == 0) {
            return at >= low && at <= high ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        return ((per > 0 ? high : low) - at) / per;
    }
}
