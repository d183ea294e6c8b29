package org.muster.ruleset.skirmish.victory;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * How well a game that is not over stands for a side: a rough guess, for bots that look ahead. No rule of the book.
 *
 * <pre>
 * victory points, and what the end of each round to come brings as things stand     SKD-MISS-01, -02, -03
 * units: what is left of them, and what they are worth to the enemy                 SKD-MISS-04
 * whom they may still strike, and how hard, in the turns that are left              SKD-TURN-03
 * ground that counts, and tokens, as far as there is time to come there             {@link Aim}
 * a tie                                                                             SKD-MISS-06
 * </pre>
 *
 * All is counted in victory points, which decide the more the nearer the end is.
 */
public final class Prospects {

    /** What is nearly certain to be scored, and what is only hoped for. */
    static final double LIKELY = 0.8;

    static final double HOPED = 0.4;
    /** To be strained costs an action, and what is in a zone counts no more. */
    private static final double OF_STRAIN = 0.25;
    /** An Action Die in hand is half a strike or half a defense. */
    private static final double OF_DIE = 0.06;
    /** How much a victory point decides while there is time, and how much more in the last round. */
    private static final double EARLY = 0.4;

    private static final double LATE = 1;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Skirmish now, String side) {
        String other = now.book().other(side);
        List<Stake> mine = Stake.of(now, side);
        List<Stake> theirs = Stake.of(now, other);
        double ahead = now.vp(side)
                - now.vp(other)
                + standing(now, side, mine, theirs)
                - standing(now, other, theirs, mine)
                + tie(now, side);
        double decides = EARLY + LATE / (1 + now.roundsLeft());
        return 1 / (1 + StrictMath.exp(-decides * ahead));
    }

    private static double tie(Skirmish now, String side) {
        String winner = now.book().mission().tieBreak();
        return winner.equals(Mission.DRAW) ? 0 : winner.equals(side) ? HOPED : -HOPED;
    }

    private static double standing(Skirmish now, String side, List<Stake> own, List<Stake> enemies) {
        double standing = LIKELY * Scoring.points(now, side, Mission.When.END_OF_ROUND, null) * (1 + now.roundsLeft());
        for (Stake stake : own) {
            UnitState unit = stake.unit();
            standing += strength(now, unit) + Strikes.best(now, unit, enemies);
        }
        return standing + ground(now, side, own);
    }

    // ---- units

    /** What is left of a unit. One that is badly hurt will soon be lost, and what the enemy has of that. */
    private static double strength(Skirmish now, UnitState unit) {
        UnitCard card = now.card(unit);
        double left = Stake.left(card, unit);
        return Stake.OF_UNIT * left
                - HOPED * Stake.prize(now, unit, Condition.Loss.Kind.UNIT) * (1 - left) * (1 - left)
                + OF_DIE * unit.actionDice()
                - (unit.strained() ? OF_STRAIN : 0);
    }

    /** What so many wounds of a unit are worth to its enemies. */
    public static double worth(Skirmish now, UnitState unit, double wounds) {
        return Stake.of(now, unit).worth(wounds);
    }

    /** The best that units may still do to somebody, in the turns that are left when they have come there. */
    public static ToDoubleFunction<UnitState> strikes(Skirmish now, String side) {
        List<Stake> enemies = Stake.of(now, now.book().other(side));
        return unit -> Strikes.best(now, unit, enemies);
    }

    // ---- ground

    /** What units may still bring by coming to where it counts, against the half of all that could be. */
    private static double ground(Skirmish now, String side, List<Stake> own) {
        double ground = 0;
        for (Aim aim : Aim.of(now, side)) {
            double all = 0;
            for (Stake stake : own) {
                double one = aim.of(now, stake.unit());
                all = aim.shared() ? Math.max(all, one) : all + one;
            }
            ground += all - aim.half(now, side);
        }
        return ground;
    }
}
