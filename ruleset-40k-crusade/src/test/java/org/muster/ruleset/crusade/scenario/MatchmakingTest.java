package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.flow.Event;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.HouseRules.NomadWhen;
import org.muster.ruleset.crusade.HouseRules.SupportMatch;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.data.Size;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Every row of the book's table "orders on one target": who fights whom, on which table, for what. */
class MatchmakingTest {

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06; S09 between them is unclaimed. */
    private static Seasons four(HouseRules houseRules) {
        return Seasons.of(houseRules, "anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06");
    }

    private static Seasons four() {
        return four(HouseRules.DEFAULT);
    }

    /** {@code "1 CONQUEST S10 TERRITORY: anna against bert, S10 to anna"}. */
    private static String described(Season season, Battle battle) {
        Lineup lineup = Lineup.of(season, battle);
        return battle.number() + " " + battle.kind() + " " + battle.system() + " "
                + battle.terms().table() + ": " + Seasons.sides(lineup) + ", " + Seasons.stakes(lineup);
    }

    private static List<String> matched(Seasons seasons, String... orders) {
        Season season = seasons.orders(orders).season();
        return Matchmaking.of(season).battles().stream()
                .map(battle -> described(season, battle))
                .toList();
    }

    private static List<String> matched(String... orders) {
        return matched(four(), orders);
    }

    private static List<String> lapsed(Seasons seasons, String... orders) {
        return Matchmaking.of(seasons.orders(orders).season()).lapsed().stream()
                .map(Player::id)
                .toList();
    }

    // ---- the book's table

    @ParameterizedTest
    @Rule({"CRU-MATCH-01", "CRU-MATCH-02", "CRU-MATCH-03", "CRU-MATCH-04", "CRU-MATCH-06", "CRU-ATK-03", "CRU-ATK-08"})
    @CsvSource(delimiter = '|', textBlock = """
            anna attack S05>S10                                               | TERRITORY: anna against bert, S10 to anna
            anna attack S05>S10; dora support S05>S10                         | SUPPORTED: anna with dora against bert, S10 to anna
            anna attack S05>S10; cleo attack S14>S10                          | MULTIPLAYER: anna against cleo against bert, S10 to anna or cleo
            anna attack S05>S10; cleo attack S14>S10; dora support S05>S10    | MULTIPLAYER: anna with dora against cleo against bert, S10 to anna or cleo
            anna attack S05>S10; cleo attack S14>S10; dora attack S06>S10     | MULTIPLAYER: anna against cleo against dora against bert, S10 to anna or cleo or dora
            """)
    void whoAttacksAPlayersSystemFightsItsControllerForIt(String orders, String battle) {
        assertThat(matched(orders.split("; "))).containsExactly("1 CONQUEST S10 " + battle);
    }

    @ParameterizedTest
    @Rule({"CRU-MATCH-07", "CRU-MATCH-04", "CRU-MATCH-05", "CRU-SUP-08"})
    @CsvSource(delimiter = '|', textBlock = """
            none                                              | COLONIZATION_TWO_OR_MUTUAL: bert against anna, S05 to bert, S10 to anna
            dora support S05>S10                              | SUPPORTED: bert against anna with dora, S05 to bert, S10 to anna
            dora support S10>S05                              | SUPPORTED: bert with dora against anna, S05 to bert, S10 to anna
            dora support S10>S05; cleo support S05>S10        | TERRITORY: bert with dora against anna with cleo, S05 to bert, S10 to anna
            """)
    void systemsThatAttackEachOtherAreOneBattleForBoth(String supports, String battle) {
        List<String> orders = new ArrayList<>(List.of("anna attack S05>S10", "bert attack S10>S05"));
        Arrays.stream(supports.split("; "))
                .filter(order -> !order.equals("none"))
                .forEach(orders::add);
        assertThat(matched(orders.toArray(new String[0]))).containsExactly("1 EXCHANGE S05 " + battle);
    }

