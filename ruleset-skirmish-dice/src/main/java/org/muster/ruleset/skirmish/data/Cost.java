package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;

/**
 * What an effect costs.
 *
 * @param exhaust whether the card is exhausted (SKD-CARD-04); left out: not
 * @param forceDice Force Dice that are spent (SKD-FORCE-07); left out: none
 */
public record Cost(
        @Nullable Boolean exhaust,
        @Nullable @Between(min = 0) Integer forceDice) {

    /** Nothing. */
    public static final Cost NONE = new Cost(null, null);

    /** Whether the card is exhausted. */
    public boolean exhausts() {
        return exhaust != null && exhaust;
    }

    /** How many Force Dice are spent. */
    public int force() {
        return forceDice == null ? 0 : forceDice;
    }
}
