package org.muster.ruleset.swm;

import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;

/**
 * What a territory is like just now.
 *
 * @param controller who controls it; null: nobody, as it is inactive or was left to nobody (SWM-BATTLE-08)
 * @param active whether it is in play (SWM-SETUP-06)
 * @param disrupted whether squads in it may not move or be reinforced this turn (SWM-ADV-06)
 */
public record Ground(@Nullable Player controller, boolean active, boolean fortified, boolean mined, boolean disrupted) {

    public Ground controlledBy(@Nullable Player player) {
        return new Ground(player, active, fortified, mined, disrupted);
    }

    public Ground activated(Player player) {
        return new Ground(player, true, fortified, mined, disrupted);
    }

    public Ground fortified(boolean yes) {
        return new Ground(controller, active, yes, mined, disrupted);
    }

    public Ground mined(boolean yes) {
        return new Ground(controller, active, fortified, yes, disrupted);
    }

    public Ground disrupted(boolean yes) {
        return yes == disrupted ? this : new Ground(controller, active, fortified, mined, yes);
    }
}