    @ParameterizedTest
    @Rule({"CRU-MATCH-10", "CRU-MATCH-04", "CRU-MATCH-05", "CRU-MATCH-06", "CRU-COL-01", "CRU-COL-09", "CRU-COL-10"})
    @Rule({"CRU-COL-11", "CRU-ATK-04", "CRU-ATK-08"})
    @CsvSource(delimiter = '|', textBlock = """
            anna attack S05>S09                                                                          | COLONIZATION_SOLE: anna against natives, S09 to anna
            anna attack S05>S09; dora support S05>S09                                                    | SUPPORTED: anna with dora against natives, S09 to anna
            anna attack S05>S09; bert attack S10>S09                                                     | COLONIZATION_TWO_OR_MUTUAL: anna against bert, S09 to anna or bert
            anna attack S05>S09; bert attack S10>S09; dora support S05>S09                               | SUPPORTED: anna with dora against bert, S09 to anna or bert
            anna attack S05>S09; bert attack S10>S09; dora support S05>S09; cleo support S10>S09         | TERRITORY: anna with dora against bert with cleo, S09 to anna or bert
            anna attack S05>S09; bert attack S10>S09; cleo attack S14>S09                                | MULTIPLAYER: anna against bert against cleo, S09 to anna or bert or cleo
            anna attack S05>S09; bert attack S10>S09; cleo attack S14>S09; dora support S10>S09          | MULTIPLAYER: anna against bert with dora against cleo, S09 to anna or bert or cleo
            """)
    void anUnclaimedSystemIsColonizedAgainstTheOthersWhoComeOrItsNatives(String orders, String battle) {
        assertThat(matched(orders.split("; "))).containsExactly("1 COLONIZATION S09 " + battle);
    }

    @Test
    @Rule({"CRU-MATCH-11", "CRU-SUP-05", "CRU-SUP-07"})
    void aSupportWhoseAttackDoesNotComeMeetsTheControllerForNothing() {
        String alone = "1 HANGING S10 HANGING_SUPPORT: cleo against bert, nobody gains";
        assertThat(matched("cleo support S05>S10")).containsExactly(alone);
        assertThat(matched("cleo support S05>S10", "anna defend S05"))
                .as("the supported player did something else")
                .containsExactly(alone);
        assertThat(matched("cleo support S05>S10", "anna attack S05>S09"))
                .as("he attacked something else")
                .containsExactly(
                        "1 COLONIZATION S09 COLONIZATION_SOLE: anna against natives, S09 to anna",
                        "2 HANGING S10 HANGING_SUPPORT: cleo against bert, nobody gains");
        assertThat(matched("cleo support S04>S10", "dora attack S06>S10"))
                .as("he attacked from another system")
                .containsExactly(
                        "1 CONQUEST S10 TERRITORY: dora against bert, S10 to dora",
                        "2 HANGING S10 HANGING_SUPPORT: cleo against bert, nobody gains");
    }

    @Test
    @Rule("CRU-MATCH-12")
    void aSupportOfAColonizationThatDoesNotComeLapses() {
        assertThat(matched("cleo support S05>S09")).isEmpty();
        assertThat(lapsed(four(), "cleo support S05>S09", "dora support S10>S09"))
                .containsExactly("cleo", "dora");
        RulesTable<Season> table = four().orders("cleo support S05>S09").table().play(new ScenarioPhase.MatchBattles());
        assertThat(table.told()).contains("The support of cleo lapses: there is nobody to play.");
    }

    // ---- which support joins which attack

    @Test
    @Rule("CRU-SUP-05")
    void byOptionASupportJoinsThePlayersAttackOnThatTargetFromWhereverItStarts() {
        HouseRules houseRules = Seasons.houseRules("supportMatch", SupportMatch.PLAYER_AND_TARGET);
        assertThat(matched(four(houseRules), "cleo support S04>S10", "dora attack S06>S10"))
                .containsExactly("1 CONQUEST S10 SUPPORTED: dora with cleo against bert, S10 to dora");
        assertThat(matched(four(houseRules), "cleo support S05>S10", "dora attack S06>S10"))
                .as("another player's attack is not joined")
                .containsExactly(
                        "1 CONQUEST S10 TERRITORY: dora against bert, S10 to dora",
                        "2 HANGING S10 HANGING_SUPPORT: cleo against bert, nobody gains");
        assertThat(matched(four(houseRules), "cleo support S06>S10", "dora attack S06>S05"))
                .as("nor an attack on another target")
                .containsExactly(
                        "1 CONQUEST S05 TERRITORY: dora against anna, S05 to dora",
                        "2 HANGING S10 HANGING_SUPPORT: cleo against bert, nobody gains");
    }

