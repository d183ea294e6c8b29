package org.muster.core.lab;

/**
 * Two shares that were counted in the same games, and how they differ: wins by the book and by a house rule with the same
 * seeds, wins after one answer and after others. In each game something happened so often on either side, and so often
 * it went well; games are independent of each other, what happens within one need not be.
 *
 * <p>Only whole numbers are kept: sums, and sums of products. So contrasts of parts add up to that of the whole, to the
 * bit, in any order.
 *
 * @param ofOne how often it happened on the first side
 * @param one how often it went well there
 * @param ofOther how often it happened on the other side
 * @param other how often it went well there
 * @param moments sums over the games of the products of each two of these four
 */
public record Contrast(long ofOne, long one, long ofOther, long other, Moments moments) {

    /** Games that each side must have been seen in, before it is said to differ. */
    private static final int FEWEST = 20;

    /** How often a list of all that differs may hold something that does not. */
    private static final double DOUBT = 0.05;

    /** Nothing counted yet. */
    public static final Contrast NONE = new Contrast(0, 0, 0, 0, Moments.NONE);

    /**
     * Sums of products; {@code n} and {@code w} are how often it happened and went well on the first side, {@code m} and
     * {@code v} on the other.
     */
    public record Moments(long nn, long nw, long ww, long mm, long mv, long vv, long nm, long nv, long wm, long wv) {

        static final Moments NONE = new Moments(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

        static Moments of(long n, long w, long m, long v) {
            return new Moments(n * n, n * w, w * w, m * m, m * v, v * v, n * m, n * v, w * m, w * v);
        }

        Moments plus(Moments more) {
            return new Moments(
                    nn + more.nn,
                    nw + more.nw,
                    ww + more.ww,
                    mm + more.mm,
                    mv + more.mv,
                    vv + more.vv,
                    nm + more.nm,
                    nv + more.nv,
                    wm + more.wm,
                    wv + more.wv);
        }
    }

    /** Of one game. */
    public static Contrast of(long ofOne, long one, long ofOther, long other) {
        return new Contrast(ofOne, one, ofOther, other, Moments.of(ofOne, one, ofOther, other));
    }

    /** Of these games and those. */
    public Contrast plus(Contrast more) {
        return new Contrast(
                ofOne + more.ofOne,
                one + more.one,
                ofOther + more.ofOther,
                other + more.other,
                moments.plus(more.moments));
    }

    /** The first share, from 0 to 1. */
    public double share() {
        return ofOne == 0 ? 0 : (double) one / ofOne;
    }

    /** The other share, from 0 to 1. */
    public double otherShare() {
        return ofOther == 0 ? 0 : (double) other / ofOther;
    }

    /** Between which shares the first lies. */
    public Interval interval() {
        return one(Interval.Z);
    }

    /** Between which shares the other lies. */
    public Interval otherInterval() {
        return other(Interval.Z);
    }

    /** How much greater the first is. */
    public double difference() {
        return share() - otherShare();
    }

    /**
     * Whether one share is greater than the other beyond doubt, for who looks for the few of very many that differ: so
     * that of twenty lists made in this way one holds anything that does not. Of a bell curve no more than
     * {@code exp(-z * z / 2)} lies farther than z standard deviations from its middle.
     *
     * @param among so many are looked at
     */
    public boolean isBeyondDoubt(int among) {
        return games(ofOne, moments.nn()) >= FEWEST
                && games(ofOther, moments.mm()) >= FEWEST
                && !difference(Math.sqrt(2 * Math.log(among / DOUBT))).holdsZero();
    }

    /** In how many games it happened, counted as if it had been equally often in each. */
    private static double games(long of, long squares) {
        return squares == 0 ? 0 : (double) of * of / squares;
    }

    /** Between which values the true difference lies. */
    public Interval differenceInterval() {
        return difference(Interval.Z);
    }

    /** How much both go up and down together from game to game, from -1 to 1: what it brings that they are the same games. */
    public double correlation() {
        double both = spread() * otherSpread();
        if (both <= 0) {
            return 0;
        }
        double p = share();
        double q = otherShare();
        double together = moments.wv() - p * moments.nv() - q * moments.wm() + p * q * moments.nm();
        return Math.max(-1, Math.min(1, together / Math.sqrt(both)));
    }

    /**
     * Between which values the difference lies, by the intervals of both shares put together as Newcombe does for pairs
     * (1998, his method 8): it holds for few games and for shares near 0 or 1 too.
     */
    Interval difference(double z) {
        if (ofOne == 0 || ofOther == 0) {
            return new Interval(-1, 1);
        }
        Interval here = one(z);
        Interval there = other(z);
        double together = correlation();
        double below = away(share() - here.low(), there.high() - otherShare(), together);
        double above = away(here.high() - share(), otherShare() - there.low(), together);
        return new Interval(difference() - below, difference() + above);
    }

    private static double away(double here, double there, double together) {
        return Math.sqrt(Math.max(0, here * here - 2 * together * here * there + there * there));
    }

    private Interval one(double z) {
        return interval(ofOne, share(), spread(), moments.nn(), z);
    }

    private Interval other(double z) {
        return interval(ofOther, otherShare(), otherSpread(), moments.mm(), z);
    }

    private double spread() {
        double p = share();
        return moments.ww() - 2 * p * moments.nw() + p * p * moments.nn();
    }

    private double otherSpread() {
        double q = otherShare();
        return moments.vv() - 2 * q * moments.mv() + q * q * moments.mm();
    }

    /**
     * Wilson's interval for as many games of one happening each as would tell as much: what happens several times in one
     * game, and goes the same way there, tells less than if it were several games.
     */
    private static Interval interval(long of, double share, double spread, long squares, double z) {
        if (of == 0) {
            return new Interval(0, 1);
        }
        double alone = share * (1 - share) * of;
        double clumped = alone > 0 ? spread / alone : (double) squares / of;
        return Interval.wilson(share, of / Math.max(1, clumped), z);
    }
}
