package org.muster.drawing.shape;

/**
 * A straight line with some breadth.
 *
 * @param half of its breadth
 */
public record Stroke(double x1, double y1, double x2, double y2, double half) {

    /** Of a box that holds it. */
    Box bounds() {
        return new Box(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)).grown(half);
    }

    /** How far a point is away from its middle. */
    public double distance(double px, double py) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double squared = dx * dx + dy * dy;
        double part = squared == 0 ? 0 : Math.max(0, Math.min(1, ((px - x1) * dx + (py - y1) * dy) / squared));
        return length(px - x1 - part * dx, py - y1 - part * dy);
    }

    /** Whether its middle goes through a box: it is cut along the box's sides until nothing or something is left. */
    boolean meets(Box box) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double from = 0;
        double to = 1;
        if (dx == 0) {
            if (x1 < box.left() || x1 > box.right()) {
                return false;
            }
        } else {
            double left = (box.left() - x1) / dx;
            double right = (box.right() - x1) / dx;
            from = Math.max(from, Math.min(left, right));
            to = Math.min(to, Math.max(left, right));
        }
        if (dy == 0) {
            if (y1 < box.top() || y1 > box.bottom()) {
                return false;
            }
        } else {
            double top = (box.top() - y1) / dy;
            double bottom = (box.bottom() - y1) / dy;
            from = Math.max(from, Math.min(top, bottom));
            to = Math.min(to, Math.max(top, bottom));
        }
        return from <= to;
    }

    private static double length(double x, double y) {
        return StrictMath.sqrt(x * x + y * y);
    }
}