    @ParameterizedTest
    @Rule({"CRU-NOM-05", "CRU-SUP-05"})
    @ValueSource(strings = {"EXACT", "PLAYER_AND_TARGET"})
    void aNomadsAttackIsSupportedByHisName(SupportMatch match) {
        Seasons seasons = Seasons.of(
                Seasons.houseRules("supportMatch", match), "anna:orks:", "bert::S10", "cleo:orks:", "dora::S06");
        assertThat(matched(seasons, "anna attack NOMAD>S10", "cleo attack NOMAD>S10", "dora support NOMAD-cleo>S10"))
                .containsExactly(
                        "1 CONQUEST S10 MULTIPLAYER: anna against cleo with dora against bert, S10 to anna or cleo");
    }

    @Test
    @Rule({"CRU-SUP-09", "CRU-MATCH-04"})
    void severalMaySupportOneAttack() {
        assertThat(matched("anna attack S05>S10", "cleo support S05>S10", "dora support S05>S10"))
                .containsExactly("1 CONQUEST S10 SUPPORTED: anna with cleo+dora against bert, S10 to anna");
    }

    @Test
    @Rule({"CRU-SUP-10", "CRU-MATCH-14", "CRU-ATK-09"})
    void whoSupportsOrAttacksElsewhereStillDefendsHisOwnSystems() {
        assertThat(matched("cleo support S05>S10", "anna attack S05>S10", "bert attack S10>S14"))
                .containsExactly(
                        "1 CONQUEST S10 SUPPORTED: anna with cleo against bert, S10 to anna",
                        "2 CONQUEST S14 TERRITORY: bert against cleo, S14 to bert");
    }

    // ---- exchanges

    @Test
    @Rule("CRU-MATCH-08")
    void aThirdAttackerOfEitherSystemMakesTwoBattlesOfAnExchange() {
        assertThat(matched("anna attack S05>S10", "bert attack S10>S05", "cleo attack S14>S10"))
                .containsExactly(
                        "1 CONQUEST S05 TERRITORY: bert against anna, S05 to bert",
                        "2 CONQUEST S10 MULTIPLAYER: anna against cleo against bert, S10 to anna or cleo");
        assertThat(matched("anna attack S05>S10", "bert attack S10>S05", "dora attack S04>S05"))
                .containsExactly(
                        "1 CONQUEST S05 MULTIPLAYER: bert against dora against anna, S05 to bert or dora",
                        "2 CONQUEST S10 TERRITORY: anna against bert, S10 to anna");
    }

    @Test
    @Rule("CRU-MATCH-08")
    void aHangingSupportDoesNotBreakAnExchange() {
        assertThat(matched("anna attack S05>S10", "bert attack S10>S05", "dora support S14>S10"))
                .containsExactly(
                        "1 EXCHANGE S05 COLONIZATION_TWO_OR_MUTUAL: bert against anna, S05 to bert, S10 to anna",
                        "2 HANGING S10 HANGING_SUPPORT: dora against bert, nobody gains");
    }

    @Test
    @Rule("CRU-MATCH-07")
    void twoPlayersWhoAttackOtherSystemsOfEachOtherMakeNoExchange() {
        Seasons seasons = Seasons.of("anna::S05,S06", "bert::S10");
        assertThat(matched(seasons, "anna attack S05>S10", "bert attack S10>S06"))
                .containsExactly(
                        "1 CONQUEST S06 TERRITORY: bert against anna, S06 to bert",
                        "2 CONQUEST S10 TERRITORY: anna against bert, S10 to anna");
    }

