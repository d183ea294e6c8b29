package org.muster.ruleset.space.turn;

import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.data.Side;

/**
 * The Initiative Phase.
 *
 * <pre>
 * each player rolls a d20, the higher has the initiative          SPB-INIT-01
 * a tie: who had it keeps it                                      SPB-INIT-02
 * a tie in the first turn: again                                  SPB-INIT-03
 * the holder moves first and fires first                          SPB-INIT-04
 * </pre>
 */
public final class InitiativePhase {

    private InitiativePhase() {}

    /** A turn begins: who leads it? */
    public record RollInitiative() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Side before = battle.progress().holder();
            int empire;
            int rebel;
            do {
                empire = roll(battle, Side.EMPIRE, dice);
                rebel = roll(battle, Side.REBEL, dice);
            } while (empire == rebel && before == null);
            Side holder = holder(empire, rebel, before);
            return Outcome.of(battle.nextTurn(holder))
                    .tell(Event.told(
                                    empire == rebel
                                            ? "The {side} keeps the initiative in turn {turn}."
                                            : "The {side} has the initiative in turn {turn}.",
                                    holder.word(),
                                    battle.turn() + 1)
                            .citing(empire == rebel ? "SPB-INIT-02" : "SPB-INIT-01"));
        }

        private static int roll(Battle battle, Side side, Dice dice) {
            return dice.roll(Roll.of("Initiative", Pool.D20)
                            .by(battle.player(side))
                            .citing("SPB-INIT-01"))
                    .total();
        }

        private static Side holder(int empire, int rebel, @Nullable Side before) {
            if (empire == rebel && before != null) {
                return before;
            }
            return empire > rebel ? Side.EMPIRE : Side.REBEL;
        }
    }
}
