package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;
import org.muster.api.army.Profile;
import org.muster.api.check.Id;

/**
 * A card that comes into play with the units (SKD-CARD-05).
 *
 * @param requires keyword or id that a unit of the force must have; the one it is attached to, or who pays Force Dice for
 *     it. Left out: none
 * @param trigger when it may be used
 * @param target left out: the unit it is attached to
 * @param readiedBy left out: nothing (SKD-CARD-04)
 */
public record DeploymentCard(
        @Id("cards") String id,
        String name,
        String faction,
        @Nullable String requires,
        AttachTo attachTo,
        Trigger trigger,
        Cost cost,
        EffectLine effect,
        @Nullable Target target,
        @Nullable ReadiedBy readiedBy)
        implements Profile {

    /** To whom it belongs. */
    public enum AttachTo {
        UNIT,
        SIDE
    }

    /** What makes it ready again. */
    public enum ReadiedBy {
        RECOVER_ACTION,
        START_OF_ACTIVATION_PHASE,
        NEVER
    }

    /** Cards cost nothing but what they say. */
    @Override
    public int points() {
        return 0;
    }

    /** What makes it ready again. */
    @Override
    public ReadiedBy readiedBy() {
        return readiedBy == null ? ReadiedBy.NEVER : readiedBy;
    }
}
