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
    double distance(double px, double py) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double squared = dx * dx + dy * dy;
        double part = squared == 0 ? 0 : Math.max(0, Math.min(1, ((px - x1) * dx + (py - y1) * dy) / squared));
        return StrictMath.hypot(px - x1 - part * dx, py - y1 - part * dy);
    }

    /** Whether its middle goes through a box: it is cut along the box's sides until nothing or something is left. */
    boolean meets(Box box) {
        double from = 0;
        double to = 1;
        double[][] sides = {
            {x1 - x2, x1 - box.left()},
            {x2 - x1, box.right() - x1},
            {y1 - y2, y1 - box.top()},
            {y2 - y1, box.bottom() - y1}
        };
        for (double[] side : sides) {
            if (side[0] == 0) {
                if (side[1] < 0) {
                    return false;
                }
            } else if (side[0] < 0) {
                from = Math.max(from, side[1] / side[0]);
            } else {
                to = Math.min(to, side[1] / side[0]);
            }
        }
        return from <= to;
    }

    /** Whether two middles cross or touch. */
    boolean crosses(Stroke other) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double ex = other.x2 - other.x1;
        double ey = other.y2 - other.y1;
        double cross = dx * ey - dy * ex;
        if (Math.abs(cross) < 1e-12) {
            return false;
        }
        double a = ((other.x1 - x1) * ey - (other.y1 - y1) * ex) / cross;
        double b = ((other.x1 - x1) * dy - (other.y1 - y1) * dx) / cross;
        return a >= 0 && a <= 1 && b >= 0 && b <= 1;
    }
}
