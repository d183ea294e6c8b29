package org.muster.core.view;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Roll;
import org.muster.core.dice.FairRoll;

/**
 * A roll that a viewer may know.
 *
 * @param entry number of its entry for the viewer
 * @param at when
 * @param by who wrote it down: {@code engine}, or who typed it in
 * @param roll as the rules ask for it, in words as people of this game read it
 * @param faces what came up, in the pool's order
 * @param proof what can be said for it
 * @param evidence what it follows from; null: there is none, or it would tell secrets of a game that goes on, as what is
 *     made of the same seed may be known to few
 */
public record KnownRoll(
        int entry,
        Instant at,
        String by,
        Roll roll,
        List<Integer> faces,
        Proof proof,
        @Nullable FairRoll evidence) {

    public KnownRoll {
        faces = List.copyOf(faces);
    }

    /** What can be said for what came up. */
    public enum Proof {
        /** Recomputed from the seed of its phase, which is revealed. */
        PROVEN,
        /** The seed of its phase is revealed when the phase has ended. */
        WAITING,
        /** Not what the seed makes. */
        WRONG,
        /** Real dice, typed in. */
        TYPED,
        /** Made from a seed that the host knew before. */
        SEEDED
    }
}
