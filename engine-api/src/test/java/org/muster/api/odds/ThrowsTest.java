package org.muster.api.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.api.odds.Distribution.die;
import static org.muster.api.odds.DistributionTest.byHand;
import static org.muster.api.odds.DistributionTest.choose;
import static org.muster.api.odds.DistributionTest.ways;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThrowsTest {

    @ParameterizedTest
    @CsvSource({"1,2,20", "3,4,6", "1,4,6", "2,5,8", "4,5,4", "5,7,3", "3,3,6"})
    void keptDiceAddUpAsEnumerated(int kept, int n, int sides) {
        int[] dice = IntStream.generate(() -> sides).limit(n).toArray();
        assertThat(ways(Throws.highest(kept, n, die(sides))))
                .isEqualTo(byHand(
                        dice,
                        faces -> Arrays.stream(faces).sorted().skip(n - kept).sum()));
        assertThat(ways(Throws.lowest(kept, n, die(sides))))
                .isEqualTo(byHand(
                        dice, faces -> Arrays.stream(faces).sorted().limit(kept).sum()));
    }

    @Test
    void keptDiceMayHaveUnevenFaces() {
        Distribution die = Distribution.faces(-3, 0, 0, 5);
        int[] faces = {-3, 0, 0, 5};
        assertThat(ways(Throws.highest(2, 3, die)))
                .isEqualTo(byHand(
                        new int[] {4, 4, 4},
                        at -> Arrays.stream(at)
                                .map(i -> faces[i - 1])
                                .sorted()
                                .skip(1)
                                .sum()));
    }

    @Test
    void theHighestOfManyHasAClosedForm() {
        Distribution best = Throws.highest(1, 50, die(20));
        for (int face = 1; face <= 20; face++) {
            Fraction atMost = Fraction.of(face, 20).pow(50);
            assertThat(best.chance(value -> value <= best.greatest() && value < 21))
                    .isEqualTo(Fraction.ONE);
            int most = face;
            assertThat(best.chance(value -> value <= most)).isEqualTo(atMost);
        }
    }

    @Test
    void fourDiceThreeKeptAreTheFamousAbilityScores() {
        Distribution score = Throws.highest(3, 4, die(6));
        assertThat(score.mean()).hasToString("15869/1296");
        assertThat(score.chance(18)).hasToString("7/432");
        assertThat(score.mostLikely()).containsExactly(13);
    }

    @Test
    void successesAreBinomial() {
        Distribution successes = Throws.success(die(6), 5).times(9);
        for (int k = 0; k <= 9; k++) {
            assertThat(successes.chance(k))
                    .isEqualTo(new Fraction(choose(9, k), choose(9, 0))
                            .times(Fraction.of(1, 3).pow(k))
                            .times(Fraction.of(2, 3).pow(9 - k)));
        }
    }

    @Test
    void aRerolledOneIsThrownOnceMore() {
        Distribution die = Throws.rerolled(die(6), 1);
        assertThat(die.chance(1)).hasToString("1/36");
        assertThat(die.chance(6)).hasToString("7/36");
        assertThat(die.mean()).hasToString("47/12");
    }

    @Test
    void anExplodingDieIsGeometric() {
        Distribution die = Throws.exploding(die(6));
        for (int sixes = 0; sixes < 10; sixes++) {
            for (int face = 1; face < 6; face++) {
                assertThat(die.chance(6 * sixes + face))
                        .isEqualTo(Fraction.of(1, 6).pow(sixes + 1));
            }
            assertThat(die.chance(6 * sixes + 6)).isEqualTo(Fraction.ZERO);
            assertThat(die.atLeast(6 * sixes + 6)).isEqualTo(Fraction.of(1, 6).pow(sixes + 1));
        }
        assertThat(die.cut()).isGreaterThan(Fraction.ZERO).isLessThan(Fraction.of(1, 1_000_000_000_000L));
        assertThat(die.times(3).cut()).isEqualTo(die.cut().times(Fraction.of(3, 1)));
        // The mean of the die that is never cut is 21/5.
        assertThat(Fraction.of(21, 5).minus(die.mean()))
                .isGreaterThan(Fraction.ZERO)
                .isLessThan(Fraction.of(1, 100_000_000_000L));
    }

    @Test
    void theCutBoundsWhatLongerExplosionsCouldChange() {
        Distribution once = die(2).then(f -> f == 2 ? die(2).plus(2) : Distribution.constant(f));
        Distribution coin = Throws.exploding(die(2));
        assertThat(coin.chance(1)).isEqualTo(once.chance(1));
        assertThat(coin.cut()).isEqualTo(Fraction.of(1, 2).pow(40));
        // A coin that is far from fair: going on stays likely, and the cut says so.
        assertThat(Throws.exploding(Distribution.faces(IntStream.range(0, 1000)
                                .map(i -> i == 0 ? 0 : 1)
                                .toArray()))
                        .cut())
                .isGreaterThan(Fraction.of(4, 5));
        assertThatThrownBy(() -> Throws.exploding(die(1))).hasMessageContaining("for ever");
    }

    @Test
    void explodingSuccessesThrowMoreDice() {
        // Each 6 is a success and one more die: mean s = 1/2 + s/6.
        Distribution successes = Throws.exploding(die(6), face -> face >= 4 ? 1 : 0);
        assertThat(successes.mean().toDouble()).isBetween(0.6 - 1e-9, 0.6);
        assertThat(successes.chance(0)).hasToString("1/2");
        assertThat(successes.chance(1)).hasToString("5/12");
    }
}
