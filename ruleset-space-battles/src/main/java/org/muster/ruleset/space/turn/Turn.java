package org.muster.ruleset.space.turn;

import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.victory.Victory;

/**
 * The course of a turn.
 *
 * <pre>
 * Initiative, Movement, Capital Weapons, then the next turn       SPB-TURN-01
 * over the moment somebody has won                                SPB-TURN-02
 * who has nothing to move or fire is not asked                    SPB-TURN-03
 * </pre>
 */
public final class Turn {

    private Turn() {}

    /** The turn is over, and perhaps the battle; who was disabled in it is free again (SPB-ION-06). */
    public record EndTurn() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Result limit = Victory.atTurnLimit(battle);
            return limit == null
                    ? Outcome.of(battle)
                    : Victory.over(
                            Outcome.of(battle)
                                    .tell(Event.told("Turn {turn} was the last.", battle.turn())
                                            .citing(limit.rules().toArray(new String[0]))),
                            limit);
        }
    }
}
