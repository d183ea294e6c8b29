package org.muster.core.game;

import java.util.List;
import org.muster.core.engine.Session;

/**
 * Which phase a game is in, by its id and that of its round. A phase has ended when the next question belongs to another
 * one, or the game is over.
 */
final class Phases {

    private static final List<String> OVER = List.of("over");

    private List<String> now = List.of();
    private boolean ended;

    /**
     * Where a game stood once.
     *
     * @param phase the phase of the last question, also while dice are waited for
     * @param ended whether one has ended and it is not noted yet
     */
    record At(List<String> phase, boolean ended) {}

    /** Where the game stands. */
    At at() {
        return new At(now, ended);
    }

    /** Goes back to where it stood. */
    void back(At at) {
        now = at.phase();
        ended = at.ended();
    }

    /** Goes on to where the game stands now. */
    void goOn(Session<?> session, boolean isClosed) {
        List<String> before = now;
        now = of(session, isClosed);
        ended |= !before.isEmpty() && !now.equals(before);
    }

    /** Whether a phase has ended since that was noted last. */
    boolean hasEnded() {
        return ended;
    }

    /** That a phase has ended is noted. */
    void note() {
        ended = false;
    }

    /** While dice are waited for, no phase begins or ends. */
    private List<String> of(Session<?> session, boolean isClosed) {
        if (isClosed || session.result() != null) {
            return OVER;
        }
        return session.pending() != null || session.open().isEmpty()
                ? now
                : session.open().get(0).phase();
    }
}
