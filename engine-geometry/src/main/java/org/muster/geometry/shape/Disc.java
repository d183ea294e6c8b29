package org.muster.geometry.shape;

import org.muster.api.Preview;
import org.muster.api.space.Point;

/**
 * A round base, or any other round place, on its level. A diameter of 0 makes it a point.
 *
 * @param at its centre seen from above
 * @param z its height
 */
@Preview
public record Disc(Point at, double diameter, double z) {

    /** Half the diameter. */
    public double radius() {
        return diameter / 2;
    }

    /** Between the edges seen from above; negative when they overlap. */
    public double gap(Disc other) {
        return Plane.distance(at.x(), at.y(), other.at.x(), other.at.y()) - (diameter + other.diameter) / 2;
    }

    /** From edge to edge through the air, up and down included. */
    public double distance(Disc other) {
        return Plane.length(Math.max(0, gap(other)), z - other.z);
    }

    public boolean touches(Disc other, double tolerance) {
        return Math.abs(gap(other)) <= tolerance && Math.abs(z - other.z) <= tolerance;
    }

    public boolean overlaps(Disc other, double tolerance) {
        return gap(other) < -tolerance;
    }
}
