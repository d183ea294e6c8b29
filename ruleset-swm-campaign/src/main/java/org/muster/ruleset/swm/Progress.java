package org.muster.ruleset.swm;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * How far a turn has come.
 *
 * @param acting captain of the side whose segment it is; null: nobody's
 * @param battles fought this turn, the one that is being fought included
 * @param turnLimit turns until the ranking decides; 0: none (SWM-WIN-07)
 */
public record Progress(
        Phase phase,
        @Nullable Player acting,
        @Between(min = 0) int battles,
        @Between(min = 0, max = Progress.MOST_TURNS) int turnLimit) {

    /** More than any campaign has. */
    public static final int MOST_TURNS = 1000;

    /** The parts of a turn (SWM-TURN-01). */
    public enum Phase {
        SETUP,
        INITIATIVE,
        ECONOMICS,
        ACTION,
        CLEANUP;

        /** Whether the sides have an order to act in: before the stances are chosen no side is ahead of another. */
        public boolean isOrdered() {
            return switch (this) {
                case SETUP, INITIATIVE -> false;
                case ECONOMICS, ACTION, CLEANUP -> true;
            };
        }

        /** As the book calls it. */
        public Sentence words() {
            return switch (this) {
                case SETUP -> Sentence.of("Setup");
                case INITIATIVE -> Sentence.of("Initiative Phase");
                case ECONOMICS -> Sentence.of("Economics Phase");
                case ACTION -> Sentence.of("Action Phase");
                case CLEANUP -> Sentence.of("Cleanup Phase");
            };
        }
    }

    public static Progress start(int turnLimit) {
        return new Progress(Phase.SETUP, null, 0, turnLimit);
    }

    public Progress in(Phase other) {
        return new Progress(other, null, battles, turnLimit);
    }

    public Progress acting(@Nullable Player captain) {
        return new Progress(phase, captain, battles, turnLimit);
    }

    public Progress fighting() {
        return new Progress(phase, acting, battles + 1, turnLimit);
    }

    public Progress endingWithTurn(int last) {
        return new Progress(phase, acting, battles, last);
    }

    public Progress nextTurn() {
        return new Progress(phase, null, 0, turnLimit);
    }
}
