package org.muster.ruleset.space.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.grid.Offset;

/**
 * The file of moves, in place of the source's lost pictures.
 *
 * @param moves the kinds of move of each type (SPB-MOVE-03, -04, -07, -09, -12)
 * @param fast forward steps of a Fast ship's full power move (SPB-MOVE-10)
 * @param unwieldy turns of an Unwieldy ship's standard move (SPB-MOVE-15)
 * @param collision where a ship goes that meets an enemy
 */
public record Moves(
        OrderedMap<ShipType, OrderedMap<MoveKind, Length>> moves,
        @Between(min = 0) int fast,
        @Between(min = 0) int unwieldy,
        Collision collision) {

    /** Forward steps, all of them made, and turns of 90 degrees, at most so many (SPB-MOVE-13, -14). */
    public record Length(
            @Between(min = 0) int forward, @Between(min = 0) int turns) {}

    /**
     * "Possible Evasion Moves", seen from the ship that evades (SPB-COL-07, -08).
     *
     * @param diagonals where it goes if it can
     * @param jump where it goes if it can't, the space beyond the other ship
     */
    public record Collision(List<Offset> diagonals, Offset jump) {
        public Collision {
            diagonals = List.copyOf(diagonals);
        }
    }
}
