package org.muster.drawing;

import java.util.Arrays;

/** Widths of the columns of a table. */
final class Widths {

    private Widths() {}

    /**
     * As wide as they would be, or as narrow as they must be to fit together: the widest give first.
     *
     * @param least that none is narrowed below, so that what is wider still sticks out rather than becoming unreadable
     */
    static double[] fitting(double[] natural, double available, double least) {
        double low = least;
        double high = Arrays.stream(natural).max().orElse(least);
        if (sum(natural, high) <= available) {
            return natural.clone();
        }
        while (high - low > least / 64) {
            double middle = (low + high) / 2;
            if (sum(natural, middle) <= available) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double most = low;
        return Arrays.stream(natural).map(width -> Math.min(width, most)).toArray();
    }

    private static double sum(double[] widths, double most) {
        return Arrays.stream(widths).map(width -> Math.min(width, most)).sum();
    }
}
