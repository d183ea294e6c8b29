package org.muster.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;

/** Dice of wood and plastic. */
class RealDiceTest {

    /** Nobody owns a die of three sides. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d3     | Roll d3 for loot (for a d3 throw a d6, and type 1 where it shows 1 or 2, 2 for 3 or 4, 3 for 5 or 6)",
                "2d3+3  | Roll 2d3+3 for loot (for a d3 throw a d6, and type 1 where it shows 1 or 2, 2 for 3 or 4, 3 for 5 or 6)",
                "d2     | Roll d2 for loot (for a d2 toss a coin, and type 1 for heads, 2 for tails)",
                "2d6+3  | Roll 2d6+3 for loot",
                "d30    | Roll d30 for loot"
            })
    void whatToThrowInPlaceOfADieThatNobodyOwnsIsSaid(String pool, String asked) {
        Roll roll = Roll.of("loot", Pool.parse(pool));
        assertThat(RealDice.asked(roll, roll.pool(), "")).hasToString(asked);
    }

    /** No d20 shows 23. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d20   | 0  | 11 | 11 or more is needed",
                "d20   | 5  | 23 | 18 or more is needed on the die, 23 in all",
                "d20   | -2 | 18 | 20 or more is needed on the die, 18 in all",
                "2d6+1 | 1  | 9  | 7 or more is needed on the dice, 9 in all",
                "d20   | 5  | 26 | 26 or more is needed in all",
                "d20   | 5  | 6  | 6 or more is needed in all"
            })
    void whatTheDiceHaveToShowIsSaid(String pool, int more, int target, String needed) {
        Roll roll = Roll.of("guns", Pool.parse(pool)).plus(more, "guns", "").reaching(target);
        assertThat(RealDice.asked(roll, roll.pool(), "").toString()).endsWith(", " + needed);
    }

    /** The face of the d6 is not what is typed; who typed it all the same reads at once what was made of it. */
    @Test
    void whatIsTypedForADieThatNobodyOwnsIsNoFaceOfTheOther() {
        assertThat(RealDice.typed(Pool.parse("d6"))).hasToString("type the faces");
        assertThat(RealDice.typed(Pool.parse("d3+1"))).hasToString("type what the dice show, a d3 as 1, 2 or 3");
        assertThat(RealDice.typed(Pool.parse("d2"))).hasToString("type what the dice show, a d2 as 1 or 2");
        assertThat(RealDice.check(Pool.parse("2d3"), List.of(3, 2)).orElseThrow())
                .hasToString("Taken: 3 for a d6 that shows 5 or 6, 2 for a d6 that shows 3 or 4; undo takes it back.");
        assertThat(RealDice.check(Pool.parse("d3"), List.of(1))).isEmpty();
        assertThat(RealDice.check(Pool.parse("2d6"), List.of(3, 2))).isEmpty();
    }
}
