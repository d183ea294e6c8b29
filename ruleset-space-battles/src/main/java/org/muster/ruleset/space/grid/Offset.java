package org.muster.ruleset.space.grid;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/**
 * A space as a ship sees it: {@code right} spaces to its right (negative: left) and {@code forward} spaces before it
 * (negative: behind). Written as {@code [r, f]}.
 */
public record Offset(int right, int forward) {

    /** The space directly behind. */
    public static final Offset BEHIND = new Offset(0, -1);

    /** The eight neighbours of a space, clockwise from the north. */
    public static final List<Offset> NEIGHBOURS = List.of(
            new Offset(0, 1),
            new Offset(1, 1),
            new Offset(1, 0),
            new Offset(1, -1),
            new Offset(0, -1),
            new Offset(-1, -1),
            new Offset(-1, 0),
            new Offset(-1, 1));

    /**
     * As it is written.
     *
     * @throws IllegalArgumentException if it is not two numbers
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Offset of(List<Integer> rf) {
        if (rf.size() != 2) {
            throw new IllegalArgumentException("a relative space is [right, forward], not " + rf);
        }
        return new Offset(rf.get(0), rf.get(1));
    }

    /** Where {@code there} lies, seen from a ship that stands {@code here}. */
    public static Offset of(Square here, Facing facing, Square there) {
        int dx = there.x() - here.x();
        int dy = there.y() - here.y();
        return switch (facing) {
            case N -> new Offset(dx, dy);
            case E -> new Offset(-dy, dx);
            case S -> new Offset(-dx, -dy);
            case W -> new Offset(dy, -dx);
        };
    }

    /** As it is written. */
    @JsonValue
    public List<Integer> rf() {
        return List.of(right, forward);
    }

    /** Spaces to the east, for a ship with that facing. */
    public int dx(Facing facing) {
        return switch (facing) {
            case N -> right;
            case E -> forward;
            case S -> -right;
            case W -> -forward;
        };
    }

    /** Spaces to the north, for a ship with that facing. */
    public int dy(Facing facing) {
        return switch (facing) {
            case N -> forward;
            case E -> -right;
            case S -> -forward;
            case W -> right;
        };
    }

    @Override
    public String toString() {
        return "[" + right + "," + forward + "]";
    }
}
