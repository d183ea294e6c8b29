package org.muster.core.dice;

import java.security.SecureRandom;

/**
 * The seeds of a game's phases, each the hash of the next: once the first is committed to, none can be exchanged, and
 * those that have been revealed tell nothing about those to come. Made backwards from the root, the last phase's seed,
 * which is the one secret to keep.
 *
 * @param root the seed of the last phase
 * @param length how many phases it is for
 */
public record SeedChain(Seed root, int length) {

    /** Phases for years of play, and still only a millisecond of hashing. */
    public static final int USUAL_LENGTH = 4096;

    static final int MOST = 1_000_000;

    public SeedChain {
        if (length < 1 || length > MOST) {
            throw new IllegalArgumentException("a chain of 1 to " + MOST + " seeds, not " + length);
        }
    }

    /** A new chain for a game that opens. Each game has a chain of its own. */
    public static SeedChain make() {
        return new SeedChain(Seed.random(new SecureRandom()), USUAL_LENGTH);
    }

    /** What to publish when the game opens, before any player has contributed anything. */
    public String commitment() {
        return seed(0).commitment();
    }

    /**
     * The seed of a phase. It takes as many hashes as there are phases behind it: keep it while the phase lasts.
     *
     * @param phase 0 is the first; counts all phases that were ever begun, so that a phase which is played again after
     *     a rewind has a seed that nobody has seen
     */
    public Seed seed(int phase) {
        if (phase < 0 || phase >= length) {
            throw new IndexOutOfBoundsException("phase " + phase + " of a chain of " + length + " seeds");
        }
        return root.before(length - 1 - phase);
    }
}
