package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;

/**
 * Whom an effect may be used on.
 *
 * @param who which units
 * @param range in increments; left out: anywhere
 * @param from keyword of friendly units of which any may be measured from; left out: the unit that uses it
 * @param sight whether that unit's leader must see it; left out: it need not
 * @param keyword that it must have, or the id of its card; left out: any
 */
public record Target(
        Who who,
        @Nullable Integer range,
        @Nullable String from,
        @Nullable Boolean sight,
        @Nullable String keyword) {

    /** The unit that uses it. */
    public static final Target SELF = new Target(Who.THIS_UNIT, null, null, null, null);

    /** Which units. */
    public enum Who {
        THIS_UNIT,
        FRIENDLY,
        ENEMY,
        /** The effect looks for its subject itself, or has none. */
        NONE
    }

    /** Whether it must be seen. */
    public boolean needsSight() {
        return sight != null && sight;
    }
}
