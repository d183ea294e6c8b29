package org.muster.geometry.move;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.table.Unsafe;

/** What people read when a move is not possible. */
public final class MoveViolations {

    private MoveViolations() {}

    static Violation far(double length, double limit) {
        return Violation.of("MOVE_FAR", "This way is {length} long; {limit} is left.", n(length), n(limit));
    }

    static Violation blocked(String by) {
        return Violation.of("MOVE_BLOCKED", "{piece} is in the way.", by);
    }

    static Violation edgeOfTable() {
        return Violation.of("MOVE_BLOCKED", "The table ends there.");
    }

    static Violation drop(Object piece, double drop, double limit) {
        return Violation.of(
                "MOVE_DROP", "It is {drop} down from {piece}; {limit} may be jumped.", n(drop), piece, n(limit));
    }

    static Violation gap(double width, double limit) {
        return Violation.of(
                "MOVE_GAP", "The gap is {width} wide along this way; {limit} may be leapt.", n(width), n(limit));
    }

    static Violation noHold(String piece) {
        return Violation.of("MOVE_CLIMB", "{piece} can't be climbed: it has no hold.", piece);
    }

    static Violation climbsNothing(String piece) {
        return Violation.of("MOVE_CLIMB", "{piece} would have to be climbed; this move does not climb.", piece);
    }

    /** A wall that can be climbed, by another leg than this. */
    static Violation climbedElsewhere(String piece, List<Point> over) {
        return over.isEmpty()
                ? Violation.of(
                        "MOVE_CLIMB",
                        "{piece} can't be climbed here: the base must touch the edge it climbs and end just beyond it, at a"
                                + " right angle.",
                        piece)
                : Violation.of(
                        "MOVE_CLIMB",
                        "{piece} must be climbed: go where the base touches its edge, {foot}, climb to just beyond it,"
                                + " {landing}, and on from there.",
                        piece,
                        at(over.get(0)),
                        at(over.get(1)));
    }

    private static Sentence at(Point point) {
        return Sentence.of("({x}, {y})", n(point.x()), n(point.y()));
    }

    static Violation climbTooHigh(String piece, double height, double left) {
        return Violation.of(
                "MOVE_CLIMB", "To climb {piece} takes {height}; {left} is left.", piece, n(height), n(left));
    }

    public static Violation unsafe(Unsafe unsafe) {
        return switch (unsafe.why()) {
            case EDGE_OF_TABLE -> Violation.of("MOVE_END", "The base would not be wholly on the table.");
            case OVERHANG -> Violation.of("MOVE_END", "The base would hang over an edge of {piece}.", unsafe.piece());
            case NOT_STANDABLE -> Violation.of("MOVE_END", "Nobody can stand on {piece}.", unsafe.piece());
        };
    }

    public static Violation overlap(String other, double by) {
        return Violation.of("MOVE_END", "The base would overlap {other} by {by}.", other, n(by));
    }

    /**
     * Too far from something.
     *
     * @param distance slant
     * @param rise how much higher it would stand than that; below 0: lower
     */
    public static Violation cohesion(String mini, double distance, double rise, Object what, double limit) {
        Sentence away = rise == 0
                ? Sentence.of("{distance} away from {what}", n(distance), what)
                : rise > 0
                        ? Sentence.of("{distance} away from {what} and {rise} higher", n(distance), what, n(rise))
                        : Sentence.of("{distance} away from {what} and {rise} lower", n(distance), what, n(-rise));
        return Violation.of("MOVE_COHESION", "{mini} would be {away}; {limit} is allowed.", mini, away, n(limit));
    }

    public static Violation level(String mini, double height, double wanted) {
        return Violation.of(
                "MOVE_END", "{mini} would stand at height {height}, not {wanted}.", mini, n(height), n(wanted));
    }

    public static Violation tooHigh(String mini, double height, double ceiling) {
        return Violation.of(
                "MOVE_END", "{mini} would stand at height {height}, not below {ceiling}.", mini, n(height), n(ceiling));
    }

    public static Violation contact(String mini, String enemy) {
        return Violation.of("MOVE_CONTACT", "{mini} would touch {enemy}.", mini, enemy);
    }

    /** A length to the hundredth, whole where it is. */
    public static Number n(double length) {
        double rounded = Math.rint(length * 100) / 100 + 0.0;
        return rounded == Math.rint(rounded) ? (Number) (long) rounded : (Number) rounded;
    }
}
