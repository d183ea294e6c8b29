package org.muster.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Intervals that were worked by hand, or stand in the literature. */
class ContrastTest {

    /** Pairs of games: won both ways, the first alone, the other alone, neither. */
    private static Contrast pairs(int both, int first, int other, int neither) {
        Contrast all = Contrast.NONE;
        int[] counts = {both, first, other, neither};
        for (int kind = 0; kind < counts.length; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                all = all.plus(Contrast.of(1, kind < 2 ? 1 : 0, 1, kind % 2 == 0 ? 1 : 0));
            }
        }
        return all;
    }

    private static void holds(Interval interval, double low, double high) {
        assertThat(interval.low()).isCloseTo(low, within(0.00006));
        assertThat(interval.high()).isCloseTo(high, within(0.00006));
    }

    @Test
    void wilsonsIntervalIsThatOfTheLiterature() {
        // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        holds(Interval.of(81, 263), 0.2553, 0.3662);
        holds(Interval.of(15, 148), 0.0624, 0.1605);
        holds(Interval.of(0, 20), 0, 0.1611);
        holds(Interval.of(1, 29), 0.0061, 0.1718);
    }

    @Test
    void ofAllAndOfNothingTheEndsAreWhole() {
        for (int games = 1; games < 100; games++) {
            assertThat(Interval.of(games, games).high()).isEqualTo(1);
            assertThat(Interval.of(0, games).low()).isZero();
        }
    }

    @Test
    void theIntervalOfPairsIsWilsonsTwicePutTogetherByTheirCorrelation() {
        // by hand for 20 both, 12 first alone, 2 other alone, 16 neither, of 50: shares 0.64 and 0.44
        Contrast some = pairs(20, 12, 2, 16);
        assertThat(some.difference()).isCloseTo(0.20, within(1e-12));
        // phi = (20 * 16 - 12 * 2) / sqrt(32 * 18 * 22 * 28)
        assertThat(some.correlation()).isCloseTo(0.49692, within(0.00001));
        holds(some.interval(), 0.50141, 0.75861);
        holds(some.otherInterval(), 0.31162, 0.57694);
        // below: sqrt(0.13859^2 - 2 phi 0.13859 * 0.13694 + 0.13694^2), above: with 0.11861 and 0.12838
        holds(some.differenceInterval(), 0.06180, 0.32416);
    }

    @Test
    void whatNeverDiffersIsNotThoughtCertain() {
        Contrast none = pairs(0, 0, 0, 40);
        assertThat(none.correlation()).isZero();
        // twice Wilson's 0 of 40, at a right angle
        holds(none.differenceInterval(), -0.0876, 0.0876);
    }

    @Test
    void nothingCountedTellsNothing() {
        holds(Contrast.NONE.differenceInterval(), -1, 1);
        holds(Contrast.of(1, 1, 0, 0).otherInterval(), 0, 1);
    }

    @Test
    void whatHappensTenTimesInAGameAndGoesOneWayTellsNoMoreThanOnce() {
        Contrast once = Contrast.NONE;
        Contrast tenTimes = Contrast.NONE;
        for (int i = 0; i < 60; i++) {
            int won = i % 3 == 0 ? 1 : 0;
            once = once.plus(Contrast.of(1, won, 1, i % 2));
            tenTimes = tenTimes.plus(Contrast.of(10, 10L * won, 10, 10L * (i % 2)));
        }
        Interval expected = once.differenceInterval();
        holds(tenTimes.differenceInterval(), expected.low(), expected.high());
        holds(tenTimes.interval(), once.interval().low(), once.interval().high());
    }

    @Test
    void nineteenOfTwentyIntervalsHoldTheTruth() {
        // who wins one way wins the other way in three of four games; the truth is 0.5 against 0.45
        SplittableRandom random = new SplittableRandom(3);
        int held = 0;
        int samples = 2000;
        for (int sample = 0; sample < samples; sample++) {
            Contrast all = Contrast.NONE;
            for (int i = 0; i < 80; i++) {
                boolean one = random.nextInt(100) < 50;
                boolean other = random.nextInt(100) < (one ? 75 : 15);
                all = all.plus(Contrast.of(1, one ? 1 : 0, 1, other ? 1 : 0));
            }
            Interval interval = all.differenceInterval();
            held += interval.low() <= 0.05 && interval.high() >= 0.05 ? 1 : 0;
        }
        assertThat((double) held / samples).isBetween(0.935, 0.97);
    }

    @Test
    void whoLooksAtThousandsFindsNothingWhereNothingIs() {
        // sixty games each of ten thousand choices that change nothing
        SplittableRandom random = new SplittableRandom(4);
        int found = 0;
        int lists = 0;
        for (int choice = 0; choice < 10_000; choice++) {
            Contrast all = Contrast.NONE;
            for (int i = 0; i < 60; i++) {
                int won = random.nextInt(2);
                int times = 1 + random.nextInt(3);
                all = all.plus(i % 2 == 0 ? Contrast.of(times, (long) times * won, 0, 0) : Contrast.of(0, 0, 1, won));
            }
            found += all.isBeyondDoubt(10_000) ? 1 : 0;
            lists += all.isBeyondDoubt(1) ? 1 : 0;
        }
        assertThat(found).isZero();
        assertThat(lists).isBetween(1, 500);
        Contrast clear = pairs(0, 60, 5, 0);
        assertThat(clear.isBeyondDoubt(10_000)).isTrue();
        assertThat(pairs(0, 10, 0, 0).isBeyondDoubt(1)).as("too few games").isFalse();
    }
}
