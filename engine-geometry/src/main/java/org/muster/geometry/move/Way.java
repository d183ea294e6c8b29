package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.Preview;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;

/**
 * A way that can be gone.
 *
 * @param legs in order; none when nobody moves
 * @param end the base where it comes to rest
 */
@Preview
public record Way(List<Leg> legs, Disc end) {

    public Way {
        legs = List.copyOf(legs);
    }

    /** What it takes from a move: all legs. */
    public double length() {
        double length = 0;
        for (Leg leg : legs) {
            length += leg.cost();
        }
        return length;
    }

    /** The height climbed on it, up and down. */
    public double climbed() {
        double climbed = 0;
        for (Leg leg : legs) {
            climbed += leg.climbed();
        }
        return climbed;
    }

    /** Its corners, the start included. */
    public List<Point> points() {
        List<Point> points = new ArrayList<>();
        points.add(legs.isEmpty() ? end.at() : legs.get(0).from());
        for (Leg leg : legs) {
            points.add(leg.to());
        }
        return points;
    }
}
