package org.muster.geometry.move;

import org.muster.api.Preview;
import org.muster.api.space.Point;

/**
 * A straight part of a way.
 *
 * @param cost what it takes from the move: its length seen from above, or the height of a climb
 * @param climbed the height climbed, up or down; 0 unless it is a climb
 * @param gap the widest gap it leaps; 0 unless it is a leap
 */
@Preview
public record Leg(Kind kind, Point from, Point to, double cost, double climbed, double gap) {

    /** How a leg is gone. */
    public enum Kind {
        /** On foot, with free steps up and jumps down. */
        WALK,
        /** Across a gap. */
        LEAP,
        /** Up or down at an edge. */
        CLIMB
    }

    static Leg walk(Point from, Point to, double length) {
        return new Leg(Kind.WALK, from, to, length, 0, 0);
    }

    static Leg leap(Point from, Point to, double length, double gap) {
        return new Leg(Kind.LEAP, from, to, length, 0, gap);
    }

    static Leg climb(Point from, Point to, double height) {
        return new Leg(Kind.CLIMB, from, to, height, height, 0);
    }
}
