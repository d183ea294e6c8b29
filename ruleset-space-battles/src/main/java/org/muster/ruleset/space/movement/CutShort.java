package org.muster.ruleset.space.movement;

import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.victory.Victory;

/** Moves that end before all their steps are made. */
final class CutShort {

    private CutShort() {}

    /** The ship crosses the edge of the board, and what it still carries with it (SPB-HOTH-08, SPB-GRID-07). */
    static Outcome<Battle> leave(Battle battle, Facing edge) {
        Ship ship = battle.mover();
        Battle gone = battle.losing(ship, Away.Why.GONE).with(battle.move().ended());
        Outcome<Battle> outcome = Outcome.of(gone)
                .tell(Event.told("{ship} leaves the board by the {edge} edge.", ship.id(), edge.word())
                        .citing(battle.book().scenario().goal().isExit(ship.id(), edge) ? "SPB-HOTH-08" : "SPB-GRID-07")
                        .at(ship.at().id()));
        Result result = Victory.left(gone, ship, edge);
        return result == null ? outcome : Victory.over(outcome, result);
    }

    /**
     * The rest of the move is lost. Who stands on a friend's space goes back to the last space of its path that is free, and
     * on board again where there is none (SPB-COL-09, -15).
     *
     * @param rule why it is lost
     */
    static Outcome<Battle> stop(Battle battle, String rule) {
        Ship ship = battle.mover();
        Manoeuvre move = battle.move();
        Square free = lastFree(battle, move);
        String carrier = move.carrier();
        if (free == null && carrier != null) {
            return Outcome.of(battle.docking(ship, carrier).with(move.ended()))
                    .tell(Event.told("{ship} finds no way out and goes back on board {carrier}.", ship.id(), carrier)
                            .citing("SPB-COL-09")
                            .at(carrier));
        }
        Square at = free == null ? ship.at() : free;
        Manoeuvre ended = (at.equals(ship.at()) ? move : move.backTo(at)).ended();
        return Outcome.of(battle.with(ship.at(at, ship.facing())).with(ended))
                .tell(Event.told("{ship} can go no further and stops at {square}.", ship.id(), at)
                        .citing(rule)
                        .at(ship.id()));
    }

    private static @Nullable Square lastFree(Battle battle, Manoeuvre move) {
        for (int i = move.path().size() - 1; i >= 0; i--) {
            Square square = move.path().get(i);
            if (battle.at(square, move.ship()) == null) {
                return square;
            }
        }
        return null;
    }
}
