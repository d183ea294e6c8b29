package org.muster.ruleset.skirmish.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * What a weapon does in attacks of one type.
 *
 * @param range in range increments; only of a ranged profile
 * @param dice of each mini (SKD-APOOL-01)
 */
public record AttackProfile(@Nullable @Between(min = 0) Integer range, DicePool dice, List<Surge> surges) {

    public AttackProfile {
        surges = List.copyOf(surges);
    }

    /** The range in increments; 0 where there is none. */
    public int increments() {
        return range == null ? 0 : range;
    }
}
