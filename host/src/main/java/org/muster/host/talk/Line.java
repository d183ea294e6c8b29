package org.muster.host.talk;

import java.time.Instant;
import java.util.List;

/**
 * A line, as one reader knows it.
 *
 * @param n its number among the lines that this reader may read; what others say to each other is not counted
 * @param seat that spoke
 * @param who the name of the person who wrote it; empty: not known on this host any more
 * @param to the seats that it was said to; none: everybody
 * @param own whether the reader wrote it
 * @param gone whether, and by whom, it was taken back; then nothing of it is left
 */
public record Line(
        int n,
        Instant at,
        String seat,
        String who,
        List<String> to,
        Subject about,
        String text,
        boolean own,
        Gone gone) {

    /** By whom a line was taken back. */
    public enum Gone {
        /** It stands. */
        NO,
        /** Who wrote it. */
        AUTHOR,
        /** Who runs the game. */
        ORGANIZER,
        /** Nobody: who wrote it is not known on this host any more. */
        FORGOTTEN
    }

    /** Whether everybody may read it. */
    public boolean isPublic() {
        return to.isEmpty();
    }

    /** Whether it stands. */
    public boolean stands() {
        return gone == Gone.NO;
    }
}
