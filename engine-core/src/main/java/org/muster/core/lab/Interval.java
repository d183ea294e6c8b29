package org.muster.core.lab;

/**
 * Between which values the true one lies, seen from a sample: 19 of 20 such intervals hold it.
 *
 * @param low the least
 * @param high the greatest
 */
public record Interval(double low, double high) {

    /** Standard deviations on each side that 95 of 100 values of a bell curve lie within. */
    static final double Z = 1.959964;

    /**
     * Of a share: Wilson's interval, which holds for few games and for shares near 0 or 1 too.
     *
     * @param hits a game that is shared is a part of one
     */
    public static Interval of(double hits, long of) {
        return of == 0 ? new Interval(0, 1) : wilson(hits / of, (double) of, Z);
    }

    /** The same of a share of {@code of} that need not be a whole number. */
    static Interval wilson(double share, double of, double z) {
        double z2 = z * z / of;
        double middle = (share + z2 / 2) / (1 + z2);
        double half = z * Math.sqrt(share * (1 - share) / of + z2 / (4 * of)) / (1 + z2);
        // of all and of nothing the ends are known, and sums of doubles miss them by a bit
        return new Interval(share <= 0 ? 0 : Math.max(0, middle - half), share >= 1 ? 1 : Math.min(1, middle + half));
    }

    /** How far the truth may be from the middle. */
    public double half() {
        return (high - low) / 2;
    }

    /** Whether nothing at all may be true. */
    public boolean holdsZero() {
        return low <= 0 && high >= 0;
    }
}
