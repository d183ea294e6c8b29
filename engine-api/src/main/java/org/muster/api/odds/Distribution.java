package org.muster.api.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.muster.api.Preview;

/**
 * How likely each value of a whole-numbered quantity is, exactly: for each value the number of equally likely outcomes
 * that give it. Two distributions that meet in an operation are independent of each other.
 *
 * <p>Only where something could go on for ever, as exploding dice, is it cut somewhere; {@link #cut()} then bounds how
 * far any chance can be off.
 */
@Preview
public final class Distribution {

    static final int MOST_VALUES = 1 << 18;

    private final int least;
    /** Ways of least, least + 1 ...; neither the first nor the last is 0. */
    private final BigInteger[] ways;

    private final BigInteger outcomes;
    private final Fraction cut;

    private Distribution(int least, BigInteger[] ways, Fraction cut) {
        this.least = least;
        this.ways = ways;
        this.outcomes = Convolution.sum(ways);
        this.cut = cut.compareTo(Fraction.ONE) > 0 ? Fraction.ONE : cut;
    }

    /** Always {@code value}. */
    public static Distribution constant(int value) {
        return new Distribution(value, new BigInteger[] {BigInteger.ONE}, Fraction.ZERO);
    }

    /** A die with faces 1 to {@code sides}. */
    public static Distribution die(int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("a die has 1 side or more, not " + sides);
        }
        Tally tally = new Tally(1, sides);
        for (int face = 1; face <= sides; face++) {
            tally.add(face, BigInteger.ONE);
        }
        return tally.distribution(Fraction.ZERO);
    }

    /** A die with these faces, each as likely as any other; a face that is there twice counts twice. */
    public static Distribution faces(int... faces) {
        if (faces.length == 0) {
            throw new IllegalArgumentException("a die without faces");
        }
        int[] sorted = faces.clone();
        Arrays.sort(sorted);
        Tally tally = new Tally(sorted[0], sorted[sorted.length - 1]);
        for (int face : sorted) {
            tally.add(face, BigInteger.ONE);
        }
        return tally.distribution(Fraction.ZERO);
    }

    /**
     * Of outcomes that were counted.
     *
     * @param ways for each value the number of equally likely outcomes that give it; at least one is there
     */
    public static Distribution counted(SortedMap<Integer, BigInteger> ways) {
        Tally tally = new Tally(ways.firstKey(), ways.lastKey());
        ways.forEach(tally::add);
        return tally.distribution(Fraction.ZERO);
    }

    /** Two six-sided dice read as tens and ones: 11 to 16, 21 to 26 ... 66. */
    public static Distribution d66() {
        return die(6).map(tens -> 10 * tens).plus(die(6));
    }

    /** The smallest value that can come up. */
    public int least() {
        return least;
    }

    /** The greatest value that can come up. */
    public int greatest() {
        return least + ways.length - 1;
    }

    /** How many of the {@link #outcomes()} give {@code value}. */
    public BigInteger ways(int value) {
        return value < least || value > greatest() ? BigInteger.ZERO : ways[value - least];
    }

    /** How many equally likely outcomes there are in all. */
    public BigInteger outcomes() {
        return outcomes;
    }

    /** The most by which any chance told here may be off: 0 unless something was cut. */
    public Fraction cut() {
        return cut;
    }

    /** The chance of exactly {@code value}. */
    public Fraction chance(int value) {
        return new Fraction(ways(value), outcomes);
    }

    /** The chance of a value that {@code fits}. */
    public Fraction chance(IntPredicate fits) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < ways.length; i++) {
            sum = fits.test(least + i) ? sum.add(ways[i]) : sum;
        }
        return new Fraction(sum, outcomes);
    }

    /** The chance of {@code value} or more. */
    public Fraction atLeast(int value) {
        return chance(other -> other >= value);
    }

    /** The mean. */
    public Fraction mean() {
        return new Fraction(moment(1), outcomes);
    }

    /** The mean square distance from the mean. */
    public Fraction variance() {
        Fraction mean = mean();
        return new Fraction(moment(2), outcomes).minus(mean.times(mean));
    }

    private BigInteger moment(int exponent) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < ways.length; i++) {
            sum = sum.add(ways[i].multiply(BigInteger.valueOf(least + i).pow(exponent)));
        }
        return sum;
    }

    /** The value or values that no other is likelier than, ascending. */
    public List<Integer> mostLikely() {
        BigInteger most = BigInteger.ZERO;
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < ways.length; i++) {
            int order = ways[i].compareTo(most);
            if (order > 0) {
                most = ways[i];
                values.clear();
            }
            if (order >= 0) {
                values.add(least + i);
            }
        }
        return values;
    }

    /**
     * One value of a table.
     *
     * @param chance of exactly this value
     * @param atLeast of this value or more
     */
    public record Row(int value, Fraction chance, Fraction atLeast) {}

    /** All values that can come up, ascending. */
    public List<Row> table() {
        List<Row> rows = new ArrayList<>();
        BigInteger orMore = outcomes;
        for (int i = 0; i < ways.length; i++) {
            if (ways[i].signum() > 0) {
                rows.add(new Row(least + i, new Fraction(ways[i], outcomes), new Fraction(orMore, outcomes)));
            }
            orMore = orMore.subtract(ways[i]);
        }
        return rows;
    }

    /** Sum of the two. */
    public Distribution plus(Distribution other) {
        int sum = Math.addExact(least, other.least);
        return new Distribution(sum, Convolution.product(ways, other.ways), cut.plus(other.cut));
    }

    /** With a number added. */
    public Distribution plus(int number) {
        return new Distribution(Math.addExact(least, number), ways, cut);
    }

    /** The first less the second. */
    public Distribution minus(Distribution other) {
        return plus(other.negated());
    }

    /** With the sign turned. */
    public Distribution negated() {
        return map(value -> -value);
    }

    /** Sum of {@code n} of these, each thrown by itself; none sum to 0. */
    public Distribution times(int n) {
        if (n == 0) {
            return constant(0);
        }
        return new Distribution(Math.multiplyExact(least, n), Convolution.power(ways, n), cut.times(Fraction.of(n, 1)));
    }

    /** What {@code change} makes of each value, such as the hits that are left of a number of hits. */
    public Distribution map(IntUnaryOperator change) {
        int from = Integer.MAX_VALUE;
        int to = Integer.MIN_VALUE;
        for (int i = 0; i < ways.length; i++) {
            if (ways[i].signum() > 0) {
                int changed = change.applyAsInt(least + i);
                from = Math.min(from, changed);
                to = Math.max(to, changed);
            }
        }
        Tally tally = new Tally(from, to);
        for (int i = 0; i < ways.length; i++) {
            if (ways[i].signum() > 0) {
                tally.add(change.applyAsInt(least + i), ways[i]);
            }
        }
        return tally.distribution(cut);
    }

    /** What is thrown next for each value, such as a save for each hit: the distribution of the second throw. */
    public Distribution then(IntFunction<Distribution> next) {
        List<Distribution> nexts = new ArrayList<>();
        List<BigInteger> weights = new ArrayList<>();
        BigInteger common = BigInteger.ONE;
        Fraction worst = Fraction.ZERO;
        int from = Integer.MAX_VALUE;
        int to = Integer.MIN_VALUE;
        for (int i = 0; i < ways.length; i++) {
            if (ways[i].signum() > 0) {
                Distribution second = next.apply(least + i);
                nexts.add(second);
                weights.add(ways[i]);
                common = common.divide(common.gcd(second.outcomes)).multiply(second.outcomes);
                worst = worst.compareTo(second.cut) < 0 ? second.cut : worst;
                from = Math.min(from, second.least);
                to = Math.max(to, second.greatest());
            }
        }
        Tally tally = new Tally(from, to);
        for (int i = 0; i < nexts.size(); i++) {
            Distribution second = nexts.get(i);
            BigInteger weight = weights.get(i).multiply(common.divide(second.outcomes));
            for (int j = 0; j < second.ways.length; j++) {
                tally.add(second.least + j, second.ways[j].multiply(weight));
            }
        }
        return tally.distribution(cut.plus(worst));
    }

    /** Counts being collected between two values that both come up. */
    static final class Tally {
        private final int least;
        private final BigInteger[] ways;

        Tally(int least, int greatest) {
            if ((long) greatest - least >= MOST_VALUES) {
                throw new TooLarge("values from {least} to {greatest} are too many for exact odds", least, greatest);
            }
            this.least = least;
            this.ways = new BigInteger[greatest - least + 1];
            Arrays.fill(ways, BigInteger.ZERO);
        }

        void add(int value, BigInteger more) {
            ways[value - least] = ways[value - least].add(more);
        }

        Distribution distribution(Fraction cut) {
            return new Distribution(least, ways, cut);
        }
    }
}
