package org.muster.api.space;

import org.muster.api.Stable;

/**
 * A place on a continuous table, in the system's unit, kept to a thousandth so that every machine agrees.
 */
@Stable
public record Point(double x, double y) {

    public Point {
        x = Math.rint(x * 1000) / 1000;
        y = Math.rint(y * 1000) / 1000;
    }

    /** Straight distance. */
    public double to(Point other) {
        return StrictMath.hypot(x - other.x, y - other.y);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
