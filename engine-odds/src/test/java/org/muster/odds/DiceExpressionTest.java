package org.muster.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.odds.Fraction;

class DiceExpressionTest {

    private static final Map<String, Integer> COLOURS = Map.of("RED", 2, "BLACK", 3, "GREY", 4, "WHITE", 5);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    2d6+1                | 8          | total of 2d6+1
                    d6                   | 7/2        | total of d6
                    2D6 + d4 - 1         | 17/2       | total of 2D6 + d4 - 1
                    d20-d20              | 0          | total of d20-d20
                    10-2d4               | 5          | total of 10-2d4
                    4d6kh3               | 15869/1296 | total of 4d6kh3
                    2d20kl1              | 287/40     | total of 2d20kl1
                    4d6 kh 3 + 1         | 17165/1296 | total of 4d6 kh 3 + 1
                    2d6r1                | 47/6       | total of 2d6r1 (a 1 is thrown once more, and the second throw stands)
                    d66                  | 77/2       | total of d66 (d66 is a die for the tens and a die for the ones)
                    3d{0,0,1,1,2,-1}     | 3/2        | total of 3d{0,0,1,1,2,-1}
                    5d6>=4               | 5/2        | number of successes of 5d6>=4 (5d6 counts the dice that are each at least 4)
                    6d6=6 + 3d6>4        | 2          | number of successes of 6d6=6 + 3d6>4 (6d6 counts the dice that are each exactly 6; 3d6 counts the dice that are each more than 4)
                    3d6r1>=4             | 7/4        | number of successes of 3d6r1>=4 (a 1 is thrown once more, and the second throw stands; 3d6r1 counts the dice that are each at least 4)
                    1+(2d6>=4)           | 2          | number of successes of 1+(2d6>=4) (2d6 counts the dice that are each at least 4)
                    3 black + 2 grey     | 3          | number of successes of 3 black + 2 grey (black succeeds on 3 or more; grey succeeds on 4 or more)
                    2 red + 1            | 8/3        | number of successes of 2 red + 1 (red succeeds on 2 or more)
                    """)
    void quantities(String expression, String mean, String reading) {
        Odds.Quantity odds = read(expression, Odds.Quantity.class);
        assertThat(odds.distribution().mean()).hasToString(mean);
        assertThat(odds.distribution().cut()).isEqualTo(Fraction.ZERO);
        assertThat(odds.reading().toString()).isEqualTo(reading);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    d20+5>=16              | 1/2     | chance that the total of d20+5 is at least 16
                    (2d6)>=7               | 7/12    | chance that the total of (2d6) is at least 7
                    2d6+0 = 7              | 1/6     | chance that the total of 2d6+0 is exactly 7
                    2d6+0 > 7              | 5/12    | chance that the total of 2d6+0 is more than 7
                    2d6-7 < -1             | 5/18    | chance that the total of 2d6-7 is less than -1
                    2d20kl1<=1             | 39/400  | chance that the total of 2d20kl1 is at most 1
                    d20>=16                | 1/4     | chance that d20>=16 (the die is at least 16)
                    d20>=21                | 0       | chance that d20>=21 (the die is at least 21)
                    d66>=61                | 1/6     | chance that d66>=61 (d66 is a die for the tens and a die for the ones; the die is at least 61)
                    5d6>=4>=2              | 13/16   | chance that the number of successes of 5d6>=4 is at least 2 (5d6 counts the dice that are each at least 4)
                    1 grey + 2 black >= 1  | 17/18   | chance that the number of successes of 1 grey + 2 black is at least 1 (grey succeeds on 4 or more; black succeeds on 3 or more)
                    """)
    void chances(String expression, String chance, String reading) {
        Odds.Chance odds = read(expression, Odds.Chance.class);
        assertThat(odds.chance()).hasToString(chance);
        assertThat(odds.cut()).isEqualTo(Fraction.ZERO);
        assertThat(odds.reading().toString()).isEqualTo(reading);
    }

    @Test
    void explodingDiceSayHowFarTheyAreOff() {
        Odds.Chance total = read("(3d6!)>=20", Odds.Chance.class);
        assertThat(total.cut()).isGreaterThan(Fraction.ZERO).isLessThan(Fraction.of(1, 100_000_000_000L));
        Odds.Quantity successes = read("5d6>=4!", Odds.Quantity.class);
        assertThat(successes.distribution().mean().toDouble()).isBetween(3 - 1e-9, 3.0);
        assertThat(successes.reading().toString()).contains("a 6 adds another die");
        assertThat(read("d6!-d6!", Odds.Quantity.class).distribution().mean()).isEqualTo(Fraction.ZERO);
        assertThat(read("3d6!kh1", Odds.Quantity.class).distribution().least()).isEqualTo(1);
    }

    @Test
    void twoSidesAgainstEachOther() {
        Odds.Opposed odds = read("2d6 vs 2d6", Odds.Opposed.class);
        assertThat(odds.reading().toString()).isEqualTo("2d6 against 2d6");
        assertThat(odds.equal()).hasToString("73/648");
        assertThat(odds.first()).hasToString("575/1296").isEqualTo(odds.second());
        assertThat(read("d20+3 vs 15", Odds.Opposed.class).first()).hasToString("2/5");
        assertThat(read("15 vs d20+3", Odds.Opposed.class).second()).hasToString("2/5");
        assertThat(read("2 red vs 1 white + 1 grey", Odds.Opposed.class).first())
                .isGreaterThan(Fraction.of(1, 2));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''             | 1  | dice such as 2d6
                    7              | 1  | dice, such as 2d6
                    7>=5           | 1  | dice, such as 2d6
                    2d             | 3  | number of sides
                    2d0            | 3  | a die with sides
                    0d6            | 1  | 1 to 1000 dice
                    1001d6         | 1  | 1 to 1000 dice
                    2x6            | 2  | a kind of dice that is known (black, grey, red, white)
                    2d6+           | 5  | dice such as 2d6
                    2d6 2d6        | 5  | +, -, a comparison, vs or the end
                    2d6*2          | 4  | +, -, a comparison, vs or the end
                    4d6k3          | 4  | kh3 or kl1
                    4d6kh3r1       | 7  | in this order
                    4d6kh5         | 6  | 1 to 4
                    4d6kh          | 6  | a number
                    2d6r7          | 5  | a face that the die has, such as r1
                    3d1!           | 4  | a die with different faces
                    d{1,2          | 6  | a comma
                    d{}            | 3  | a number
                    (2d6           | 5  | closing bracket
                    2d6)           | 4  | +, -
                    d20>==4        | 6  | a number
                    d20+5>=16>=2   | 10 | +, -
                    d20=>4         | 5  | a number
                    2d6>=7         | 4  | (2d6)>=7 for the chance of the total, as no single die is at least 7
                    3d6<=10        | 4  | (3d6)<=10 for the chance of the total, as every single die is at most 10
                    3d6!>=4        | 5  | (3d6!)>=9 for the chance of the total, or 3d6>=4! to count dice
                    5+d20>=16      | 2  | brackets
                    5d6>=4+1       | 7  | brackets
                    3 black + 1d6  | 9  | either totals or successes
                    d20>=4 vs d20  | 11 | brackets
                    3 green        | 3  | a kind of dice that is known (black, grey, red, white)
                    black          | 1  | how many
                    2d6 ≥ 7        | 5  | a comparison
                    2d6\u00a0+1    | 4  | a comparison
                    2d6 vs         | 7  | dice such as 2d6
                    9999999d6      | 1  | 6 digits at most
                    """)
    void whatIsNotNotationIsRefusedWithItsPlace(String expression, int position, String expected) {
        Checked<Odds> read = DiceExpression.read(expression, COLOURS);
        assertThat(read.isOk()).isFalse();
        Violation violation = read.violations().get(0);
        assertThat(violation.code()).isEqualTo("DICE_NOTATION");
        assertThat(violation.sentence().values()).containsEntry("position", position);
        assertThat(violation).asString().contains("at character " + position, expected);
    }

    @Test
    void aRefusalSaysWhatIsThereAndWhatWouldBeRight() {
        assertThat(DiceExpression.read("4d6kh5+1").violations())
                .singleElement()
                .hasToString("\"4d6kh5+1\" at character 6: \"5+1\","
                        + " where right would be 1 to 4, as there are no more dice to keep.");
        assertThat(DiceExpression.read("3 black").violations())
                .singleElement()
                .asString()
                .contains("(none; a ruleset brings them)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000d1000", "500d20kh100", "d999999", "1000d6!"})
    void whatWouldTakeTooLongIsRefused(String expression) {
        assertThat(DiceExpression.read(expression).violations())
                .extracting(Violation::code)
                .containsExactly("DICE_TOO_MANY");
    }

    @Test
    void noExpressionIsTooDeep() {
        assertThat(DiceExpression.read("(".repeat(100_000)).isOk()).isFalse();
        assertThat(DiceExpression.read("(".repeat(98) + "d6" + ")".repeat(98)).isOk())
                .isTrue();
    }

    private static <T extends Odds> T read(String expression, Class<T> type) {
        Checked<Odds> read = DiceExpression.read(expression, COLOURS);
        assertThat(read.violations()).isEmpty();
        assertThat(read.value()).isInstanceOf(type);
        return type.cast(read.value());
    }
}