    @Test
    @Rule("CRU-MATCH-09")
    void aRingOfAttacksIsABattleForEachSystem() {
        Seasons seasons = Seasons.of("anna::S09", "bert::S10", "cleo::S14");
        assertThat(matched(seasons, "anna attack S09>S10", "bert attack S10>S14", "cleo attack S14>S09"))
                .containsExactly(
                        "1 CONQUEST S09 TERRITORY: cleo against anna, S09 to cleo",
                        "2 CONQUEST S10 TERRITORY: anna against bert, S10 to anna",
                        "3 CONQUEST S14 TERRITORY: bert against cleo, S14 to bert");
    }

    @Test
    @Rule("CRU-NOM-08")
    void aNomadsAttackNeverMakesAnExchange() {
        HouseRules houseRules = Seasons.houseRules("nomadWhen", NomadWhen.HOME_LOST);
        Seasons seasons = Seasons.of(houseRules, "anna::S05", "bert::S10");
        assertThat(matched(seasons, "anna attack NOMAD>S10", "bert attack S10>S05"))
                .as("though each attacks a system of the other")
                .containsExactly(
                        "1 CONQUEST S05 TERRITORY: bert against anna, S05 to bert",
                        "2 CONQUEST S10 TERRITORY: anna against bert, S10 to anna");
    }

    // ---- supports whose attack did not come

    @Test
    @Rule("CRU-MATCH-13")
    void eachSupportWithoutItsAttackIsABattleOfItsOwnAlsoBesideARealAttack() {
        assertThat(matched("anna support S14>S10", "cleo attack S14>S09", "dora attack S06>S10"))
                .containsExactly(
                        "1 COLONIZATION S09 COLONIZATION_SOLE: cleo against natives, S09 to cleo",
                        "2 CONQUEST S10 TERRITORY: dora against bert, S10 to dora",
                        "3 HANGING S10 HANGING_SUPPORT: anna against bert, nobody gains");
        assertThat(matched("anna support S14>S10", "dora support S05>S10"))
                .containsExactly(
                        "1 HANGING S10 HANGING_SUPPORT: anna against bert, nobody gains",
                        "2 HANGING S10 HANGING_SUPPORT: dora against bert, nobody gains");
    }

    // ---- numbers

    @Test
    @Rule("CRU-MATCH-15")
    void battlesAreNumberedInMapOrderThenSupportsWithoutTheirAttackInMapOrderThenBySeat() {
        Seasons seasons = Seasons.of(
                "anna::S18", "bert::S10", "cleo::S14", "dora::S04", "emil::S06,S11", "finn::N05", "gina::N06", "hugo");
        assertThat(matched(
                        seasons,
                        "gina attack N06>N05",
                        "anna attack S18>S14",
                        "emil support S04>S10",
                        "cleo support S04>S10",
                        "hugo support S10>S04",
                        "bert attack S10>S05"))
                .extracting(line -> line.substring(0, line.indexOf(',')))
                .containsExactly(
                        "1 COLONIZATION S05 COLONIZATION_SOLE: bert against natives",
                        "2 CONQUEST S14 TERRITORY: anna against cleo",
                        "3 CONQUEST N05 TERRITORY: gina against finn",
                        "4 HANGING S04 HANGING_SUPPORT: hugo against dora",
                        "5 HANGING S10 HANGING_SUPPORT: cleo against bert",
                        "6 HANGING S10 HANGING_SUPPORT: emil against bert");
    }

    @Test
    @Rule("CRU-MATCH-15")
    void anExchangeIsNumberedByTheFirstOfItsSystems() {
        assertThat(matched("bert attack S10>S05", "anna attack S05>S10", "cleo attack S14>S09"))
                .extracting(line -> line.substring(0, line.indexOf(',')))
                .containsExactly(
                        "1 EXCHANGE S05 COLONIZATION_TWO_OR_MUTUAL: bert against anna",
                        "2 COLONIZATION S09 COLONIZATION_SOLE: cleo against natives");
    }

    // ---- what people are told

