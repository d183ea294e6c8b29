package org.muster.host.games;

import java.time.Duration;

/**
 * How much of the games nobody is at is kept in memory.
 *
 * @param entries of their journals, all together
 * @param idle how long
 */
public record Memory(long entries, Duration idle) {

    /** With its entry's states and sentences, as measured on long games. */
    private static final long BYTES_AN_ENTRY = 8_192;

    private static final int SHARE = 4;
    private static final Duration IDLE = Duration.ofMinutes(10);

    /** A quarter of what the process may have. */
    public static Memory usual() {
        return new Memory(Runtime.getRuntime().maxMemory() / SHARE / BYTES_AN_ENTRY, IDLE);
    }
}
