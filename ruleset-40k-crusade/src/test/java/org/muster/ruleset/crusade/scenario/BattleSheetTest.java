package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.HouseRules.ExtraSupporters;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.testkit.Rule;

/** Sizes, power levels and command points of a battle. */
class BattleSheetTest {

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06; S09 between them is unclaimed. */
    private static Seasons matched(HouseRules houseRules, String orders) {
        return Seasons.of(houseRules, "anna::S05", "bert::S10,S15", "cleo::S14", "dora::S04,S06", "emil")
                .orders(orders.split("; "))
                .matched();
    }

    private static Seasons matched(String orders) {
        return matched(HouseRules.DEFAULT, orders);
    }

    /** {@code "anna 30, dora 15, bert 30"}. */
    private static String power(BattleSheet sheet, Size size, String scenario) {
        List<String> armies = new ArrayList<>();
        sheet.power(size, scenario).forEach((player, power) -> armies.add(player + " " + power));
        return String.join(", ", armies);
    }

    private static String power(Seasons seasons, Size size) {
        return power(seasons.sheet(), size, "");
    }

    // ---- power levels

    @ParameterizedTest
    @Rule({"CRU-TAB-08", "CRU-MATCH-06", "CRU-MATCH-03", "CRU-MATCH-07"})
    @CsvSource({"COMBAT_PATROL, 25, 12", "INCURSION, 50, 25", "STRIKE_FORCE, 100, 50", "ONSLAUGHT, 150, 75"})
    void everyPrincipalHasThePowerOfTheSizeAndSupportersHalfOfIt(Size size, int principal, int supporter) {
        assertThat(power(matched("anna attack S05>S09").natives("emil"), size))
                .as("colonization")
                .isEqualTo("anna " + principal + ", emil " + principal);
        assertThat(power(matched("anna attack S05>S09; bert attack S10>S09"), size))
                .as("two colonizers")
                .isEqualTo("anna " + principal + ", bert " + principal);
        assertThat(power(matched("anna attack S05>S10; bert attack S10>S05"), size))
                .as("exchange")
                .isEqualTo("bert " + principal + ", anna " + principal);
        assertThat(power(matched("anna attack S05>S10"), size))
                .as("conquest")
                .isEqualTo("anna " + principal + ", bert " + principal);
        assertThat(power(matched("anna attack S05>S10; cleo attack S14>S10; dora support S05>S10"), size))
                .as("multiplayer, and never the table of supported attacks")
                .isEqualTo("anna " + principal + ", dora " + supporter + ", cleo " + principal + ", bert " + principal);
    }

    @ParameterizedTest
    @Rule({"CRU-MATCH-05", "CRU-TAB-08"})
    @CsvSource({"COMBAT_PATROL, 25, 12", "INCURSION, 50, 25", "STRIKE_FORCE, 100, 50"})
    void teamsBringThePowerOfTheSizeAndOfItsSupporters(Size size, int principal, int supporter) {
        Seasons teams = matched("anna attack S05>S10; bert attack S10>S05; dora support S10>S05; cleo support S05>S10");
        assertThat(power(teams, size))
                .isEqualTo("bert " + principal + ", dora " + supporter + ", anna " + principal + ", cleo " + supporter);
    }

