package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.HouseRules.UnplayedConquest;
import org.muster.ruleset.crusade.Seasons;
import org.muster.testkit.Rule;

/** Every row of the book's table of unplayed games: who plays on, for what, and what becomes of it if nobody does. */
class LineupTest {

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06; S09 between them is unclaimed. */
    private static Seasons matched(HouseRules houseRules, String orders) {
        return Seasons.of(houseRules, "anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06", "emil")
                .orders(orders.split("; "))
                .matched();
    }

    private static String[] seats(String words) {
        return Arrays.stream(words.split(" "))
                .filter(seat -> !seat.equals("nobody"))
                .toArray(String[]::new);
    }

    /** {@code "SUPPORTED: anna with dora against bert, S10 to anna"}. */
    private static String played(Seasons seasons) {
        Lineup lineup = seasons.lineup();
        return lineup.table() + ": " + Seasons.sides(lineup) + ", " + Seasons.stakes(lineup);
    }

    private static String unplayed(Seasons seasons) {
        String gains = String.join(", ", Seasons.gains(seasons.lineup().unplayed()));
        return gains.isEmpty() ? "nothing" : gains;
    }

    private static void isPlayed(Seasons seasons, String played, String unplayed) {
        assertThat(played(seasons)).isEqualTo(played);
        assertThat(unplayed(seasons)).as("if it is not played").isEqualTo(unplayed);
    }

    private static void isPlayed(String orders, String unable, String played, String unplayed) {
        isPlayed(matched(HouseRules.DEFAULT, orders).unable(seats(unable)), played, unplayed);
    }

    // ---- one on one

