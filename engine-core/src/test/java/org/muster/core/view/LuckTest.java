package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;

class LuckTest {

    private static KnownRoll rolled(Roll roll, Integer... faces) {
        return new KnownRoll(1, Instant.EPOCH, "engine", roll, Arrays.asList(faces), KnownRoll.Proof.PROVEN, null);
    }

    @Test
    void luckIsWhatWasShownLessWhatIsExpectedInStandardDeviations() {
        // two d6: 7 expected, variance 2 * 35/12; shown 12
        Luck luck = Luck.of(List.of(rolled(Roll.of("Hit", Pool.TWO_D6), 6, 6)));
        assertThat(luck.dice()).isEqualTo(2);
        assertThat(luck.shown()).isEqualTo(12);
        assertThat(luck.expected()).isEqualTo(7);
        assertThat(luck.luck()).isCloseTo(5 / Math.sqrt(70 / 12.0), within(1e-9));
    }

    @Test
    void aRollThatMustReachSomethingIsCountedByExactOdds() {
        Roll save = Roll.of("Save", Pool.D20).reaching(11).plus(2, "cover", "");
        // 9 or more on the die: 12 in 20
        Luck luck = Luck.of(List.of(rolled(save, 9), rolled(save, 8)));
        assertThat(luck.tests()).isEqualTo(2);
        assertThat(luck.passed()).isEqualTo(1);
        assertThat(luck.due()).isCloseTo(2 * 0.6, within(1e-9));
        Luck constant =
                Luck.of(List.of(rolled(Roll.of("Hit", Pool.TWO_D6.plus(1)).reaching(8), 3, 4)));
        assertThat(constant.passed()).isEqualTo(1);
        assertThat(constant.due()).isCloseTo(21 / 36.0, within(1e-9));
    }

    @Test
    void diceWithSignsAreNotAddedUp() {
        Luck luck = Luck.of(List.of(rolled(Roll.of("Attack", Pool.of(3, "black")), 6, 6, 6)));
        assertThat(luck.rolls()).isEqualTo(1);
        assertThat(luck.dice()).isZero();
        assertThat(luck.luck()).isZero();
    }

    @Test
    void whoNeverRolledHasNoLuck() {
        assertThat(Luck.of(List.of())).isEqualTo(new Luck(0, 0, 0, 0, 0, 0, 0, 0));
    }
}
