package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.grid.Square;

/**
 * The move that is being made, or the last that was: what the steps of a move tell each other.
 *
 * @param ship who moves
 * @param steps made so far, a sidestep or jump counting as one forward (SPB-COL-10)
 * @param path every space it was on, from its start to where it is (SPB-CTR-04)
 * @param reaction whether it is a countermove, which nobody answers (SPB-RESP-03)
 * @param carrier who launches it; null: it was on the table
 * @param fired whether its attack move has fired (SPB-ATT-01)
 * @param over whether nothing more of it is made
 */
public record Manoeuvre(
        String ship,
        MoveKind kind,
        String steps,
        List<Square> path,
        boolean reaction,
        @Nullable String carrier,
        boolean fired,
        boolean over) {

    public Manoeuvre {
        path = List.copyOf(path);
    }

    /** Of a ship that stands at {@code start}. */
    static Manoeuvre begin(String ship, MoveKind kind, Square start, boolean reaction, @Nullable String carrier) {
        return new Manoeuvre(ship, kind, "", List.of(start), reaction, carrier, false, false);
    }

    /** Where it began. */
    Square start() {
        return path.get(0);
    }

    /** Where it has come to. */
    Square end() {
        return path.get(path.size() - 1);
    }

    /** How near it has come to a square (SPB-CTR-04). */
    int nearest(Square square) {
        int nearest = Integer.MAX_VALUE;
        for (Square one : path) {
            nearest = Math.min(nearest, square.distance(one));
        }
        return nearest;
    }

    /** Having made these steps over these squares. */
    Manoeuvre made(String more, List<Square> squares) {
        List<Square> all = new ArrayList<>(path);
        all.addAll(squares);
        return new Manoeuvre(ship, kind, steps + more, all, reaction, carrier, fired, over);
    }

    /** Back on a space it has passed. */
    Manoeuvre backTo(Square square) {
        List<Square> all = new ArrayList<>(path);
        all.add(square);
        return new Manoeuvre(ship, kind, steps, all, reaction, carrier, fired, over);
    }

    /** Having fired. */
    Manoeuvre firing() {
        return new Manoeuvre(ship, kind, steps, path, reaction, carrier, true, over);
    }

    /** Cut short, or done. */
    Manoeuvre ended() {
        return new Manoeuvre(ship, kind, steps, path, reaction, carrier, fired, true);
    }
}
