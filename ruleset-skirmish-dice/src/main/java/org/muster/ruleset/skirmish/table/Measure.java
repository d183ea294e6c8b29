package org.muster.ruleset.skirmish.table;

import java.util.ArrayList;
import java.util.List;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.sight.Sight;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.BaseSize;

/**
 * Distances and contact between minis and units.
 *
 * <pre>
 * edge to edge, across heights                                    SKD-GEO-02
 * from the unit leader to the closest mini                        SKD-GEO-03
 * at range X                                                      SKD-GEO-04
 * base contact of minis, of units                                 SKD-GEO-05, -06
 * who is in melee with whom                                       SKD-MEL-01, -04
 * </pre>
 */
public final class Measure {

    private Measure() {}

    /** From base edge to base edge. */
    public static double distance(Skirmish now, Disc one, Disc other) {
        return now.book().houseRules().distanceMode() == HouseRules.DistanceMode.SLANT
                ? one.distance(other)
                : Math.max(0, one.gap(other));
    }

    /** From a unit to another: from its leader to the closest mini. */
    public static double distance(Skirmish now, UnitState from, UnitState to) {
        double least = Double.POSITIVE_INFINITY;
        boolean anybody = now.book().houseRules().rangeFrom() == HouseRules.RangeFrom.ANY_MINI;
        for (Mini mini : anybody ? from.minis() : List.of(from.leader())) {
            least = Math.min(least, distance(now, mini.disc(), to));
        }
        return least;
    }

    /** From a place to the closest mini of a unit. */
    public static double distance(Skirmish now, Disc from, UnitState to) {
        double least = Double.POSITIVE_INFINITY;
        for (Mini mini : to.minis()) {
            least = Math.min(least, distance(now, from, mini.disc()));
        }
        return least;
    }

    /** Whether a distance is at most so long, within tolerance. */
    public static boolean within(Skirmish now, double distance, double length) {
        return distance <= length + now.table().measures().slack();
    }

    /** Whether a distance is "at range X" (SKD-GEO-04). */
    public static boolean isAtRange(Skirmish now, double distance, int increments) {
        double increment = now.book().numbers().rangeIncrement();
        return within(now, distance, increments * increment)
                && (now.book().houseRules().atRange() == HouseRules.AtRange.WITHIN
                        || !within(now, distance, (increments - 1) * increment));
    }

    /** Whether a base touches any mini of a unit. */
    public static boolean touches(Skirmish now, Disc disc, UnitState unit) {
        for (Mini mini : unit.minis()) {
            if (isNear(mini, disc.at().x(), disc.at().y(), disc.diameter())
                    && now.table().touches(disc, mini.disc())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a base may touch a mini; far away, as it is most of the time, there is no need to measure. */
    private static boolean isNear(Mini mini, double x, double y, double diameter) {
        double near = (diameter + mini.diameter()) / 2 + 1;
        return Math.abs(x - mini.x()) < near && Math.abs(y - mini.y()) < near;
    }

    /** Whether two units are in base contact. */
    public static boolean touch(Skirmish now, UnitState one, UnitState other) {
        for (Mini mini : one.minis()) {
            for (Mini theirs : other.minis()) {
                if (isNear(theirs, mini.x(), mini.y(), mini.diameter())
                        && now.table().touches(mini.disc(), theirs.disc())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Enemies in base contact with a unit: those it is in melee with. */
    public static List<UnitState> inMelee(Skirmish now, UnitState unit) {
        List<UnitState> enemies = new ArrayList<>(2);
        for (UnitState other : now.units().list()) {
            if (!other.owner().equals(unit.owner()) && touch(now, unit, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }

    /** Whether a unit is in melee at all. */
    public static boolean isInMelee(Skirmish now, UnitState unit) {
        for (UnitState other : now.units().list()) {
            if (!other.owner().equals(unit.owner()) && touch(now, unit, other)) {
                return true;
            }
        }
        return false;
    }

    /** Enemies that a base of a unit would touch there. */
    public static List<UnitState> touched(Skirmish now, UnitState unit, Disc disc) {
        List<UnitState> enemies = new ArrayList<>(2);
        for (UnitState other : now.units().list()) {
            if (!other.owner().equals(unit.owner()) && touches(now, disc, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }

    /** Whether a unit is wholly on small bases. */
    static boolean isSmall(Skirmish now, UnitState unit) {
        double small = now.book().numbers().diameter(BaseSize.SMALL);
        for (Mini mini : unit.minis()) {
            if (mini.diameter() > small) {
                return false;
            }
        }
        return true;
    }

    /** Whether two units may be in melee with each other. */
    public static boolean mayMeet(Skirmish now, UnitState one, UnitState other) {
        return isSmall(now, one) && isSmall(now, other);
    }

    /** Whether a unit's leader sees any mini of another (SKD-LOS-01). */
    public static boolean sees(Skirmish now, UnitState from, UnitState to) {
        Sight sight = Sight.over(now.table());
        Disc eye = from.leader().disc();
        for (Mini mini : to.minis()) {
            if (sight.sees(eye, mini.disc())) {
                return true;
            }
        }
        return false;
    }
}
