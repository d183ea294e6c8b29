package org.muster.ruleset.space.data;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * A rectangle of squares.
 *
 * @param x columns, in the order in which they are tried for a ship that nobody places
 * @param y rows, likewise; a row is tried to its end before the next
 * @param facing how ships stand in it that nobody places, and how arrivals must stand
 */
public record Area(Span x, Span y, @Nullable Facing facing) {

    /** Whether it holds that square. */
    public boolean has(Square square) {
        return x.has(square.x()) && y.has(square.y());
    }

    /** Its squares, in order. */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>();
        int right = x.from() <= x.to() ? 1 : -1;
        int up = y.from() <= y.to() ? 1 : -1;
        for (int row = y.from(); row != y.to() + up; row += up) {
            for (int column = x.from(); column != x.to() + right; column += right) {
                squares.add(new Square(column, row));
            }
        }
        return squares;
    }

    /** {@code x 1 to 16, y 1 to 2}. */
    @Override
    public String toString() {
        return Sentence.of("x {x}, y {y}", x, y).toString();
    }
}
