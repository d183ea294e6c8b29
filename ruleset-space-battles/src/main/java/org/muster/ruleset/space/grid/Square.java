package org.muster.ruleset.space.grid;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A space of the board: {@code x} grows to the east and {@code y} to the north, both from 1 in the south-west corner
 * (SPB-GRID-01). Written as {@code [x, y]}.
 */
public record Square(int x, int y) {

    private static final Pattern ID = Pattern.compile("x(-?[0-9]{1,4})y(-?[0-9]{1,4})");

    /**
     * As it is written.
     *
     * @throws IllegalArgumentException if it is not two numbers
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Square of(List<Integer> xy) {
        if (xy.size() != 2) {
            throw new IllegalArgumentException("a square is [x, y], not " + xy);
        }
        return new Square(xy.get(0), xy.get(1));
    }

    /** The square of that id, {@code x8y14}; null if it is none. */
    public static @Nullable Square find(String id) {
        Matcher named = ID.matcher(id);
        return named.matches() ? new Square(Integer.parseInt(named.group(1)), Integer.parseInt(named.group(2))) : null;
    }

    /** As it is written. */
    @JsonValue
    public List<Integer> xy() {
        return List.of(x, y);
    }

    /** As answers and pictures name it: {@code x8y14}. */
    public String id() {
        return "x" + x + "y" + y;
    }

    /** The larger of the two differences (SPB-GRID-04). */
    public int distance(Square other) {
        return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
    }

    /** Whether it is one of the eight neighbours (SPB-GRID-04). */
    public boolean touches(Square other) {
        return distance(other) == 1;
    }

    /** The space that lies there, seen from a ship on this one. */
    public Square to(Offset offset, Facing facing) {
        return new Square(x + offset.dx(facing), y + offset.dy(facing));
    }

    /** So many spaces straight ahead. */
    public Square ahead(Facing facing, int spaces) {
        return new Square(x + spaces * facing.dx(), y + spaces * facing.dy());
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
