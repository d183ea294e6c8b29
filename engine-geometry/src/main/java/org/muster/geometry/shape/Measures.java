package org.muster.geometry.shape;

import org.muster.api.Preview;
import org.muster.api.space.Point;

/**
 * The numbers a table is measured with, all of them lengths in the table's unit.
 *
 * @param tolerance 'at most' means at most this much more; bases touch when their gap is not wider, overlap when it is
 *     narrower than the negative of it
 * @param grid coordinates that leave the geometry are multiples of this
 * @param step height that is moved over or onto freely
 * @param drop height that may be jumped down
 * @param gap width that may be leapt
 * @param silhouette height of what is seen above a base
 * @param carriedByRim whether a lower surface carries in passing a base of which only the rim is over it; else it must
 *     stand there with its centre
 */
@Preview
public record Measures(
        double tolerance, double grid, double step, double drop, double gap, double silhouette, boolean carriedByRim) {

    public Measures {
        if (!(tolerance > 0 && grid > 0 && grid < tolerance && step >= 0 && drop >= 0 && gap >= 0 && silhouette > 0)) {
            throw new IllegalArgumentException("measures of no table");
        }
    }

    /** A hundredth as grid, two as tolerance: what suits centimetres. */
    public static Measures of(double step, double drop, double gap, double silhouette) {
        return new Measures(0.02, 0.01, step, drop, gap, silhouette, false);
    }

    /** The same where the rim of a base is enough to be carried. */
    public Measures carryingByRim() {
        return new Measures(tolerance, grid, step, drop, gap, silhouette, true);
    }

    /** The nearest multiple of the grid. */
    public double round(double length) {
        // grid is a decimal fraction: dividing by its whole reciprocal gives the double that is written the same way
        double per = Math.rint(1 / grid);
        return Math.rint(length * per) / per + 0.0;
    }

    /** The nearest point of the grid. */
    public Point round(Point point) {
        return new Point(round(point.x()), round(point.y()));
    }

    /** The tolerance, and what sums of doubles are off by. */
    public double slack() {
        return tolerance + 1e-9;
    }

    /** How deep a base must reach over a border to be beyond it: a length that no two places on the grid are apart. */
    public double overlap() {
        return tolerance + 1e-6;
    }

    public Point point(double x, double y) {
        return new Point(round(x), round(y));
    }
}
