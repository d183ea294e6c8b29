package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

/** Whether faces come up equally often; with fixed seeds, a test that passes once passes always. */
final class ChiSquare {

    private final long[] seen;
    private long all;

    ChiSquare(int sides) {
        this.seen = new long[sides];
    }

    void seen(int... faces) {
        for (int face : faces) {
            seen[face - 1]++;
            all++;
        }
    }

    /** At the level of one in a thousand, the critical value by Wilson and Hilferty's approximation. */
    void check() {
        double expected = (double) all / seen.length;
        double statistic = 0;
        for (long count : seen) {
            statistic += (count - expected) * (count - expected) / expected;
        }
        double degrees = seen.length - 1.0;
        double part = 2 / (9 * degrees);
        double critical = degrees * Math.pow(1 - part + 3.0902 * Math.sqrt(part), 3);
        assertThat(statistic).isLessThan(critical).isGreaterThan(0);
    }
}
