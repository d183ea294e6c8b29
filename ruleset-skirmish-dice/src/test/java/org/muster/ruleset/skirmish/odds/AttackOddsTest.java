package org.muster.ruleset.skirmish.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Forecast;
import org.muster.api.odds.TooLarge;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.testkit.Rule;

/** The odds of section 2.6, digit for digit, and a million attacks thrown. */
class AttackOddsTest {

    private static final List<ChartLine> NO_SURGES = List.of();

    private static DicePool pool(String text) {
        DicePool pool = DicePool.NONE;
        for (String part : text.equals("0") ? new String[0] : text.split(" \\+ ")) {
            String[] words = part.split(" ");
            pool = pool.plus(Colour.valueOf(words[1].toUpperCase(java.util.Locale.ROOT)), Integer.parseInt(words[0]));
        }
        return pool;
    }

    private static String chances(Distribution odds) {
        return odds.table().stream().map(row -> row.chance().toString()).collect(Collectors.joining(" "));
    }

    private static AttackOdds attack(String pool, Colour defense, String more) {
        return AttackOdds.of(
                new AttackOdds.Attacker(pool(pool), false, NO_SURGES),
                new AttackOdds.Defender(defense, pool(more), false, 1, 0, 99),
                true);
    }

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
    @Rule({"SKD-DICE-01", "SKD-DICE-02", "SKD-AROLL-01"})
    void poolsCountTheirSuccesses(String pool, String mean, String chances) {
        Distribution odds = PoolOdds.successes(pool(pool), false);
        assertThat(odds.mean()).hasToString(mean);
        assertThat(chances(odds)).isEqualTo(chances);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    4 grey                     | GREY  | 0                 | 1         | 81/256 27/64 27/128 3/64 1/256
                    4 grey                     | BLACK | 0                 | 2/3       | 625/1296 125/324 25/216 5/324 1/1296
                    4 grey                     | BLACK | 1 red             | 1829/7776 |
                    4 grey                     | BLACK | 2 red             | 209/2916  |
                    4 grey                     | BLACK | 1 white           | 1921/3888 |
                    4 grey                     | BLACK | 2 white           | 2125/5832 |
                    2 red + 2 black            | BLACK | 0                 | 19/9      | 49/2916 259/1458 503/972 185/729 25/729
                    2 red + 2 black            | BLACK | 2 black           | 5768/6561 |
                    2 red + 2 black            | GREY  | 0                 | 7/3       |
                    1 red + 2 black            | GREY  | 0                 | 3/2       | 2/27 4/9 7/18 5/54
                    2 red                      | GREY  | 2 red             | 155/648   |
                    1 white + 1 grey + 1 black | GREY  | 0                 | 3/4       | 5/12 31/72 5/36 1/72
                    1 white + 1 grey + 1 black + 1 red | GREY | 0          | 19/12     |
                    1 white                    | WHITE | 0                 | 2/9       |
                    """)
    @Rule({"SKD-AROLL-02", "SKD-DPOOL-01", "SKD-DPOOL-03", "SKD-DROLL-01", "SKD-MOD-01", "SKD-COV-01", "SKD-CC-02"})
    void attacksCountTheirWounds(String pool, Colour defense, String more, String mean, String chances) {
        Distribution wounds = attack(pool, defense, more).wounds();
        assertThat(wounds.mean()).hasToString(mean);
        if (chances != null) {
            assertThat(chances(wounds)).isEqualTo(chances);
        }
    }

    @Test
    @Rule("SKD-MOD-01")
    void criticalHitsThatCantBeBlockedAllWound() {
        assertThat(AttackOdds.of(
                                new AttackOdds.Attacker(pool("2 red"), false, NO_SURGES),
                                new AttackOdds.Defender(Colour.GREY, pool("2 red"), false, 1, 0, 99),
                                false)
                        .wounds()
                        .mean())
                .hasToString("5/3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 white         | 5/6       |
                    1 grey          | 11/12     |
                    1 black         | 35/36     |
                    1 red           | 1         |
                    2 grey          | 355/216   | 5/216 67/216 2/3
                    1 red + 1 black | 415/216   |
                    2 red + 2 black | 9493/2592 |
                    """)
    @Rule({"SKD-FORCE-05", "SKD-FORCE-06"})
    void aForceDieTurnsAFailureIfItCan(String pool, String mean, String chances) {
        Distribution odds = PoolOdds.successes(pool(pool), true);
        assertThat(odds.mean()).hasToString(mean);
        if (chances != null) {
            assertThat(chances(odds)).isEqualTo(chances);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 red             | 5/6
                    1 black           | 2/3
                    1 grey            | 1/2
                    1 white           | 1/3
                    1 grey + 1 white  | 2/3
                    2 grey            | 3/4
                    1 grey + 1 black  | 5/6
                    2 black           | 8/9
                    1 grey + 2 black  | 17/18
                    """)
    @Rule("SKD-BRAV-03")
    void oneSuccessPassesABraveryRoll(String pool, String chance) {
        assertThat(PoolOdds.successes(pool(pool), false).atLeast(1)).hasToString(chance);
    }

    @Test
    @Rule({"SKD-SURG-01", "SKD-SURG-02"})
    void surgesAreTriggeredByDiceOfTheirColour() {
        ChartLine six = new ChartLine(Colour.GREY, 6, 1, 0, 0);
        assertThat(surges("4 grey", six).surge(0).atLeast(1)).hasToString("671/1296");
        ChartLine redSix = new ChartLine(Colour.RED, 6, 0, 0, 0);
        ChartLine redFive = new ChartLine(Colour.RED, 5, 0, 0, 0);
        assertThat(surges("2 red", redSix, redFive).surges().chance(2)).hasToString("1/12");
        assertThat(surges("2 red", redFive).surge(0).atLeast(1)).hasToString("5/9");
        assertThat(surges("4 grey", redFive).surge(0).atLeast(1)).hasToString("0");
    }

    private static AttackOdds surges(String pool, ChartLine... chart) {
        return AttackOdds.of(
                new AttackOdds.Attacker(pool(pool), false, List.of(chart)),
                new AttackOdds.Defender(Colour.GREY, DicePool.NONE, false, 1, 0, 4),
                true);
    }

    @Test
    @Rule({"SKD-RES-01", "SKD-RES-02", "SKD-RES-04"})
    void woundsRemoveMinisByResilience() {
        AttackOdds odds = AttackOdds.of(
                new AttackOdds.Attacker(pool("4 black"), false, NO_SURGES),
                new AttackOdds.Defender(Colour.WHITE, DicePool.NONE, false, 2, 1, 2),
                true);
        assertThat(odds.minisLost().chance(1)).isEqualTo(odds.wounds().chance(w -> w == 1 || w == 2));
        assertThat(odds.minisLost().chance(2)).isEqualTo(odds.wounds().atLeast(3));
        assertThat(odds.defeated().atLeast(1)).isEqualTo(odds.wounds().atLeast(3));
    }

    @Test
    void poolsBeyondCountingAreRefused() {
        assertThatThrownBy(() -> PoolOdds.successes(pool("17 grey"), false)).isInstanceOf(TooLarge.class);
        assertThat(PoolOdds.successes(pool("16 grey + 16 black"), true).greatest())
                .isEqualTo(32);
    }

    /** An attack of everything at once: Force Dice on both sides, surges that add and cancel, cover, old wounds. */
    @Test
    @Rule({"SKD-SURG-04", "SKD-FORCE-06", "SKD-SURG-03"})
    void aMillionThrownAttacksFallAsCounted() {
        List<ChartLine> chart = List.of(
                new ChartLine(Colour.RED, 6, 0, 1, 0),
                new ChartLine(Colour.RED, 5, 1, 0, 0),
                new ChartLine(Colour.GREY, 6, 0, 0, 1));
        AttackOdds odds = AttackOdds.of(
                new AttackOdds.Attacker(pool("2 red + 1 black + 2 grey"), true, chart),
                new AttackOdds.Defender(Colour.BLACK, pool("1 red + 1 white"), true, 2, 1, 3),
                true);
        int n = 1_000_000;
        int[] wounds = new int[20];
        int[] lost = new int[5];
        SplittableRandom random = new SplittableRandom(20261122);
        for (int i = 0; i < n; i++) {
            int w = thrown(random, chart);
            wounds[w]++;
            lost[Math.min(3, (w + 1) / 2)]++;
        }
        agree(odds.wounds(), wounds, n);
        agree(odds.minisLost(), lost, n);
    }

    private static void agree(Distribution odds, int[] seen, int n) {
        for (int value = 0; value < seen.length; value++) {
            double p = odds.chance(value).toDouble();
            double error = 4.5 * Math.sqrt(p * (1 - p) / n) + 1e-9;
            assertThat((double) seen[value] / n).as("chance of %s", value).isCloseTo(p, within(error));
        }
    }

    /** The book's attack, die by die. */
    private static int thrown(SplittableRandom random, List<ChartLine> chart) {
        List<int[]> attack = roll(random, pool("2 red + 1 black + 2 grey"));
        List<int[]> left = successes(attack);
        int hits = left.size();
        if (hits == 0) {
            return 0;
        }
        int criticals = (int) left.stream().filter(die -> die[0] == 0).count();
        int blocks = successes(roll(random, pool("1 red + 1 white").plus(Colour.BLACK, hits - criticals)))
                .size();
        boolean[] best = best(left, chart, 0, new boolean[chart.size()], new ArrayList<>());
        int wounds = best[2] ? 1 : 0;
        return wounds + Math.max(0, hits + (best[1] ? 1 : 0) - Math.max(0, blocks - (best[0] ? 1 : 0)));
    }

    private static List<int[]> roll(SplittableRandom random, DicePool pool) {
        List<int[]> dice = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            for (int i = 0; i < pool.count(colour); i++) {
                dice.add(new int[] {colour.ordinal(), random.nextInt(6) + 1});
            }
        }
        int force = random.nextInt(6) + 1;
        for (int[] die : dice) {
            int minimum = Colour.values()[die[0]].minimum();
            if (die[1] < minimum && die[1] + force >= minimum) {
                die[1] = Math.min(6, die[1] + force);
                break;
            }
        }
        return dice;
    }

    private static List<int[]> successes(List<int[]> dice) {
        return dice.stream()
                .filter(die -> die[1] >= Colour.values()[die[0]].minimum())
                .toList();
    }

    /** Tries all ways to give lines distinct dice; the first that serves most lines, earlier ones first. */
    private static boolean[] best(
            List<int[]> dice, List<ChartLine> chart, int line, boolean[] lines, List<int[]> used) {
        if (line == chart.size()) {
            return lines;
        }
        boolean[] best = best(dice, chart, line + 1, lines, used);
        for (int[] die : dice) {
            ChartLine trigger = chart.get(line);
            if (!used.contains(die) && die[0] == trigger.colour().ordinal() && die[1] >= trigger.minimum()) {
                boolean[] with = lines.clone();
                with[line] = true;
                List<int[]> more = new ArrayList<>(used);
                more.add(die);
                boolean[] found = best(dice, chart, line + 1, with, more);
                best = worth(found) > worth(best) ? found : best;
            }
        }
        return best;
    }

    private static int worth(boolean[] lines) {
        int worth = 0;
        for (int i = 0; i < lines.length; i++) {
            worth += lines[i] ? 1 << lines.length - i : 0;
        }
        return worth;
    }

    // ---- asked in words

    private static List<String> refused(String question) {
        Book book = Skirmishes.book(HouseRules.DEFAULT);
        return Skirmishes.RULES.odds(book, question).violations().stream()
                .map(one -> one.code() + " " + one.rules())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ahsoka melee v 4 night-troopers, light cover        | SKD-MEL-05
                    ahsoka close combat v 4 night-troopers, heavy cover | SKD-CC-03
                    fall 12 cm v GREY, heavy cover                      | SKD-FALL-04
                    fall 12 cm + 1 black v GREY                         | SKD-FALL-04
                    4 grey v BLACK, light cover, light cover            | SKD-COV-02
                    4 grey v BLACK, light cover, heavy cover            | SKD-COV-02
                    4 grey v BLACK, 1 red boost                         | SKD-ADICE-03
                    3 night-troopers e11 ranged + force v ahsoka        | SKD-FORCE-04
                    4 grey v thrawn, force                              | SKD-FORCE-04
                    """)
    @Rule({"SKD-MEL-05", "SKD-CC-03", "SKD-FALL-04", "SKD-COV-02", "SKD-ADICE-03", "SKD-FORCE-04"})
    void whatNoAttackHasIsNoQuestion(String question, String rule) {
        assertThat(refused(question)).containsExactly("NOT_AN_ATTACK [" + rule + "]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sabine pistols ranged + 1 black v 4 night-troopers, light cover",
                "3 night-troopers e11 ranged v ahsoka, light cover, 2 wounds",
                "ahsoka melee + 1 black + force v 2 night-troopers, 1 white boost",
                "sabine pistols close combat v 4 night-troopers, heavy cover",
                "fall 12 cm v ahsoka, force, 1 white boost",
                "4 grey v BLACK, force, 2 black boosts"
            })
    @Rule({"SKD-CC-02", "SKD-FORCE-04"})
    void whatAnAttackMayHaveIsAnswered(String question) {
        assertThat(refused(question)).isEmpty();
    }

    private static String wounds(String question) {
        Book book = Skirmishes.book(HouseRules.DEFAULT);
        Forecast answer = Skirmishes.RULES.odds(book, question).value();
        return answer.reading() + " | "
                + answer.quantities().stream()
                        .filter(one -> one.name().toString().equals("wounds"))
                        .map(one -> one.odds().mean().toDecimal(2))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @Rule({"SKD-FORCE-08", "SKD-DPOOL-02"})
    void whatIsAlwaysInEffectCountsAsInPlayAndCanBeLeftOut() {
        assertThat(wounds("sabine sabine-saber melee v great-mothers"))
                .isEqualTo(
                        "1 Sabine Wren, sabine-saber melee: 1 red + 2 black against 3 The Great Mothers (grey) with ward"
                                + " (1 white) by a Force Die left | 1.52");
        assertThat(wounds("sabine sabine-saber melee v great-mothers, without ward"))
                .endsWith("without ward | 1.83");
        assertThat(refused("sabine pistols ranged v 4 night-troopers, without ward"))
                .containsExactly("NOT_AN_ATTACK []");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 night-troopers e11 ranged v ahsoka",
                "sabine pistols ranged v 0 night-troopers",
                "2 ahsoka v GREY"
            })
    void noUnitHasMoreMinisThanItsCard(String question) {
        assertThat(refused(question)).contains("NOT_AN_ATTACK []");
    }
}