    @Test
    @Rule({"CRU-MATCH-16", "CRU-TAB-10"})
    void everybodyReadsWhoMeetsWhomOnWhichTableAtWhichSize() {
        RulesTable<Season> table = four().orders("anna attack S05>S10", "dora support S05>S10")
                .table()
                .play(new ScenarioPhase.MatchBattles());
        assertThat(table.told())
                .containsExactly(
                        "Battle 1 for Sanctus Primaris: anna with dora against bert; table One Player Against Another Player With Support,"
                                + " Incursion; in the mission anna attacks and bert defends; anna up to 30 PL, dora up to 15 PL, bert up to 30 PL.");
        assertThat(table.events()).allMatch(event -> event.audience() == Audience.EVERYBODY);
    }

    private static Event sheet(String... orders) {
        RulesTable<Season> table = four().orders(orders).table().play(new ScenarioPhase.MatchBattles());
        return table.events().get(0);
    }

    @Test
    @Rule({"CRU-MATCH-07", "CRU-MATCH-11", "CRU-MATCH-16"})
    void whatIsAtStakeAndWhoDefendsStandsOnTheSheetWithItsRules() {
        Event exchange = sheet("anna attack S05>S10", "bert attack S10>S05");
        assertThat(exchange.sentence())
                .asString()
                .contains("at stake: bert wins Saint Corvin's Rest, anna wins Sanctus Primaris;")
                .doesNotContain("in the mission");
        assertThat(exchange.rules()).contains("CRU-MATCH-07");
        Event hanging = sheet("dora support S05>S10");
        assertThat(hanging.sentence())
                .asString()
                .contains("in the mission bert attacks and dora defends; nothing changes hands;");
        assertThat(hanging.rules()).contains("CRU-MATCH-11");
    }

    @Test
    @Rule("CRU-MATCH-14")
    void aPlayerMayHaveAnyNumberOfBattlesAndIsToldHowMany() {
        Seasons seasons = Seasons.of("anna::S05", "bert::S10,S04,S14", "cleo::S09", "dora::S06");
        RulesTable<Season> table = seasons.orders(
                        "anna attack S05>S10", "cleo attack S09>S14", "dora support S05>S04", "bert defend S10")
                .battlesOpen();
        assertThat(table.told())
                .contains("bert has 3 battles.", "anna has one battle.", "dora has one battle.")
                .doesNotContain("bert has one battle.");
    }

    @Test
    @Rule("CRU-MATCH-02")
    void fourAttackersOfOneSystemArePointedOutToTheOrganizer() {
        Seasons seasons = Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S06", "emil::S11");
        String[] orders = {
            "anna attack S05>S10", "cleo attack S14>S10", "dora attack S06>S10", "emil attack S11>S10",
        };
        String flag = "Battle 1 for Sanctus Primaris has 4 attackers, and its table is for 3 at most: the organizer may"
                + " pick another.";
        RulesTable<Season> table = seasons.orders(orders).table().play(new ScenarioPhase.MatchBattles());
        assertThat(table.told()).contains(flag);
        RulesTable<Season> three =
                seasons.orders(Arrays.copyOf(orders, 3)).table().play(new ScenarioPhase.MatchBattles());
        assertThat(three.told()).noneMatch(line -> line.contains("at most"));
    }

    /** A club's own table may list them in any order. */
    @ParameterizedTest
    @Rule("CRU-TAB-05")
    @CsvSource({
        "INCURSION, COMBAT_PATROL STRIKE_FORCE, COMBAT_PATROL",
        "INCURSION, STRIKE_FORCE COMBAT_PATROL, COMBAT_PATROL",
        "ONSLAUGHT, STRIKE_FORCE COMBAT_PATROL, STRIKE_FORCE",
        "ONSLAUGHT, COMBAT_PATROL STRIKE_FORCE, STRIKE_FORCE",
        "STRIKE_FORCE, COMBAT_PATROL STRIKE_FORCE ONSLAUGHT, STRIKE_FORCE"
    })
    void theNearestSizeIsTakenAndOfTwoTheSmaller(Size wanted, String sizes, Size nearest) {
        List<Size> table = Stream.of(sizes.split(" ")).map(Size::valueOf).toList();
        assertThat(Matchmaking.nearest(wanted, table)).isEqualTo(nearest);
    }
}
