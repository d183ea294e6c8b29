package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.core.story.Story;

/**
 * Where a game stood before its commands: all of the last ones, and ever fewer the longer ago. Who goes back n commands
 * does a thirty-second of them again at most, and a long game does not keep a position for each of its entries.
 */
final class Milestones<S> {

    /** Those of an age lie this part of it apart at most. */
    private static final int PART = 32;

    private final List<Milestone<S>> kept = new ArrayList<>();
    private int passed;

    /**
     * One of them.
     *
     * @param command how many there were before
     * @param place how many entries led there
     * @param told the story so far; null: none is kept
     */
    record Milestone<S>(int command, int place, Replay.Stand<S> stand, Story.@Nullable Mark told) {}

    /** A game stands behind {@code place} entries; known already where the same was the last. */
    void pass(int place, Replay.Stand<S> stand, Story.@Nullable Mark told) {
        Milestone<S> last = last();
        if (last == null || last.place() < place) {
            kept.add(new Milestone<>(passed++, place, stand, told));
            if (passed % PART == 0) {
                kept.removeIf(one -> one.command() % spacing(passed - one.command()) != 0);
            }
        }
    }

    /** How far those of an age lie apart: powers of two, so that the rest of a younger age is there for an older. */
    private static int spacing(int age) {
        return Math.max(1, Integer.highestOneBit(age / PART));
    }

    /** Those up to a place, for another game that shares the entries before it. */
    Milestones<S> upTo(int place) {
        Milestones<S> before = new Milestones<>();
        for (Milestone<S> one : kept) {
            if (one.place() <= place) {
                before.kept.add(one);
                before.passed = one.command() + 1;
            }
        }
        return before;
    }

    /** The last one; null: there is none. */
    @Nullable
    Milestone<S> last() {
        return kept.isEmpty() ? null : kept.get(kept.size() - 1);
    }
}
