package org.muster.ruleset.crusade;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;

/**
 * A unit of an order of battle.
 *
 * @param name its own, unique in the order of battle
 * @param profile what it is in its faction's list of units; empty for one of the player's own
 * @param power power level
 * @param factions it may serve (CRU-ARMY-03)
 * @param xp experience points
 */
public record Unit(
        String name,
        @RefersTo(value = "profiles", orEmpty = true) String profile,
        @Between(min = 0) int power,
        @Distinct List<@RefersTo("factions") String> factions,
        @Between(min = 0) int xp) {

    public Unit {
        factions = List.copyOf(factions);
    }

    /** With more experience. */
    public Unit gaining(int points) {
        return new Unit(name, profile, power, factions, xp + points);
    }
}
