package org.muster.ruleset.skirmish.victory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.attack.Threat;
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

    /** A unit that is worth no victory points. */
    private static final double OF_UNIT = 1;
    /** What is nearly certain to be scored, and what is only hoped for. */
    private static final double LIKELY = 0.8;

    private static final double HOPED = 0.4;
    /** To be strained costs an action, and what is in a zone counts no more. */
    private static final double OF_STRAIN = 0.25;
    /** An Action Die in hand is half a strike or half a defense. */
    private static final double OF_DIE = 0.06;
    /** How much of what could be struck in a turn is, as enemies step aside and dice fall otherwise. */
    private static final double OF_STRIKES = 0.5;
    /** What comes a turn later is worth so much less. */
    private static final double PATIENCE = 0.75;
    /** To win by holding a zone, as victory points. */
    private static final double OF_WIN = 3;
    /** How much a victory point decides while there is time, and how much more in the last round. */
    private static final double EARLY = 0.4;

    private static final double LATE = 1;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Skirmish now, String side) {
        String other = now.book().other(side);
        double ahead = now.vp(side) - now.vp(other) + standing(now, side) - standing(now, other) + tie(now, side);
        double decides = EARLY + LATE / (1 + roundsLeft(now));
        return 1 / (1 + StrictMath.exp(-decides * ahead));
    }

    /** Rounds to come after this one. */
    private static int roundsLeft(Skirmish now) {
        return Math.max(0, now.book().rounds() - now.round());
    }

    private static double tie(Skirmish now, String side) {
        String winner = now.book().mission().tieBreak();
        return winner.equals(Mission.DRAW) ? 0 : winner.equals(side) ? HOPED : -HOPED;
    }

    /** How well a unit stands there, beside all that is the same wherever it stands: in victory points. */
    public static double at(Skirmish now, UnitState unit) {
        double at = strikes(now, unit) + ground(now, unit) + tokens(now, unit.owner());
        for (UnitState enemy : now.enemiesOf(unit.owner())) {
            at -= strikes(now, enemy);
        }
        return at;
    }

    private static double standing(Skirmish now, String side) {
        double standing = LIKELY * held(now, side) * (1 + roundsLeft(now));
        for (UnitState unit : now.of(side)) {
            standing += strength(now, unit) + strikes(now, unit) + ground(now, unit);
        }
        return standing + tokens(now, side);
    }

    /** Victory points of a round that ended now. */
    private static int held(Skirmish now, String side) {
        int held = 0;
        for (Mission.Scoring line : now.book().mission().scoring()) {
            if (line.when() == Mission.When.END_OF_ROUND && isFor(line, side)) {
                held += line.vp() * count(now, line, side, null);
            }
        }
        return held;
    }

    private static boolean isFor(Mission.Scoring line, String side) {
        String who = line.who();
        return who == null || who.equals(side);
    }

    private static int count(Skirmish now, Mission.Scoring line, String side, Condition.@Nullable Loss loss) {
        return now.book().condition(line.condition().is()).count(now, line.condition(), side, loss);
    }

    // ---- units

    /** Wounds that a unit can still take. */
    private static int stamina(Skirmish now, UnitState unit) {
        return unit.minis().size() * now.card(unit).resilience() - unit.wounds();
    }

    /** What is left of a unit. One that is badly hurt will soon be lost, and what the enemy has of that. */
    private static double strength(Skirmish now, UnitState unit) {
        UnitCard card = now.card(unit);
        double left = (double) stamina(now, unit) / (card.minis() * card.resilience());
        return OF_UNIT * left
                - HOPED * prize(now, unit, Condition.Loss.Kind.UNIT) * (1 - left) * (1 - left)
                + OF_DIE * unit.actionDice()
                - (unit.strained() ? OF_STRAIN : 0);
    }

    /** Victory points that the enemy has for it. */
    private static int prize(Skirmish now, UnitState unit, Condition.Loss.Kind kind) {
        String enemy = now.book().other(unit.owner());
        Condition.Loss loss = new Condition.Loss(kind, unit.id(), now.card(unit), unit.owner());
        int prize = 0;
        for (Mission.Scoring line : now.book().mission().scoring()) {
            if (line.when() == Mission.When.ON_EVENT && isFor(line, enemy)) {
                prize += line.vp() * count(now, line, enemy, loss);
            }
        }
        return prize;
    }

    /** What so many wounds of a unit are worth to its enemies. */
    public static double worth(Skirmish now, UnitState unit, double wounds) {
        UnitCard card = now.card(unit);
        double taken = Math.min(1, wounds / stamina(now, unit));
        double left = (double) stamina(now, unit) / (card.minis() * card.resilience());
        return taken
                * (OF_UNIT * left
                        + prize(now, unit, Condition.Loss.Kind.UNIT)
                        + prize(now, unit, Condition.Loss.Kind.MINI)
                                * unit.minis().size());
    }

    /** The best that a unit may still do to somebody, in the turns that are left when it has come there. */
    public static double strikes(Skirmish now, UnitState unit) {
        double turns = roundsLeft(now) + (unit.isReady() ? 1 : 0);
        double most = 0;
        for (UnitState enemy : turns > 0 ? now.enemiesOf(unit.owner()) : List.<UnitState>of()) {
            for (Threat threat : Threat.of(now, unit, enemy)) {
                double left = Math.max(
                        0, turns - threat.way() / (2 * now.book().numbers().move()));
                double times = (1 - StrictMath.pow(PATIENCE, left)) / (1 - PATIENCE);
                most = Math.max(most, times * worth(now, enemy, threat.wounds()));
            }
        }
        return OF_STRIKES * most;
    }

    // ---- ground

    /** What a unit has yet to come to, as far as there is time. */
    private static double ground(Skirmish now, UnitState unit) {
        double ground = 0;
        for (Mission.Scoring line : now.book().mission().scoring()) {
            String zone = line.condition().zone();
            if (zone != null
                    && unit.owner().equals(line.who())
                    && line.condition().side() == null) {
                ground += line.vp() * onTime(now, unit, now.book().zone(zone));
            }
        }
        for (Mission.End line : now.book().mission().end()) {
            String zone = line.condition().zone();
            if (zone != null && unit.owner().equals(line.winner())) {
                ground += OF_WIN * onTime(now, unit, now.book().zone(zone)) / (1 + roundsLeft(now));
            }
        }
        return HOPED * ground;
    }

    /** Rounds in which a unit may be there: all that are left, less those that the way takes. */
    private static double onTime(Skirmish now, UnitState unit, Zone zone) {
        double rounds = roundsLeft(now) + 1;
        double way =
                Math.max(0, unit.leader().at().to(zone.middle()) - unit.leader().diameter());
        return Math.max(0, rounds - way / (2 * now.book().numbers().move()));
    }

    private static double tokens(Skirmish now, String side) {
        double tokens = 0;
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.isFor(side) && !now.used().contains(interaction.token())) {
                double nearest = 0;
                for (UnitState unit : now.of(side)) {
                    double way = unit.leader()
                            .at()
                            .to(now.book().token(interaction.token()).at());
                    nearest = Math.max(
                            nearest, 1 - way / (3 * now.book().numbers().move()));
                }
                tokens += HOPED * nearest;
            }
        }
        return tokens;
    }
}
