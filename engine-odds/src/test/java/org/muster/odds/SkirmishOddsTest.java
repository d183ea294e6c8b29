package org.muster.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.odds.Distribution;

/** The exact odds of skirmish-dice 2.6, which come from another program; its Force Die is the ruleset's own. */
class SkirmishOddsTest {

    private static final Map<String, Integer> COLOURS = Map.of("RED", 2, "BLACK", 3, "GREY", 4, "WHITE", 5);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 red                               | 5/6 | 1/6 5/6
                    1 black                             | 2/3 | 1/3 2/3
                    1 grey                              | 1/2 | 1/2 1/2
                    1 white                             | 1/3 | 2/3 1/3
                    4 grey                              | 2   | 1/16 1/4 3/8 1/4 1/16
                    2 red + 2 black                     | 3   | 1/324 7/162 23/108 35/81 25/81
                    3 black + 2 grey                    | 3   | 1/108 2/27 25/108 19/54 7/27 2/27
                    1 black + 2 grey                    | 5/3 | 1/12 1/3 5/12 1/6
                    2 white                             | 2/3 | 4/9 4/9 1/9
                    1 white + 1 grey + 1 black          | 3/2 | 1/9 7/18 7/18 1/9
                    1 white + 1 grey + 1 black + 1 red  | 7/3 | 1/54 17/108 7/18 37/108 5/54
                    """)
    void pools(String pool, String mean, String chances) {
        assertThat(successes(pool).mean()).hasToString(mean);
        assertThat(chances(successes(pool))).isEqualTo(List.of(chances.split(" ")));
    }

    /** Each hit that is no critical adds a die to the defence; blocks remove hits, critical ones too. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    4 grey    | 0 red | grey  | 0 red   | 1         | 81/256 27/64 27/128 3/64 1/256
                    4 grey    | 0 red | black | 0 red   | 2/3       | 625/1296 125/324 25/216 5/324 1/1296
                    4 grey    | 0 red | black | 1 red   | 1829/7776 |
                    4 grey    | 0 red | black | 2 red   | 209/2916  |
                    4 grey    | 0 red | black | 1 white | 1921/3888 |
                    4 grey    | 0 red | black | 2 white | 2125/5832 |
                    2 black   | 2 red | black | 0 red   | 19/9      | 49/2916 259/1458 503/972 185/729 25/729
                    2 black   | 2 red | black | 2 black | 5768/6561 |
                    2 black   | 2 red | grey  | 0 red   | 7/3       |
                    2 black   | 1 red | grey  | 0 red   | 3/2       | 2/27 4/9 7/18 5/54
                    0 black   | 2 red | grey  | 2 red   | 155/648   |
                    1 white + 1 grey + 1 black         | 0 red | grey  | 0 red | 3/4   | 5/12 31/72 5/36 1/72
                    1 white + 1 grey + 1 black         | 1 red | grey  | 0 red | 19/12 |
                    1 white   | 0 red | white | 0 red   | 2/9       |
                    """)
    void wounds(String attack, String critical, String defence, String cover, String mean, String chances) {
        Distribution wounds = successes(attack)
                .then(plain -> successes(critical).then(criticals -> {
                    int hits = plain + criticals;
                    // With no hit at all the attack is over.
                    return hits == 0
                            ? Distribution.constant(0)
                            : successes(plain + " " + defence + " + " + cover)
                                    .map(blocks -> Math.max(0, hits - blocks));
                }));
        assertThat(wounds.mean()).hasToString(mean);
        if (chances != null) {
            assertThat(chances(wounds)).isEqualTo(List.of(chances.split(" ")));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 grey >= 1            | 1/2
                    1 grey + 1 white >= 1  | 2/3
                    1 grey + 1 grey >= 1   | 3/4
                    1 grey + 1 black >= 1  | 5/6
                    2 black >= 1           | 8/9
                    1 grey + 2 black >= 1  | 17/18
                    4d6=6 >= 1             | 671/1296
                    2d6>=5 >= 1            | 5/9
                    """)
    void braveryAndSurges(String expression, String chance) {
        Odds odds = DiceExpression.read(expression, COLOURS).value();
        assertThat(((Odds.Chance) odds).chance()).hasToString(chance);
    }

    private static Distribution successes(String pool) {
        return ((Odds.Quantity) DiceExpression.read(pool, COLOURS).value()).distribution();
    }

    private static List<String> chances(Distribution distribution) {
        return Arrays.asList(distribution.table().stream()
                .map(row -> row.chance().toString())
                .collect(Collectors.joining(" "))
                .split(" "));
    }
}
