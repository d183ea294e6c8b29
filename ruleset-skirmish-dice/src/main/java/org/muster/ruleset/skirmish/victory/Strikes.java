package org.muster.ruleset.skirmish.victory;

import java.util.List;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Threat;
import org.muster.ruleset.skirmish.table.Measure;

/** What one unit may still do to others in the turns that are left when it has come to them, wherever they stand. */
final class Strikes {

    /** How much of what could be struck in a turn is, as enemies step aside and dice fall otherwise. */
    private static final double OF_STRIKES = 0.5;
    /** What comes a turn later is worth so much less. */
    private static final double PATIENCE = 0.75;

    /** What strikes in so many turns count together: a bound for parts of them that spares a power. */
    private static final double[] TIMES = new double[16];

    static {
        for (int turns = 0; turns < TIMES.length; turns++) {
            TIMES[turns] = times(turns);
        }
    }

    private final Skirmish now;
    private final List<Threat> threats;
    private final double turns;
    /** Of a strike that is made in each turn that is left. */
    private final double always;

    Strikes(Skirmish now, UnitState unit) {
        this.now = now;
        this.turns = Turns.left(now, unit);
        this.always = times(turns);
        this.threats = turns > 0 ? Threat.of(now, unit) : List.of();
    }

    /** The best a unit may do to one of these, from where it stands. */
    static double best(Skirmish now, UnitState unit, List<Stake> enemies) {
        return worth(new Strikes(now, unit).most(unit, enemies));
    }

    /** The most it may do to one of these from where {@code there} is: the unit itself, or that unit elsewhere. */
    double most(UnitState there, List<Stake> enemies) {
        double most = 0;
        for (Stake enemy : enemies) {
            most = most(Measure.distance(now, there, enemy.unit()), enemy, most);
        }
        return most;
    }

    /** The most it may do to a unit that is so far away, if that is more than {@code known}. */
    double most(double apart, Stake enemy, double known) {
        double most = known;
        for (Threat threat : threats) {
            double worth = enemy.worth(threat);
            double left = Math.max(
                    0, turns - threat.way(apart) / (2 * now.book().numbers().move()));
            if (atMost(left) * worth > most) {
                most = Math.max(most, (left == turns ? always : times(left)) * worth);
            }
        }
        return most;
    }

    private double atMost(double left) {
        int whole = (int) Math.ceil(left);
        return whole < TIMES.length ? TIMES[whole] : always;
    }

    /** In victory points. */
    static double worth(double most) {
        return OF_STRIKES * most;
    }

    private static double times(double turns) {
        return (1 - StrictMath.pow(PATIENCE, turns)) / (1 - PATIENCE);
    }
}
