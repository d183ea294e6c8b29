package org.muster.ruleset.skirmish;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;

/**
 * A Deployment Card in play (SKD-CARD-05).
 *
 * @param id of the card
 * @param owner whose it is
 * @param unit it is attached to; null: to its side
 */
public record CardState(
        @RefersTo("cards") String id,
        @RefersTo("sides") String owner,
        @Nullable @RefersTo("units in play") String unit,
        Status status) {

    /** Whether it may be used (SKD-CARD-04). */
    public boolean isReady() {
        return status == Status.READY;
    }

    /** Being ready or exhausted. */
    public CardState being(Status other) {
        return new CardState(id, owner, unit, other);
    }
}
