package org.muster.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

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
                "d3     | Roll d3 for loot (for a d3 throw a d6: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3)",
                "2d3+3  | Roll 2d3+3 for loot (for a d3 throw a d6: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3)",
                "d2     | Roll d2 for loot (for a d2 toss a coin: heads is 1, tails is 2)",
                "2d6+3  | Roll 2d6+3 for loot",
                "d30    | Roll d30 for loot"
            })
    void whatToThrowInPlaceOfADieThatNobodyOwnsIsSaid(String pool, String asked) {
        Roll roll = Roll.of("loot", Pool.parse(pool));
        assertThat(RealDice.asked(roll, roll.pool(), "")).hasToString(asked);
    }
}
