package org.muster.core.game;

import org.jspecify.annotations.Nullable;

/**
 * What a replay found of the hashes of states in its journal.
 *
 * @param held how many it came to as they were written
 * @param otherRules how many were written under other code or data of the ruleset and were met all the same
 * @param differs the first entry that was written under other code or data and leads elsewhere now; null: none
 * @param isLast whether the last thing that counts is one that held, so that all before it is proved
 */
record Checkpoints(int held, int otherRules, @Nullable Integer differs, boolean isLast) {

    static final Checkpoints NONE = new Checkpoints(0, 0, null, false);

    Checkpoints met(boolean sameRules) {
        return sameRules
                ? new Checkpoints(held + 1, otherRules, differs, true)
                : new Checkpoints(held, otherRules + 1, differs, false);
    }

    Checkpoints missed(int entry) {
        return new Checkpoints(held, otherRules, differs == null ? Integer.valueOf(entry) : differs, false);
    }

    /** Something was done after it. */
    Checkpoints goneOn() {
        return isLast ? new Checkpoints(held, otherRules, differs, false) : this;
    }
}
