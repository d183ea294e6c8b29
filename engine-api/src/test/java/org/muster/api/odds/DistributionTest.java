package org.muster.api.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.api.odds.Distribution.constant;
import static org.muster.api.odds.Distribution.die;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistributionTest {

    @Test
    void twoDiceAreATriangle() {
        Distribution sum = die(6).times(2);
        assertThat(sum.outcomes()).isEqualTo(36);
        for (int total = 2; total <= 12; total++) {
            assertThat(sum.ways(total)).isEqualTo(6 - Math.abs(7 - total));
        }
        assertThat(sum.ways(1)).isZero();
        assertThat(sum.ways(13)).isZero();
        assertThat(sum.mean()).hasToString("7");
        assertThat(sum.variance()).hasToString("35/6");
        assertThat(sum.atLeast(10)).hasToString("1/6");
        assertThat(sum.mostLikely()).containsExactly(7);
        assertThat(sum.table().get(0)).isEqualTo(new Distribution.Row(2, Fraction.of(1, 36), Fraction.ONE));
        assertThat(sum.table()).hasSize(11);
    }

    @ParameterizedTest
    @CsvSource({"1,6", "7,6", "3,20", "40,4", "10,1", "100,100"})
    void meanAndVarianceOfEqualDice(int n, int sides) {
        Distribution sum = die(sides).times(n);
        assertThat(sum.mean()).isEqualTo(Fraction.of((long) n * (sides + 1), 2));
        assertThat(sum.variance()).isEqualTo(Fraction.of((long) n * (sides * sides - 1), 12));
        assertThat(sum.outcomes()).isEqualTo(BigInteger.valueOf(sides).pow(n));
        assertThat(sum.least()).isEqualTo(n);
        assertThat(sum.greatest()).isEqualTo(n * sides);
    }

    /** Coefficients by inclusion and exclusion, a path that has nothing in common with ours. */
    @ParameterizedTest
    @CsvSource({"5,6", "12,10", "30,20"})
    void waysOfASumHaveAClosedForm(int n, int sides) {
        Distribution sum = die(sides).times(n);
        for (int total = n; total <= n * sides; total++) {
            BigInteger ways = BigInteger.ZERO;
            for (int k = 0; total - (long) sides * k >= n; k++) {
                BigInteger term = choose(n, k).multiply(choose(total - sides * k - 1, n - 1));
                ways = k % 2 == 0 ? ways.add(term) : ways.subtract(term);
            }
            assertThat(sum.ways(total)).isEqualTo(ways);
        }
    }

    @Test
    void unequalDiceAddUpAsEnumerated() {
        assertThat(byHand(new int[] {4, 6, 8}, faces -> faces[0] + faces[1] - faces[2] + 3))
                .isEqualTo(ways(die(4).plus(die(6)).minus(die(8)).plus(3)));
    }

    @Test
    void noDiceAddUpToNothing() {
        assertThat(die(6).times(0).table()).hasSize(1);
        assertThat(die(6).times(0).chance(0)).isEqualTo(Fraction.ONE);
    }

    @Test
    void aD66ReadsTwoDiceAsTensAndOnes() {
        Distribution d66 = Distribution.d66();
        assertThat(d66.outcomes()).isEqualTo(36);
        assertThat(ways(d66))
                .hasSize(36)
                .allSatisfy((value, ways) -> assertThat(ways).isEqualTo(1));
        assertThat(ways(d66)).containsKeys(11, 16, 21, 66).doesNotContainKeys(17, 20, 67);
    }

    @Test
    void customFacesCountAsOftenAsTheyAreThere() {
        Distribution die = Distribution.faces(2, 0, 0, 1, 0, 1);
        assertThat(die.chance(0)).hasToString("1/2");
        assertThat(die.chance(1)).hasToString("1/3");
        assertThat(die.chance(2)).hasToString("1/6");
        assertThat(die.mostLikely()).containsExactly(0);
        assertThat(die(6).mostLikely()).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void aSecondThrowFollowsTheFirst() {
        // A d4 says how many d6 are thrown.
        Distribution sum = die(4).then(n -> die(6).times(n));
        assertThat(sum.mean()).hasToString("35/4");
        assertThat(sum.chance(1)).hasToString("1/24");
        assertThat(sum.chance(24)).isEqualTo(Fraction.of(1, 4 * 1296));
        assertThat(sum.cut()).isEqualTo(Fraction.ZERO);
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> die(6).times(100_000)).isInstanceOf(TooLarge.class);
        assertThatThrownBy(() -> die(1_000_000)).isInstanceOf(TooLarge.class);
        assertThatThrownBy(() -> die(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> constant(Integer.MAX_VALUE).plus(1)).isInstanceOf(ArithmeticException.class);
    }

    static BigInteger choose(int n, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    static SortedMap<Integer, BigInteger> ways(Distribution distribution) {
        SortedMap<Integer, BigInteger> ways = new TreeMap<>();
        for (Distribution.Row row : distribution.table()) {
            ways.put(row.value(), distribution.ways(row.value()));
        }
        return ways;
    }

    /** Throws every combination of faces once. */
    static SortedMap<Integer, BigInteger> byHand(int[] sides, ToIntFunction<int[]> worth) {
        SortedMap<Integer, BigInteger> ways = new TreeMap<>();
        int[] faces = new int[sides.length];
        Arrays.fill(faces, 1);
        while (true) {
            ways.merge(worth.applyAsInt(faces), BigInteger.ONE, BigInteger::add);
            int die = 0;
            while (die < faces.length && faces[die] == sides[die]) {
                faces[die++] = 1;
            }
            if (die == faces.length) {
                return ways;
            }
            faces[die]++;
        }
    }
}
