package org.muster.testkit.play;

import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;

/**
 * One thing a player did.
 *
 * @param decision number of the decision
 * @param path where in the course of the game
 * @param step written name of the step that asked
 * @param seat who answered; for a lapse, who was first to be asked
 * @param question the seat of the question
 * @param answer what was answered; for a lapse an empty word
 * @param kind how
 */
public record Move(
        int decision, List<String> path, String step, Player seat, Player question, Answer answer, Kind kind) {

    /** How something was done. */
    public enum Kind {
        /** Answered for good. */
        CONFIRMED,
        /** Answered, and perhaps not for good. */
        DRAFT,
        /** Nobody answered in time. */
        LAPSED
    }

    /** {@code Turn 2 > Take: anna: 3}. */
    @Override
    public String toString() {
        String what = switch (kind) {
            case CONFIRMED -> seat + ": " + answer;
            case DRAFT -> seat + ": " + answer + " (a draft)";
            case LAPSED -> "time is up";
        };
        return String.join(" > ", path) + ": " + what;
    }
}
