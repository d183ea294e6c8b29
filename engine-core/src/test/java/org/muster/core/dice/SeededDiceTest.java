package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;

class SeededDiceTest {

    private static final Roll TEN = Roll.of("Test", Pool.of(10, 20));

    /** Written down once: a change would change every seeded game there is. */
    @Test
    void theSameSeedGivesTheSameFacesInEveryVersion() {
        assertThat(new SeededDice(1).faces(TEN, 0)).containsExactly(6, 2, 6, 12, 14, 11, 5, 9, 1, 6);
        assertThat(new SeededDice(1).faces(TEN, 1)).containsExactly(7, 20, 7, 10, 2, 13, 17, 1, 9, 4);
        assertThat(new SeededDice(-7).faces(Roll.of("Mixed", Pool.parse("d6 + 2d100 + 3 black + 1d4")), 1_000_000))
                .containsExactly(2, 30, 60, 5, 3, 1, 1);
    }

    @Test
    void aRollIsTheSameWhateverWasThrownBefore() {
        SeededDice dice = new SeededDice(42);
        int[] faces = dice.faces(TEN, 17);
        dice.faces(TEN, 3);
        assertThat(dice.faces(TEN, 17)).isEqualTo(faces);
        assertThat(dice.faces(TEN, 18)).isNotEqualTo(faces);
        assertThat(new SeededDice(43).faces(TEN, 17)).isNotEqualTo(faces);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 10, 20, 100})
    void facesAreEven(int sides) {
        Roll roll = Roll.of("Test", Pool.of(4, sides));
        SeededDice dice = new SeededDice(2026);
        ChiSquare even = new ChiSquare(sides);
        LongStream.range(0, 50_000).forEach(i -> even.seen(dice.faces(roll, i)));
        even.check();
    }

    /**
     * Of the 2^32 words four are too many for six faces: those whose product with 6 ends in less than 4. Here 6 times
     * the words is 0, 2^32 + 2, 2^33 + 4 (just enough for a 3) and, unsigned, 6 times 2^32 - 6.
     */
    @Test
    void wordsThatWouldMakeSomeFacesLikelierAreDrawnAgain() {
        Iterator<Integer> words = List.of(0, 715_827_883, 1_431_655_766, 0, -1).iterator();
        assertThat(Faces.draw(Pool.of(2, 6), words::next)).containsExactly(3, 6);
        assertThat(words).isExhausted();
    }

    /** Neighbours are what a weak hash would tie together. */
    @Test
    void neighbouringRollsAndSeedsHaveNothingInCommon() {
        ChiSquare rolls = new ChiSquare(400);
        ChiSquare seeds = new ChiSquare(400);
        ChiSquare dice = new ChiSquare(400);
        Roll two = Roll.of("Test", Pool.of(2, 20));
        for (int i = 0; i < 40_000; i++) {
            int[] here = new SeededDice(i).faces(two, 5);
            rolls.seen(20 * new SeededDice(9).faces(two, 2L * i)[0] + new SeededDice(9).faces(two, 2L * i + 1)[0] - 20);
            seeds.seen(20 * here[0] + new SeededDice(i + 1L).faces(two, 5)[0] - 20);
            dice.seen(20 * here[0] + here[1] - 20);
        }
        rolls.check();
        seeds.check();
        dice.check();
    }

    @Test
    void playoutDiceAreEvenToo() {
        PlayoutDice dice = PlayoutDice.seeded(7);
        ChiSquare even = new ChiSquare(6);
        Roll roll = Roll.of("Test", Pool.of(5, 6));
        for (int i = 0; i < 50_000; i++) {
            even.seen(dice.roll(roll).faces());
        }
        even.check();
        assertThat(PlayoutDice.seeded(7).roll(roll).faces())
                .isEqualTo(PlayoutDice.seeded(7).roll(roll).faces());
    }
}
