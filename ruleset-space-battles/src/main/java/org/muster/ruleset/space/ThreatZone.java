package org.muster.ruleset.space;

import java.util.List;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/** The spaces around a ship that its rapid and heavy weapons reach, turned with its facing (SPB-RAP-05). */
final class ThreatZone {

    private final String letter;
    private final List<Offset> spaces;
    private final int reach;
    private final boolean[] holds;

    ThreatZone(String letter, List<Offset> spaces) {
        this.letter = letter;
        this.spaces = List.copyOf(spaces);
        int most = 0;
        for (Offset space : spaces) {
            most = Math.max(most, Math.max(Math.abs(space.right()), Math.abs(space.forward())));
        }
        this.reach = most;
        this.holds = new boolean[(2 * most + 1) * (2 * most + 1)];
        for (Offset space : spaces) {
            holds[place(space.right(), space.forward())] = true;
        }
    }

    private int place(int right, int forward) {
        return (forward + reach) * (2 * reach + 1) + right + reach;
    }

    /** Its name in the tables. */
    String letter() {
        return letter;
    }

    /** Its spaces, as the ship sees them. */
    List<Offset> spaces() {
        return spaces;
    }

    /** Whether {@code there} is as close to {@code here} as the farthest of its spaces. */
    boolean isNear(Square here, Square there) {
        return here.distance(there) <= reach;
    }

    /** Whether a ship that stands {@code here} threatens {@code there}. */
    boolean reaches(Square here, Facing facing, Square there) {
        int dx = there.x() - here.x();
        int dy = there.y() - here.y();
        if (Math.abs(dx) > reach || Math.abs(dy) > reach) {
            return false;
        }
        return switch (facing) {
            case N -> holds[place(dx, dy)];
            case E -> holds[place(-dy, dx)];
            case S -> holds[place(-dx, -dy)];
            case W -> holds[place(dy, -dx)];
        };
    }
}
