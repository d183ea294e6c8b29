package org.muster.api.space;

import org.jspecify.annotations.Nullable;
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

    // As the language would do it, but for what that makes anew in each process.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Point point && Double.compare(x, point.x) == 0 && Double.compare(y, point.y) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(x) + Double.hashCode(y);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
