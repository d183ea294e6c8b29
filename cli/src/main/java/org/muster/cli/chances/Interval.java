package org.muster.cli.chances;

import org.muster.api.text.Sentence;

/**
 * Between which shares the true one lies, seen from a sample: Wilson's interval, which holds for few games and for
 * shares near 0 or 1 too.
 *
 * @param low from 0
 * @param high to 1
 */
record Interval(double low, double high) {

    /** 19 of 20 such intervals hold the truth. */
    private static final double Z = 1.959964;

    /** Of so many hits; a game that is shared is a part of one. */
    static Interval of(double hits, int of) {
        if (of == 0) {
            return new Interval(0, 1);
        }
        double share = hits / of;
        double z2 = Z * Z / of;
        double middle = (share + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(share * (1 - share) / of + z2 / (4 * of)) / (1 + z2);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** As a table tells it: {@code 61.5 to 78.2 %}. */
    Sentence inHundred() {
        return Sentence.of(
                "{low} to {high} %", Columns.rounded("%.1f", 100 * low), Columns.rounded("%.1f", 100 * high));
    }
}
