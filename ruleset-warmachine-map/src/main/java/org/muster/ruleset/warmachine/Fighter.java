package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.muster.api.check.Between;
import org.muster.api.seat.Player;

/**
 * One side of a battle.
 *
 * @param force id of the banner or defense force
 * @param defenseForce whether it is a defense force
 * @param attacked whether an enemy moved into its space, or pursues it
 * @param pursues the force it pursues; empty: none
 * @param movedIn whether it came into the space by its own movement
 * @param templates trench or wall templates that it may place (WMC-STA-02)
 */
public record Fighter(
        Player player,
        String force,
        @JsonProperty("garrison") boolean defenseForce,
        boolean attacked,
        String pursues,
        boolean movedIn,
        @Between(min = 0) int templates) {

    /** Whether it came by a pursuit: it fights away from its own space. */
    public boolean isPursuer() {
        return !pursues.isEmpty();
    }

    public Fighter placing(int number) {
        return new Fighter(player, force, defenseForce, attacked, pursues, movedIn, number);
    }
}
