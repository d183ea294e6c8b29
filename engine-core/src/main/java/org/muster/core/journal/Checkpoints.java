package org.muster.core.journal;

import org.jspecify.annotations.Nullable;

/**
 * What a replay found of the hashes of states in its journal.
 *
 * @param held how many it came to as they were written
 * @param otherRules how many were written under other code or data of the ruleset and were met all the same
 * @param differs the first entry that was written under other code or data and leads elsewhere now; null: none
 * @param isLast whether the last thing that counts is one that held, so that all before it is proved
 */
public record Checkpoints(
        int held, int otherRules, @Nullable Integer differs, boolean isLast) {

    /** Nothing so far. */
    public static final Checkpoints NONE = new Checkpoints(0, 0, null, false);

    /**
     * With one more. Other code or data may lead elsewhere; the same must not.
     *
     * @throws BadJournal if the same does
     */
    public Checkpoints compared(int entry, Entry.Reached written, Entry.Reached now) {
        boolean sameRules = written.rules().equals(now.rules());
        if (written.state().equals(now.state())) {
            return met(sameRules);
        }
        if (sameRules) {
            throw new BadJournal(
                    entry,
                    "the same answers and dice do not lead to where they led when it was written: the game stands at"
                            + " {now}, not at {then}",
                    now.state(),
                    written.state());
        }
        return new Checkpoints(held, otherRules, differs == null ? Integer.valueOf(entry) : differs, false);
    }

    private Checkpoints met(boolean sameRules) {
        return sameRules
                ? new Checkpoints(held + 1, otherRules, differs, true)
                : new Checkpoints(held, otherRules + 1, differs, false);
    }

    /** Something was done after it. */
    public Checkpoints goneOn() {
        return isLast ? new Checkpoints(held, otherRules, differs, false) : this;
    }
}
