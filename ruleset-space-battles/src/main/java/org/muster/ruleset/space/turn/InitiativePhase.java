package org.muster.ruleset.space.turn;

import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
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
            if (before == null) {
                return led(battle, RollOff.highest(List.of(Side.values()), side -> initiative(battle, side), dice));
            }
            int empire = dice.roll(initiative(battle, Side.EMPIRE)).total();
            int rebel = dice.roll(initiative(battle, Side.REBEL)).total();
            return empire == rebel ? kept(battle, before) : led(battle, empire > rebel ? Side.EMPIRE : Side.REBEL);
        }

        private static Roll initiative(Battle battle, Side side) {
            return Roll.of("Initiative", Pool.D20).by(battle.player(side)).citing("SPB-INIT-01");
        }

        private static Outcome<Battle> led(Battle battle, Side holder) {
            return Outcome.of(battle.nextTurn(holder))
                    .tell(Event.told("The {side} has the initiative in turn {turn}.", holder.word(), battle.turn() + 1)
                            .citing("SPB-INIT-01"));
        }

        private static Outcome<Battle> kept(Battle battle, Side holder) {
            return Outcome.of(battle.nextTurn(holder))
                    .tell(Event.told(
                                    "The {side} keeps the initiative in turn {turn}.", holder.word(), battle.turn() + 1)
                            .citing("SPB-INIT-02"));
        }
    }
}
