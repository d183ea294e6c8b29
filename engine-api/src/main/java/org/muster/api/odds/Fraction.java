package org.muster.api.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.muster.api.Preview;

/**
 * An exact rational number in lowest terms.
 *
 * @param denominator greater than 0
 */
@Preview
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    /** Nothing. */
    public static final Fraction ZERO = of(0, 1);
    /** Certainty. */
    public static final Fraction ONE = of(1, 1);

    public Fraction {
        if (denominator.signum() == 0) {
            throw new IllegalArgumentException(numerator + "/0");
        }
        BigInteger shared = numerator.gcd(denominator);
        BigInteger by = denominator.signum() < 0 ? shared.negate() : shared;
        numerator = numerator.divide(by);
        denominator = denominator.divide(by);
    }

    /** {@code numerator/denominator}. */
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** Sum. */
    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /** Difference. */
    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    /** Product. */
    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** Product with itself, {@code exponent} times. */
    public Fraction pow(int exponent) {
        return new Fraction(numerator.pow(exponent), denominator.pow(exponent));
    }

    /** The nearest double, also where numerator and denominator are far beyond doubles. */
    public double toDouble() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** With so many digits behind the point, halves to even: {@code 0.1667}. */
    public String toDecimal(int digits) {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), digits, RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    /** As a share of a hundred, with one digit: {@code 16.7%}. */
    public String toPercent() {
        return times(of(100, 1)).toDecimal(1) + '%';
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** {@code 5/36}; a whole number without its denominator. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
