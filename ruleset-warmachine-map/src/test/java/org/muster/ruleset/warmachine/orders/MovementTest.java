package org.muster.ruleset.warmachine.orders;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.Crossing;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** All banners at once, corner by corner. C4 touches B3, B4, C3, C5, D3, D4; D4 touches C4, C5, D3, D5, E4, E5. */
class MovementTest {

    private static Campaigns three() {
        return Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx");
    }

    private static final String[] PIKEMEN = {"kha-iron-fang-pikemen:10"};
    private static final String[] THRALLS = {"cry-bane-thralls:10"};

    private static RulesTable<Campaign> marched(Campaigns campaigns, int... dice) {
        return campaigns.table().rolling(dice).play(new OrderPhase.CarryOut()).isOver();
    }

    private static String at(RulesTable<Campaign> table, String banner) {
        return table.state().banner(banner).at();
    }

    @Test
    @Rule({"WMC-MOV-01", "WMC-MOV-02"})
    void allMarchAtOnceSoWhoLeavesIsNotMet() {
        RulesTable<Campaign> table = marched(three().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.march("D4"))
                .order("bert-1", Order.march("E5")));
        assertThat(at(table, "anna-1")).isEqualTo("D4");
        assertThat(at(table, "bert-1")).isEqualTo("E5");
        assertThat(table.state().battles()).isEmpty();
    }

    @Test
    @Rule("WMC-MOV-03")
    void aForcedMarchGoesTwoSpaces() {
        RulesTable<Campaign> table =
                marched(three().banner("anna", "B4").order("anna-1", Order.forcedMarch("C4", "D4")));
        assertThat(at(table, "anna-1")).isEqualTo("D4");
        assertThat(table.state().tracks().get(0).spaces()).containsExactly("B4", "C4", "D4");
    }

    @Test
    @Rule("WMC-MOV-03")
    void aForcedMarchStopsWhereAnEnemyStands() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B4")
                .banner("bert", "C4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4")));
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(table.state().battles()).containsOnlyKeys("C4");
    }

    @Test
    @Rule("WMC-MOV-03")
    void aForcedMarchStopsWhereAnEnemyAlsoArrives() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B4")
                .banner("bert", "C3", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4"))
                .order("bert-1", Order.forcedMarch("C4", "C5")));
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(at(table, "bert-1")).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-MOV-03")
    void aForcedMarchGoesOnWhereAnEnemyHasLeft() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B4")
                .banner("bert", "C4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4"))
                .order("bert-1", Order.march("C5")));
        assertThat(at(table, "anna-1")).isEqualTo("D4");
    }

    @Test
    @Rule({"WMC-MOV-03", "WMC-HQ-01"})
    void aForcedMarchStopsAtADefenseForce() {
        RulesTable<Campaign> table =
                marched(three().banner("anna", "G4").order("anna-1", Order.forcedMarch("G3", "G2")));
        assertThat(at(table, "anna-1")).isEqualTo("G2");
        table = marched(three().banner("anna", "G3").order("anna-1", Order.forcedMarch("G2", "G1")));
        assertThat(at(table, "anna-1")).isEqualTo("G2");
        assertThat(table.state().battles().the("G2").fighters())
                .extracting(Fighter::force)
                .containsExactly("anna-1", "bert-hq");
        assertThat(table.state().battles().the("G2").of(player("bert")).attacked())
                .as("whose headquarters are entered is attacked")
                .isTrue();
    }

    /** Anna's second banner is held in D4 by Bert's, and her first, which was to march there over C4, finds it taken. */
    private static Campaigns heldInD4() {
        return three().banner("anna", "B4")
                .banner("anna", "D4", "cyg-ironclad")
                .banner("bert", "E4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4"))
                .order("anna-2", Order.march("E4"))
                .order("bert-1", Order.march("D4"));
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoFallsBackStopsInTheLastSpaceOfItsWayThatItsOwnSideHasLeftFree() {
        RulesTable<Campaign> table = marched(heldInD4(), 1, 6);
        assertThat(at(table, "anna-2")).as("held").isEqualTo("D4");
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        RulesTable<Campaign> taken =
                marched(heldInD4().banner("anna", "C3", "cyg-lancer").order("anna-3", Order.march("C4")), 1, 6);
        assertThat(at(taken, "anna-3")).isEqualTo("C4");
        assertThat(at(taken, "anna-1")).as("C4 is taken too").isEqualTo("B4");
        assertThat(taken.told()).contains("anna's banner 1 finds D4 held by its own side and falls back to B4.");
        RulesTable<Campaign> enemies =
                marched(heldInD4().banner("cleo", "B3", THRALLS).order("cleo-1", Order.forcedMarch("C3", "C4")), 1, 6);
        assertThat(at(enemies, "anna-1"))
                .as("an enemy who came there meanwhile does not bar the way")
                .isEqualTo("C4");
        assertThat(enemies.state().battles()).containsOnlyKeys("C4", "D4");
    }

    @Test
    @Rule({"WMC-MOV-07", "WMC-HQ-01"})
    void nobodyFallsBackIntoItsOwnHeadquarters() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "C3")
                        .banner("anna", "D2", "cyg-ironclad")
                        .banner("bert", "E2", PIKEMEN)
                        .order("anna-1", Order.forcedMarch("C2", "D2"))
                        .order("anna-2", Order.march("E2"))
                        .order("bert-1", Order.march("D2")),
                1,
                6);
        assertThat(at(table, "anna-2")).isEqualTo("D2");
        assertThat(at(table, "anna-1")).isEqualTo("C3");
        assertThat(table.told())
                .contains("anna's banner 1 finds Skald Hollow (D2) held by its own side and falls back to C3.");
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoBeganThereStaysBeforeOneWhoIsHeldThereAndOfTwoOnTheirWayTheLowerNumber() {
        RulesTable<Campaign> held = marched(
                three().banner("anna", "B4")
                        .banner("anna", "C4", "cyg-ironclad")
                        .banner("bert", "E5", PIKEMEN)
                        .order("anna-1", Order.forcedMarch("C4", "D4"))
                        .order("bert-1", Order.forcedMarch("D4", "C4")),
                1,
                6);
        assertThat(at(held, "anna-2")).isEqualTo("C4");
        assertThat(at(held, "anna-1")).as("it was held in C4 on its second leg").isEqualTo("B4");
        RulesTable<Campaign> passing = marched(three().banner("anna", "C4")
                .banner("anna", "C5", "cyg-ironclad")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("D4", "E5"))
                .order("anna-2", Order.forcedMarch("D4", "E4")));
        assertThat(at(passing, "anna-1")).isEqualTo("D4");
        assertThat(at(passing, "anna-2")).isEqualTo("C5");
    }

    @Test
    @Rule({"WMC-MOV-01", "WMC-MOV-05"})
    void whoMovedOrWasHeldLeavesATrackAndNobodyElse() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "C4")
                        .banner("anna", "B3", "cyg-ironclad")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.march("D4"))
                        .order("bert-1", Order.march("C4")),
                1,
                6);
        assertThat(table.state().tracks())
                .extracting(track -> track.banner() + " " + track.spaces())
                .containsExactlyInAnyOrder("anna-1 [C4]", "bert-1 [D4, C4]");
        assertThat(table.told())
                .contains(
                        "bert's banner 1 and anna's banner 1 meet on the way: bert's banner 1 advances, anna's banner 1"
                                + " is held in Highgate (C4).");
    }

    @Test
    @Rule({"WMC-MOV-04", "WMC-BAT-01"})
    void whoSharesASpaceFights() {
        RulesTable<Campaign> table = marched(three().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .banner("cleo", "E5", THRALLS)
                .order("anna-1", Order.march("D4")));
        assertThat(table.state().battles()).containsOnlyKeys("D4");
        assertThat(table.state().battles().the("D4").players()).containsExactly(player("anna"), player("bert"));
    }

    @Test
    @Rule("WMC-MOV-05")
    void enemiesWhoChangePlacesMeetAndTheHigherRollAdvances() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "C4")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.march("D4"))
                        .order("bert-1", Order.march("C4")),
                3,
                3,
                2,
                5);
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(at(table, "bert-1")).isEqualTo("C4");
        assertThat(table.state().battles()).containsOnlyKeys("C4");
        Battle battle = table.state().battles().the("C4");
        assertThat(battle.of(player("anna")).attacked()).isTrue();
        assertThat(battle.of(player("bert")).attacked()).isFalse();
    }

    @Test
    @Rule("WMC-MOV-05")
    void aBannerHeldOnTheWayMovesNoMore() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "C4")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.forcedMarch("D4", "E4"))
                        .order("bert-1", Order.forcedMarch("C4", "B4")),
                6,
                1);
        assertThat(at(table, "anna-1")).isEqualTo("D4");
        assertThat(at(table, "bert-1")).isEqualTo("D4");
    }

    @Test
    @Rule("WMC-MOV-05")
    void secondLegsCrossToo() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "B4")
                        .banner("bert", "E5", PIKEMEN)
                        .order("anna-1", Order.forcedMarch("C4", "D4"))
                        .order("bert-1", Order.forcedMarch("D4", "C4")),
                1,
                2);
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(at(table, "bert-1")).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-MOV-05")
    void byOptionEnemiesPassEachOther() {
        RulesTable<Campaign> table =
                marched(Campaigns.of(Campaigns.option("crossing", Crossing.PASS), "anna@C2", "bert@G2:khador")
                        .banner("anna", "C4")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.march("D4"))
                        .order("bert-1", Order.march("C4")));
        assertThat(at(table, "anna-1")).isEqualTo("D4");
        assertThat(table.state().battles()).isEmpty();
    }

    @Test
    @Rule("WMC-MOV-06")
    void threeWhoMeetInOneSpaceFightOneBattle() {
        RulesTable<Campaign> table = marched(three().banner("anna", "C4")
                .banner("bert", "D3", PIKEMEN)
                .banner("cleo", "D5", THRALLS)
                .order("anna-1", Order.march("D4"))
                .order("bert-1", Order.march("D4"))
                .order("cleo-1", Order.march("D4")));
        assertThat(table.state().battles()).containsOnlyKeys("D4");
        assertThat(table.state().battles().the("D4").fighters()).hasSize(3);
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoFindsAnOwnBannerHeldFallsBackAndSoDoWhoFollow() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "B4")
                        .banner("anna", "C4", "cyg-ironclad", "cyg-sword-knights:10")
                        .banner("anna", "A5", "cyg-hunter", "cyg-rangers:6")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.march("C4"))
                        .order("anna-2", Order.march("D4"))
                        .order("anna-3", Order.march("B4"))
                        .order("bert-1", Order.march("C4")),
                1,
                6);
        assertThat(at(table, "anna-2")).isEqualTo("C4");
        assertThat(at(table, "anna-1")).isEqualTo("B4");
        assertThat(at(table, "anna-3")).isEqualTo("A5");
        assertThat(table.state().battles().the("C4").of(player("anna")).force()).isEqualTo("anna-2");
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoIsHeldInASpaceStaysBeforeWhoWasOrderedThere() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "B4")
                        .banner("anna", "B3", "cyg-ironclad", "cyg-sword-knights:10")
                        .banner("bert", "E5", PIKEMEN)
                        .order("anna-1", Order.forcedMarch("C4", "D4"))
                        .order("anna-2", Order.march("C4"))
                        .order("bert-1", Order.forcedMarch("D4", "C4")),
                1,
                2);
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(at(table, "anna-2")).isEqualTo("B3");
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoWasOrderedThereStaysBeforeWhoWasStoppedThere() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B4")
                .banner("anna", "B3", "cyg-ironclad", "cyg-sword-knights:10")
                .banner("bert", "C4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4"))
                .order("anna-2", Order.march("C4")));
        assertThat(at(table, "anna-1")).isEqualTo("B4");
        assertThat(at(table, "anna-2")).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-MOV-07")
    void ofTwoWhoWereStoppedTheLowerNumberStays() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B4")
                .banner("anna", "B3", "cyg-ironclad", "cyg-sword-knights:10")
                .banner("bert", "C4", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C4", "D4"))
                .order("anna-2", Order.forcedMarch("C4", "D3")));
        assertThat(at(table, "anna-1")).isEqualTo("C4");
        assertThat(at(table, "anna-2")).isEqualTo("B3");
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoIsStoppedInItsOwnHeadquartersFallsBack() {
        RulesTable<Campaign> table = marched(three().banner("anna", "B1")
                .banner("bert", "C1", PIKEMEN)
                .order("anna-1", Order.forcedMarch("C2", "D2"))
                .order("bert-1", Order.march("C2")));
        assertThat(at(table, "anna-1")).isEqualTo("B1");
        assertThat(table.state().battles().the("C2").of(player("anna")).force()).isEqualTo("anna-hq");
    }

    @Test
    @Rule("WMC-MOV-07")
    void whoFallsBackMayStopAnEnemyOnHisWay() {
        RulesTable<Campaign> table = marched(
                three().banner("anna", "B4")
                        .banner("anna", "C4", "cyg-ironclad", "cyg-sword-knights:10")
                        .banner("bert", "A5", PIKEMEN)
                        .banner("cleo", "D4", THRALLS)
                        .order("anna-1", Order.march("C4"))
                        .order("anna-2", Order.march("D4"))
                        .order("bert-1", Order.forcedMarch("B4", "B3"))
                        .order("cleo-1", Order.march("C4")),
                1,
                6);
        assertThat(at(table, "anna-1")).isEqualTo("B4");
        assertThat(at(table, "bert-1")).isEqualTo("B4");
        assertThat(table.state().battles()).containsOnlyKeys("B4", "C4");
    }

    @Test
    @Rule("WMC-MOV-08")
    void ownBannersPassEachOtherAndNothingOnTheMapStopsThem() {
        RulesTable<Campaign> table = marched(three().banner("anna", "C4")
                .banner("anna", "D4", "cyg-ironclad", "cyg-sword-knights:10")
                .structure("bert", StructureKind.FORTRESS, "D4")
                .controls("bert", "C4", "D4")
                .order("anna-1", Order.march("D4"))
                .order("anna-2", Order.march("C4")));
        assertThat(at(table, "anna-1")).isEqualTo("D4");
        assertThat(at(table, "anna-2")).isEqualTo("C4");
        assertThat(table.state().controller("D4")).isEqualTo(player("bert"));
    }

    private static Player player(String seat) {
        return Campaigns.player(seat);
    }
}