    @ParameterizedTest
    @Rule({"CRU-TAB-07", "CRU-MATCH-04"})
    @CsvSource({
        "INCURSION, Hold at All Costs (Small Size), 30, 15, 30",
        "STRIKE_FORCE, Hold at All Costs (Medium Size), 50, 25, 50",
        "STRIKE_FORCE, Hold at All Costs (Large Size), 60, 30, 60"
    })
    void holdAtAllCostsNamesThePowerOfEachRole(Size size, String scenario, int attacker, int supporter, int defender) {
        assertThat(power(matched("anna attack S05>S10; dora support S05>S10").sheet(), size, scenario))
                .isEqualTo("anna " + attacker + ", dora " + supporter + ", bert " + defender);
        assertThat(power(
                        matched("anna attack S05>S09; dora support S05>S09")
                                .natives("emil")
                                .sheet(),
                        size,
                        scenario))
                .as("the natives have the defender's")
                .isEqualTo("anna " + attacker + ", dora " + supporter + ", emil " + defender);
        assertThat(power(
                        matched("anna attack S05>S10; bert attack S10>S05; dora support S05>S10")
                                .sheet(),
                        size,
                        scenario))
                .as("the unsupported side is the defender of the table")
                .isEqualTo("bert " + defender + ", anna " + attacker + ", dora " + supporter);
        assertThat(power(
                        matched("bert attack S10>S09; anna attack S05>S09; dora support S05>S09")
                                .sheet(),
                        size,
                        scenario))
                .isEqualTo("anna " + attacker + ", dora " + supporter + ", bert " + defender);
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-10", "CRU-TAB-07"})
    @CsvSource({
        "INCURSION, Hold at All Costs (Small Size), 30",
        "STRIKE_FORCE, Hold at All Costs (Medium Size), 50",
        "STRIKE_FORCE, Hold at All Costs (Large Size), 60"
    })
    void withoutTheSupporterHoldAtAllCostsIsAnEvenBattle(Size size, String scenario, int power) {
        assertThat(power(
                        matched("anna attack S05>S10; dora support S05>S10")
                                .unable("dora")
                                .sheet(),
                        size,
                        scenario))
                .isEqualTo("anna " + power + ", bert " + power);
    }

    @ParameterizedTest
    @Rule({"CRU-MATCH-11", "CRU-SUP-07"})
    @CsvSource({"COMBAT_PATROL, 12, 25", "INCURSION, 25, 50", "STRIKE_FORCE, 50, 100"})
    void aSupporterWhoseAttackDoesNotComeIsOutnumberedTwoToOne(Size size, int supporter, int defender) {
        assertThat(power(matched("cleo support S05>S10"), size)).isEqualTo("cleo " + supporter + ", bert " + defender);
    }

    @ParameterizedTest
    @Rule("CRU-UNP-11")
    @CsvSource({"INCURSION, 25, 50", "STRIKE_FORCE, 50, 100"})
    void aSupporterWithoutHisPrincipalIsOutnumberedAtTheSameSize(Size size, int supporter, int other) {
        Seasons left = matched("anna attack S05>S10; dora support S05>S10").unable("anna");
        assertThat(power(left, size)).isEqualTo("dora " + supporter + ", bert " + other);
        for (String scenario : List.of("Hold at All Costs (Medium Size)", "Hold at All Costs (Large Size)")) {
            assertThat(power(left.sheet(), size, scenario))
                    .as(scenario + " makes no difference")
                    .isEqualTo("dora " + supporter + ", bert " + other);
        }
    }

    @Test
    @Rule({"CRU-SUP-09", "CRU-UNP-10", "CRU-UNP-11"})
    void severalSupportersShareTheirPowerRoundedDown() {
        Seasons three = matched("anna attack S05>S10; cleo support S05>S10; dora support S05>S10");
        assertThat(power(three, Size.INCURSION)).isEqualTo("anna 30, cleo 7, dora 7, bert 30");
        assertThat(power(three, Size.STRIKE_FORCE)).isEqualTo("anna 50, cleo 12, dora 12, bert 50");
        assertThat(power(three.unable("anna"), Size.INCURSION)).isEqualTo("cleo 12, dora 12, bert 50");
        assertThat(power(
                        matched("anna attack S05>S10; cleo support S05>S10; dora support S05>S10")
                                .unable("cleo"),
                        Size.INCURSION))
                .as("those left share it")
                .isEqualTo("anna 30, dora 15, bert 30");
        assertThat(power(
                        matched("anna attack S05>S09; bert attack S10>S09; emil attack S15>S09; "
                                + "cleo support S05>S09; dora support S05>S09"),
                        Size.INCURSION))
                .as("on the table of three sides too")
                .isEqualTo("anna 50, cleo 12, dora 12, bert 50, emil 50");
    }

    @Test
    @Rule("CRU-SUP-09")
    void byOptionEachSupporterBringsAWholeArmy() {
        HouseRules stack = Seasons.houseRules("extraSupporters", ExtraSupporters.STACK);
        Seasons three = matched(stack, "anna attack S05>S10; cleo support S05>S10; dora support S05>S10");
        assertThat(power(three, Size.INCURSION)).isEqualTo("anna 30, cleo 15, dora 15, bert 30");
        assertThat(power(three.unable("anna"), Size.INCURSION)).isEqualTo("cleo 25, dora 25, bert 50");
    }

    // ---- sizes

    @ParameterizedTest
    @Rule({"CRU-TAB-04", "CRU-TAB-05", "CRU-TAB-06"})
    @CsvSource({
        "INCURSION, INCURSION, INCURSION",
        "COMBAT_PATROL, COMBAT_PATROL, INCURSION",
        "STRIKE_FORCE, STRIKE_FORCE, STRIKE_FORCE",
        "ONSLAUGHT, STRIKE_FORCE, STRIKE_FORCE"
    })
    void aBattleStartsAtTheCampaignsSizeOrTheNearestThatItsTableHas(Size campaign, Size territory, Size supported) {
        HouseRules houseRules = Seasons.houseRules("battleSize", campaign);
        assertThat(matched(houseRules, "anna attack S05>S10").sheet().size()).isEqualTo(territory);
        Seasons seasons = matched(houseRules, "anna attack S05>S10; dora support S05>S10");
        assertThat(seasons.sheet().size()).isEqualTo(supported);
        assertThat(seasons.unable("anna").sheet().size())
                .as("after the switch the same size")
                .isEqualTo(supported);
    }

    @ParameterizedTest
    @Rule({"CRU-TAB-01", "CRU-TAB-05", "CRU-TAB-06"})
    @EnumSource(Situation.class)
    void theTableOfSupportHasNoCombatPatrolAndNoneHasAnOnslaught(Situation table) {
        List<Size> sizes = new ArrayList<>(List.of(Size.COMBAT_PATROL, Size.INCURSION, Size.STRIKE_FORCE));
        if (table == Situation.SUPPORTED) {
            sizes.remove(Size.COMBAT_PATROL);
        }
        Season season = Seasons.of("anna", "bert").season();
        assertThat(season.sizes(table)).containsExactlyElementsOf(sizes);
        sizes.forEach(size -> assertThat(season.list(table, size)).isNotEmpty());
    }

    @Test
    @Rule("CRU-TAB-06")
    void aListAddedForAnOnslaughtIsPlayedWithItsPowerAndItsBonus() {
        Seasons seasons = matched("anna attack S05>S10; bert defend S10");
        Season added = seasons.season()
                .listing(Situation.TERRITORY, Size.ONSLAUGHT, List.of(new Scenario("Apocalypse Now", null)));
        BattleSheet sheet = BattleSheet.of(added, added.battle(1));
        assertThat(sheet.sizes()).contains(Size.ONSLAUGHT);
        assertThat(sheet.scenarios(Size.ONSLAUGHT)).hasToString("[Apocalypse Now]");
        assertThat(power(sheet, Size.ONSLAUGHT, "")).isEqualTo("anna 150, bert 150");
        assertThat(sheet.defendBonus(Size.ONSLAUGHT)).isEqualTo(16);
    }

    // ---- the defender

    @ParameterizedTest
    @Rule({"CRU-DEF-02", "CRU-DEF-04"})
    @CsvSource({"COMBAT_PATROL, 3", "INCURSION, 6", "STRIKE_FORCE, 12", "ONSLAUGHT, 16"})
    void whoIsAttackedInTheSystemHeDefendsHasMoreCommandPointsBySize(Size size, int bonus) {
        assertThat(matched("anna attack S05>S10; bert defend S10").sheet().defendBonus(size))
                .isEqualTo(bonus);
        assertThat(matched("anna attack S05>S10; dora support S05>S10; bert defend S10")
                        .sheet()
                        .defendBonus(size))
                .as("also against a supported attack")
                .isEqualTo(bonus);
    }

    @Test
    @Rule({"CRU-DEF-02", "CRU-MATCH-16"})
    void theBonusStandsOnTheSheet() {
        assertThat(matched("anna attack S05>S10; bert defend S10").sheet().words())
                .hasToString(
                        "anna against bert; table Player Attacking Another Player's Territory, Incursion; anna up to 50 PL, bert up to 50 PL; "
                                + "bert defends with +6 CP");
    }

    @Test
    @Rule({"CRU-DEF-03", "CRU-ATK-09"})
    void thereIsNoBonusInAnotherSystemAndNoneWithoutTheOrder() {
        assertThat(matched("anna attack S05>S10; bert defend S15").sheet().defendBonus(Size.INCURSION))
                .as("he defends another")
                .isZero();
        assertThat(matched("anna attack S05>S10; bert attack S15>S14").sheet().defendBonus(Size.INCURSION))
                .as("he attacks")
                .isZero();
        assertThat(matched("anna attack S05>S10; emil defend S10").sheet().defendBonus(Size.INCURSION))
                .as("somebody else's order")
                .isZero();
        assertThat(matched("anna attack S05>S09; bert defend S10").season().battles())
                .as("who is not attacked has no battle to use it in")
                .hasSize(1);
    }

    @Test
    @Rule("CRU-DEF-05")
    void againstSeveralAttackersTheBonusHoldsOnceOrByOptionNotAtAll() {
        String orders = "anna attack S05>S10; cleo attack S14>S10; dora attack S06>S10; bert defend S10";
        assertThat(matched(orders).sheet().defendBonus(Size.INCURSION)).isEqualTo(6);
        HouseRules without = Seasons.houseRules("defendBonusInMultiplayer", false);
        assertThat(matched(without, orders).sheet().defendBonus(Size.INCURSION)).isZero();
        assertThat(matched(without, "anna attack S05>S10; bert defend S10")
                        .sheet()
                        .defendBonus(Size.INCURSION))
                .isEqualTo(6);
        Season season = matched(without, orders).season();
        Battle crowd = season.battle(1).with(Terms.of(Situation.TERRITORY, Size.INCURSION));
        assertThat(BattleSheet.of(season, crowd).defendBonus(Size.INCURSION))
                .as("several attack, whatever table the organizer has picked")
                .isZero();
    }

    @Test
    @Rule("CRU-DEF-06")
    void againstASupporterAloneThereIsNoBonusUnlessByOption() {
        String hanging = "cleo support S05>S10; bert defend S10";
        String supported = "anna attack S05>S10; dora support S05>S10; bert defend S10";
        assertThat(matched(hanging).sheet().defendBonus(Size.INCURSION)).isZero();
        assertThat(matched(supported).unable("anna").sheet().defendBonus(Size.INCURSION))
                .as("the attack did not come")
                .isZero();
        HouseRules with = Seasons.houseRules("defendBonusAgainstHangingSupport", true);
        assertThat(matched(with, hanging).sheet().defendBonus(Size.INCURSION)).isEqualTo(6);
        assertThat(matched(with, supported).unable("anna").sheet().defendBonus(Size.INCURSION))
                .isEqualTo(6);
    }

    @Test
    @Rule({"CRU-DEF-02", "CRU-UNP-06"})
    void aDefenderWhoCantComeHasNoBonus() {
        Seasons seasons = matched("anna attack S05>S10; cleo attack S14>S10; bert defend S10");
        assertThat(seasons.unable("bert").sheet().words())
                .hasToString("anna against cleo; table Multiplayer, Incursion; anna up to 50 PL, cleo up to 50 PL");
    }

    @Test
    @Rule({"CRU-RES-09", "CRU-DEF-03", "CRU-STRAT-06"})
    void theBonusEndsWithTheTurn() {
        Seasons seasons = matched("bert defend S10").turn(2).orders("anna attack S05>S10");
        assertThat(seasons.matched().sheet().defendBonus(Size.INCURSION)).isZero();
    }
}
