package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.dice.Pool;

/**
 * A special location.
 *
 * @param vp victory points at the end, on top of the one for the space (WMC-END-02)
 * @param supply what it brings its controller each round: {@code 1d3+1}, {@code 0} (WMC-RES-02)
 * @param claimBonus supply points once when it is claimed
 * @param boon what else its controller has
 * @param terrain of its table, instead of that of a type of space (WMC-TER-11)
 * @param scenario played there
 */
public record Location(
        @Id("locations") String id,
        String name,
        @Between(min = 0) int vp,
        String supply,
        String claimBonus,
        Boon boon,
        List<String> terrain,
        Battle scenario) {

    public Location {
        terrain = List.copyOf(terrain);
    }

    /** Its own scenario, in words. */
    public record Battle(String name, String layout, String scoring) {}

    /** What a controller of a special location has beside supplies and victory points. */
    public enum Boon {
        NONE,
        /** Warjacks cost 1 less, at least 1. */
        WARJACK_DISCOUNT,
        /** Veteran rolls after a battle won there have +1. */
        VETERAN_BONUS,
        /** Total upkeep is 2 less. */
        UPKEEP_REDUCTION,
        /** One spying a round is free. */
        FREE_SPYING
    }

    /** What it brings each round. */
    public Pool income() {
        return Pool.parse(supply);
    }

    /** What it brings when it is claimed. */
    public Pool bonus() {
        return Pool.parse(claimBonus);
    }
}