    @ParameterizedTest
    @Rule({"CRU-UNP-01", "CRU-DEF-07"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | TERRITORY: anna against bert, S10 to anna
            bert      | TERRITORY: anna, S10 to anna
            anna      | TERRITORY: bert, nobody gains
            anna bert | TERRITORY: nobody, nobody gains
            """)
    void anAttackOnAPlayerThatIsNotPlayedIsWonByTheAttackerWhoeverWasAtFault(String unable, String played) {
        isPlayed("anna attack S05>S10", unable, played, "S10 to anna");
        isPlayed("anna attack S05>S10; bert defend S10", unable, played, "S10 to anna");
    }

    @ParameterizedTest
    @Rule("CRU-UNP-01")
    @CsvSource({"nobody, S10 to anna", "bert, S10 to anna", "anna bert, S10 to anna", "anna, nothing"})
    void byOptionTheControllerKeepsItIfOnlyTheAttackerWasUnable(String unable, String unplayed) {
        HouseRules houseRules = Seasons.houseRules("unplayedConquest", UnplayedConquest.FAULT_LOSES);
        assertThat(unplayed(matched(houseRules, "anna attack S05>S10").unable(seats(unable))))
                .isEqualTo(unplayed);
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-02", "CRU-UNP-14"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | COLONIZATION_TWO_OR_MUTUAL: bert against anna, S05 to bert, S10 to anna
            anna      | COLONIZATION_TWO_OR_MUTUAL: bert, S05 to bert
            bert      | COLONIZATION_TWO_OR_MUTUAL: anna, S10 to anna
            anna bert | COLONIZATION_TWO_OR_MUTUAL: nobody, nobody gains
            """)
    void systemsThatAttackEachOtherSwitchControlIfThatIsNotPlayed(String unable, String played) {
        isPlayed("anna attack S05>S10; bert attack S10>S05", unable, played, "S05 to bert, S10 to anna");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-03", "CRU-COL-01"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | COLONIZATION_SOLE: anna against emil, S09 to anna
            emil      | COLONIZATION_SOLE: anna against natives, S09 to anna
            anna      | COLONIZATION_SOLE: nobody, nobody gains
            anna emil | COLONIZATION_SOLE: nobody, nobody gains
            """)
    void aColonizationThatIsNotPlayedIsLost(String unable, String played) {
        Seasons seasons = matched(HouseRules.DEFAULT, "anna attack S05>S09")
                .natives("emil")
                .unable(seats(unable));
        isPlayed(seasons, played, "nothing");
    }

    @Test
    @Rule("CRU-UNP-03")
    void aColonizationWithoutAnOpponentIsLost() {
        isPlayed("anna attack S05>S09", "nobody", "COLONIZATION_SOLE: anna against natives, S09 to anna", "nothing");
    }

    // ---- two colonizers

    @ParameterizedTest
    @Rule({"CRU-UNP-03", "CRU-UNP-04"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | COLONIZATION_TWO_OR_MUTUAL: anna against bert, S09 to anna or bert
            anna      | COLONIZATION_SOLE: bert against natives, S09 to bert
            bert      | COLONIZATION_SOLE: anna against natives, S09 to anna
            anna bert | COLONIZATION_TWO_OR_MUTUAL: nobody, nobody gains
            """)
    void aColonizerWhoseRivalCantComeMustStillPlayTheNatives(String unable, String played) {
        isPlayed("anna attack S05>S09; bert attack S10>S09", unable, played, "nothing");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-04", "CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-13", "CRU-UNP-16"})
    @CsvSource(delimiter = '|', textBlock = """
            dora           | SUPPORTED: anna against bert, S09 to anna or bert
            bert           | SUPPORTED: anna with dora against natives, S09 to anna
            bert dora      | SUPPORTED: anna against natives, S09 to anna
            anna           | HANGING_SUPPORT: dora against bert, S09 to bert
            anna dora      | COLONIZATION_SOLE: bert against natives, S09 to bert
            anna bert      | SUPPORTED: nobody, nobody gains
            anna bert dora | SUPPORTED: nobody, nobody gains
            """)
    void whoIsLeftOfASupportedColonizerAndHisRivalPlays(String unable, String played) {
        isPlayed("anna attack S05>S09; bert attack S10>S09; dora support S05>S09", unable, played, "nothing");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-10", "CRU-UNP-13", "CRU-UNP-15", "CRU-UNP-16"})
    @CsvSource(delimiter = '|', textBlock = """
            dora      | TERRITORY: anna against bert with cleo, S09 to anna or bert
            dora cleo | TERRITORY: anna against bert, S09 to anna or bert
            anna      | HANGING_SUPPORT: dora against bert, S09 to bert
            bert      | HANGING_SUPPORT: cleo against anna, S09 to anna
            anna cleo | HANGING_SUPPORT: dora against bert, S09 to bert
            anna dora | SUPPORTED: bert with cleo against natives, S09 to bert
            anna bert | TERRITORY: nobody, nobody gains
            """)
    void whoIsLeftOfTwoSupportedColonizersPlays(String unable, String played) {
        isPlayed(
                "anna attack S05>S09; bert attack S10>S09; dora support S05>S09; cleo support S10>S09",
                unable,
                played,
                "nothing");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-10", "CRU-UNP-13", "CRU-UNP-03"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | SUPPORTED: anna with dora against emil, S09 to anna
            dora      | SUPPORTED: anna against emil, S09 to anna
            emil      | SUPPORTED: anna with dora against natives, S09 to anna
            anna      | SUPPORTED: nobody, nobody gains
            anna dora | SUPPORTED: nobody, nobody gains
            """)
    void aSupporterNeverPlaysTheNativesWithoutTheColonizer(String unable, String played) {
        Seasons seasons = matched(HouseRules.DEFAULT, "anna attack S05>S09; dora support S05>S09")
                .natives("emil")
                .unable(seats(unable));
        isPlayed(seasons, played, "nothing");
    }

    // ---- a supported attack

    @ParameterizedTest
    @Rule({"CRU-UNP-01", "CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-12", "CRU-UNP-16"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody         | SUPPORTED: anna with dora against bert, S10 to anna | S10 to anna
            dora           | SUPPORTED: anna against bert, S10 to anna           | S10 to anna
            bert           | SUPPORTED: anna with dora, S10 to anna              | S10 to anna
            bert dora      | SUPPORTED: anna, S10 to anna                        | S10 to anna
            anna           | HANGING_SUPPORT: dora against bert, nobody gains    | nothing
            anna dora      | SUPPORTED: bert, nobody gains                       | nothing
            anna bert      | SUPPORTED: nobody, nobody gains                     | nothing
            anna bert dora | SUPPORTED: nobody, nobody gains                     | nothing
            """)
    void aSupporterWithoutHisPrincipalFightsForNothing(String unable, String played, String unplayed) {
        isPlayed("anna attack S05>S10; dora support S05>S10", unable, played, unplayed);
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-12"})
    @CsvSource(delimiter = '|', textBlock = """
            cleo           | SUPPORTED: anna with dora against bert, S10 to anna   | S10 to anna
            anna           | HANGING_SUPPORT: cleo+dora against bert, nobody gains | nothing
            anna cleo      | HANGING_SUPPORT: dora against bert, nobody gains      | nothing
            anna cleo dora | SUPPORTED: bert, nobody gains                         | nothing
            """)
    void ofSeveralSupportersThoseLeftFight(String unable, String played, String unplayed) {
        isPlayed("anna attack S05>S10; cleo support S05>S10; dora support S05>S10", unable, played, unplayed);
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-02", "CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-14", "CRU-UNP-16"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | SUPPORTED: bert against anna with dora, S05 to bert, S10 to anna
            dora      | SUPPORTED: bert against anna, S05 to bert, S10 to anna
            bert      | SUPPORTED: anna with dora, S10 to anna
            anna      | HANGING_SUPPORT: dora against bert, S05 to bert
            anna dora | SUPPORTED: bert, S05 to bert
            anna bert | SUPPORTED: nobody, nobody gains
            """)
    void anExchangeWithoutTheSupportedPlayerIsPlayedByHisSupporterForTheOthersGain(String unable, String played) {
        isPlayed(
                "anna attack S05>S10; bert attack S10>S05; dora support S05>S10",
                unable,
                played,
                "S05 to bert, S10 to anna");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-02", "CRU-UNP-10", "CRU-UNP-15", "CRU-UNP-16"})
    @CsvSource(delimiter = '|', textBlock = """
            cleo      | TERRITORY: bert with dora against anna, S05 to bert, S10 to anna
            anna      | HANGING_SUPPORT: cleo against bert, S05 to bert
            bert      | HANGING_SUPPORT: dora against anna, S10 to anna
            anna cleo | TERRITORY: bert with dora, S05 to bert
            anna bert | TERRITORY: nobody, nobody gains
            """)
    void anExchangeOfTwoSupportedPlayersReleasesTheSupportersOfTheOneLeft(String unable, String played) {
        isPlayed(
                "anna attack S05>S10; bert attack S10>S05; dora support S10>S05; cleo support S05>S10",
                unable,
                played,
                "S05 to bert, S10 to anna");
    }

    // ---- multiplayer

    @ParameterizedTest
    @Rule({"CRU-UNP-05", "CRU-UNP-06", "CRU-UNP-07", "CRU-UNP-09", "CRU-UNP-10"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody         | MULTIPLAYER: anna with dora against cleo against bert, S10 to anna or cleo | nothing
            dora           | MULTIPLAYER: anna against cleo against bert, S10 to anna or cleo           | nothing
            bert           | MULTIPLAYER: anna with dora against cleo, S10 to anna or cleo              | nothing
            anna           | MULTIPLAYER: cleo against bert, S10 to cleo                                | S10 to cleo
            cleo           | MULTIPLAYER: anna with dora against bert, S10 to anna                      | S10 to anna
            anna bert      | MULTIPLAYER: cleo, S10 to cleo                                             | S10 to cleo
            anna cleo      | MULTIPLAYER: bert, nobody gains                                            | nothing
            anna cleo bert | MULTIPLAYER: nobody, nobody gains                                          | nothing
            """)
    void theOthersPlayABattleForAPlayersSystemWithoutWhoIsAbsent(String unable, String played, String unplayed) {
        isPlayed("anna attack S05>S10; cleo attack S14>S10; dora support S05>S10", unable, played, unplayed);
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-05", "CRU-UNP-08", "CRU-UNP-09"})
    @CsvSource(delimiter = '|', textBlock = """
            cleo           | MULTIPLAYER: anna against bert with dora, S09 to anna or bert
            bert           | MULTIPLAYER: anna against cleo, S09 to anna or cleo
            bert cleo      | COLONIZATION_SOLE: anna against natives, S09 to anna
            anna cleo      | SUPPORTED: bert with dora against natives, S09 to bert
            anna cleo dora | SUPPORTED: bert against natives, S09 to bert
            anna bert cleo | MULTIPLAYER: nobody, nobody gains
            """)
    void theOthersPlayAColonizationWithoutWhoIsAbsentTheLastAgainstTheNatives(String unable, String played) {
        isPlayed(
                "anna attack S05>S09; bert attack S10>S09; cleo attack S14>S09; dora support S10>S09",
                unable,
                played,
                "nothing");
    }

    // ---- a support without its attack

    @ParameterizedTest
    @Rule({"CRU-UNP-17", "CRU-MATCH-11"})
    @CsvSource(delimiter = '|', textBlock = """
            nobody    | HANGING_SUPPORT: cleo against bert, nobody gains
            cleo      | HANGING_SUPPORT: bert, nobody gains
            bert      | HANGING_SUPPORT: cleo, nobody gains
            """)
    void aSupportWithoutItsAttackHasNoEffectUnplayed(String unable, String played) {
        isPlayed("cleo support S05>S10", unable, played, "nothing");
    }
}
