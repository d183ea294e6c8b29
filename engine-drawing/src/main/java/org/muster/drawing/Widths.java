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
        double[] ascending = natural.clone();
        Arrays.sort(ascending);
        double left = available;
        for (int i = 0; i < ascending.length; i++) {
            double share = left / (ascending.length - i); // what is narrower leaves the rest to others
            if (ascending[i] > share) {
                double most = Math.max(share, least);
                return Arrays.stream(natural)
                        .map(width -> Math.min(width, most))
                        .toArray();
            }
            left -= ascending[i];
        }
        return natural.clone();
    }
}
