package org.muster.api.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.muster.api.Preview;

/** What is done with dice beyond adding them up: successes, keeping the best, throwing again, exploding. */
@Preview
public final class Throws {

    /** An explosion goes on until going on is less likely than one in so many. */
    private static final BigInteger RARE = BigInteger.TEN.pow(12);

    /** For dice so lopsided that explosions stay likely; the cut then says how likely. */
    private static final int MOST_EXPLOSIONS = 200;

    private static final long MOST_STEPS = 10_000_000;

    private Throws() {}

    /** 1 where {@code die} shows {@code target} or more, else 0; {@code times(n)} of it counts the successes of n. */
    public static Distribution success(Distribution die, int target) {
        return die.map(face -> face >= target ? 1 : 0);
    }

    /** The die, thrown once more where it shows {@code face}; the second throw stands. */
    public static Distribution rerolled(Distribution die, int face) {
        return die.then(shown -> shown == face ? die : Distribution.constant(shown));
    }

    /** The die, thrown again and added for as long as it shows its greatest face. */
    public static Distribution exploding(Distribution die) {
        return exploding(die, IntUnaryOperator.identity());
    }

    /**
     * The same where a throw counts what it is worth: with 1 for a success, an exploding die that counts successes.
     *
     * <p>Explosions end after as many as make another less likely than 1 in 10^12. The chance that they would have gone
     * on is the {@link Distribution#cut()}; as they only ever add, a chance of "at least" is too small by that much at
     * most, never too large.
     */
    public static Distribution exploding(Distribution die, IntUnaryOperator worth) {
        int top = die.greatest();
        Fraction again = die.chance(top);
        if (again.equals(Fraction.ONE)) {
            throw new IllegalArgumentException("a die that always shows " + top + " would explode for ever");
        }
        Distribution rest = die.map(worth);
        Fraction goesOn = again;
        Fraction rare = new Fraction(BigInteger.ONE, RARE);
        for (int i = 0; i < MOST_EXPLOSIONS && goesOn.compareTo(rare) > 0; i++) {
            Distribution next = rest.plus(worth.applyAsInt(top));
            rest = die.then(face -> face == top ? next : Distribution.constant(worth.applyAsInt(face)));
            goesOn = goesOn.times(again);
        }
        return cut(rest, goesOn);
    }

    private static Distribution cut(Distribution distribution, Fraction cut) {
        Distribution.Tally tally = new Distribution.Tally(distribution.least(), distribution.greatest());
        for (int value = distribution.least(); value <= distribution.greatest(); value++) {
            tally.add(value, distribution.ways(value));
        }
        return tally.distribution(cut);
    }

    /** Sum of the {@code kept} lowest of {@code n} such dice. */
    public static Distribution lowest(int kept, int n, Distribution die) {
        return highest(kept, n, die.negated()).negated();
    }

    /** Sum of the {@code kept} highest of {@code n} such dice. */
    public static Distribution highest(int kept, int n, Distribution die) {
        if (kept < 1 || kept > n) {
            throw new IllegalArgumentException("can't keep " + kept + " of " + n);
        }
        if (kept == n) {
            return die.times(n);
        }
        return new Keeping(kept, n, die).highest();
    }

    /**
     * Goes down the faces, from the highest: so many dice show it, the others less. Once enough dice are kept, the
     * rest may show anything lower. Sums are of the distance from the lowest face, so that they start at 0.
     */
    private static final class Keeping {
        private final int kept;
        private final int n;
        private final Distribution die;
        /** Ways by number of dice that are kept so far, and their sum. */
        private final BigInteger[][] partial;

        private final Distribution.Tally full;

        Keeping(int kept, int n, Distribution die) {
            int span = die.greatest() - die.least();
            if ((double) span * kept * span * kept * kept / 4 > MOST_STEPS) {
                throw new TooLarge("keeping {kept} of {n} such dice takes too long for exact odds", kept, n);
            }
            this.kept = kept;
            this.n = n;
            this.die = die;
            this.partial = new BigInteger[kept][kept * span + 1];
            for (BigInteger[] sums : partial) {
                Arrays.fill(sums, BigInteger.ZERO);
            }
            partial[0][0] = BigInteger.ONE;
            this.full = new Distribution.Tally(die.least() * kept, die.greatest() * kept);
        }

        Distribution highest() {
            BigInteger lower = die.outcomes();
            for (int face = die.greatest(); face >= die.least(); face--) {
                BigInteger same = die.ways(face);
                lower = lower.subtract(same);
                if (same.signum() > 0) {
                    // From many to few, so that this face's dice are not counted twice.
                    for (int had = kept - 1; had >= 0; had--) {
                        show(face, had, same, lower);
                    }
                }
            }
            return full.distribution(die.cut().times(Fraction.of(n, 1)));
        }

        private void show(int face, int had, BigInteger same, BigInteger lower) {
            int left = n - had;
            int lacking = kept - had;
            int distance = face - die.least();
            BigInteger choose = BigInteger.ONE;
            BigInteger enough = BigInteger.ZERO;
            BigInteger[] fewer = new BigInteger[lacking];
            for (int shown = 0; shown <= left; shown++) {
                BigInteger ways = choose.multiply(same.pow(shown));
                if (shown < lacking) {
                    fewer[shown] = ways;
                } else {
                    enough = enough.add(ways.multiply(lower.pow(left - shown)));
                }
                choose = choose.multiply(BigInteger.valueOf(left - shown)).divide(BigInteger.valueOf(shown + 1));
            }
            BigInteger[] sums = partial[had];
            for (int sum = 0; sum < sums.length; sum++) {
                if (sums[sum].signum() > 0) {
                    full.add(die.least() * kept + sum + lacking * distance, sums[sum].multiply(enough));
                    for (int shown = 1; shown < lacking; shown++) {
                        int to = sum + shown * distance;
                        partial[had + shown][to] = partial[had + shown][to].add(sums[sum].multiply(fewer[shown]));
                    }
                }
            }
        }
    }
}
