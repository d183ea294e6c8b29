package org.muster.ruleset.skirmish.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.muster.api.space.Point;
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
 * ground that counts, and tokens, as far as there is time to come there             SKD-MISS-05, -06
 * a tie                                                                             SKD-MISS-06
 * </pre>
 *
 * All is counted in victory points, which decide the more the nearer the end is.
 */
public final class Prospects {

    /** What is nearly certain to be scored, and what is only hoped for. */
    private static final double LIKELY = 0.8;

    private static final double HOPED = 0.4;
    /** To be strained costs an action, and what is in a zone counts no more. */
    private static final double OF_STRAIN = 0.25;
    /** An Action Die in hand is half a strike or half a defense. */
    private static final double OF_DIE = 0.06;
    /** To win by holding a zone, as victory points. */
    private static final double OF_WIN = 3;
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
        List<Aim> aims = aims(now, side);
        for (Stake stake : own) {
            UnitState unit = stake.unit();
            standing += strength(now, unit) + Strikes.best(now, unit, enemies) + ground(now, unit, aims);
        }
        double tokens = 0;
        for (Point token : tokens(now, side)) {
            tokens += ofToken(nearness(now, own, token));
        }
        return standing + tokens;
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

    /** A zone that counts for units of a side, and what each round in it is worth. */
    record Aim(Point middle, double worth) {}

    static List<Aim> aims(Skirmish now, String side) {
        List<Aim> aims = new ArrayList<>();
        for (Mission.Scoring line : now.book().mission().scoring()) {
            String zone = line.condition().zone();
            if (zone != null && side.equals(line.who()) && line.condition().side() == null) {
                aims.add(new Aim(now.book().zone(zone).middle(), line.vp()));
            }
        }
        for (Mission.End line : now.book().mission().end()) {
            String zone = line.condition().zone();
            if (zone != null && side.equals(line.winner())) {
                aims.add(new Aim(now.book().zone(zone).middle(), OF_WIN / (1 + now.roundsLeft())));
            }
        }
        return aims;
    }

    /** What a unit has yet to come to, as far as there is time. */
    static double ground(Skirmish now, UnitState unit, List<Aim> aims) {
        double ground = 0;
        for (Aim aim : aims) {
            ground += aim.worth * onTime(now, unit, aim.middle);
        }
        return HOPED * ground;
    }

    /** Rounds in which a unit may be there: all that are left, less those that the way takes. */
    private static double onTime(Skirmish now, UnitState unit, Point middle) {
        double rounds = now.roundsLeft() + 1;
        double way = Math.max(0, unit.leader().at().to(middle) - unit.leader().diameter());
        return Math.max(0, rounds - way / (2 * now.book().numbers().move()));
    }

    /** Tokens that a side has something to do with. */
    static List<Point> tokens(Skirmish now, String side) {
        List<Point> tokens = new ArrayList<>();
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.isFor(side) && !now.used().contains(interaction.token())) {
                tokens.add(now.book().token(interaction.token()).at());
            }
        }
        return tokens;
    }

    /** From 1, beside it, downwards. */
    static double nearness(Skirmish now, UnitState unit, Point token) {
        return 1 - unit.leader().at().to(token) / (3 * now.book().numbers().move());
    }

    /** The nearest of these; 0 where nobody is near. */
    static double nearness(Skirmish now, List<Stake> units, Point token) {
        double nearest = 0;
        for (Stake stake : units) {
            nearest = Math.max(nearest, nearness(now, stake.unit(), token));
        }
        return nearest;
    }

    static double ofToken(double nearest) {
        return HOPED * nearest;
    }
}
