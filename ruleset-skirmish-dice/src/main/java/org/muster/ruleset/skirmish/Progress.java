package org.muster.ruleset.skirmish;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;

/**
 * How far the game has come.
 *
 * @param round 0 in the setup
 * @param initiative the side that goes first; null: nobody yet (SKD-GEN-06)
 * @param active the side whose turn it is to activate; null: nobody's
 */
public record Progress(
        @Between(min = 0) int round,
        @Nullable @RefersTo("sides") String initiative,
        @Nullable @RefersTo("sides") String active) {

    static final Progress START = new Progress(0, null, null);

    /** In the next round. */
    public Progress nextRound() {
        return new Progress(round + 1, initiative, null);
    }

    /** With the initiative elsewhere. */
    public Progress led(String side) {
        return new Progress(round, side, active);
    }

    /** With another active side. */
    public Progress acting(@Nullable String side) {
        return new Progress(round, initiative, side);
    }

    /** The side that goes first. */
    public String leader() {
        if (initiative == null) {
            throw new IllegalStateException("nobody has the initiative in the setup");
        }
        return initiative;
    }

    /** The side whose turn it is. */
    public String actor() {
        if (active == null) {
            throw new IllegalStateException("it is nobody's turn");
        }
        return active;
    }
}
