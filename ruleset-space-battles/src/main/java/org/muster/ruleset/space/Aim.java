package org.muster.ruleset.space;

import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.BattleOptions.Naturals;
import org.muster.ruleset.space.BattleOptions.ToHit;

/**
 * A weapon pointed at something: d20 and attack against defence (SPB-HIT-01, -02).
 *
 * @param firer id of the ship that fires, or the name of what fires from off the board
 * @param weapon its name; empty where the firer is one itself
 * @param attack added to the d20
 * @param target id of what is fired at
 * @param defence to be reached
 * @param column why the defence is what it is: {@code rear}, {@code full screens}
 */
record Aim(String firer, String weapon, int attack, String target, int defence, String column, BattleOptions options) {

    static final int SIDES = 20;

    /** The least total that hits. */
    private int needed() {
        return options.toHit() == ToHit.MORE ? defence + 1 : defence;
    }

    /** Whether that face of the d20 hits. */
    boolean hits(int face) {
        if (face == SIDES && options.naturals() != Naturals.NONE) {
            return true;
        }
        if (face == 1 && options.naturals() == Naturals.TWENTY_HITS_ONE_MISSES) {
            return false;
        }
        return face + attack >= needed();
    }

    /** How many of the twenty faces hit. */
    int faces() {
        int faces = 0;
        for (int face = 1; face <= SIDES; face++) {
            faces += hits(face) ? 1 : 0;
        }
        return faces;
    }

    /** The chance to hit in percent, exactly. */
    int percent() {
        return faces() * 100 / SIDES;
    }

    /** {@code 60 %: d20 +3 against 12, rear}. */
    String odds() {
        return percent() + " %: d20 " + (attack < 0 ? "" : "+") + attack + " against " + defence + ", " + column;
    }

    /** The roll that decides. */
    Roll roll(Player by) {
        Sentence what = weapon.isEmpty()
                ? Sentence.of("{firer} at {target}", firer, target)
                : Sentence.of("{weapon} of {firer} at {target}", weapon, firer, target);
        return Roll.of(what, Pool.D20)
                .by(by)
                .plus(attack, Sentence.verbatim(weapon.isEmpty() ? firer : weapon), "SPB-HIT-01")
                .reaching(needed())
                .citing("SPB-HIT-01");
    }
}
