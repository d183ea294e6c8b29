package org.muster.ruleset.warmachine.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.MissingOrder;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class OrderTest {

    private static Campaigns two() {
        return Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C4")
                .banner("anna", "B4", "cyg-ironclad", "cyg-sword-knights:10")
                .banner("bert", "D4", "kha-iron-fang-pikemen:10");
    }

    private static RulesTable<Campaign> asked(Campaigns campaigns) {
        return campaigns.table().play(new OrderPhase.GiveOrders());
    }

    @Test
    @Rule({"WMC-ORD-01", "WMC-ORD-02"})
    void everyBannerGetsOneOrderAndAllAreRevealedTogether() {
        RulesTable<Campaign> table = asked(two());
        assertThat(table.decision("anna").isSecret()).isTrue();
        assertThat(table.decision("anna").opensAnswers()).isTrue();
        assertThat(table.codes("anna", json("{anna-1: fortify}"))).containsExactly("NO_ANSWER_FOR");
        table.choose("anna", json("{anna-1: {march: C5}, *: ambush}"));
        assertThat(table.state().orders()).isEmpty();
        table.choose("bert", json("{bert-1: {pursue: anna-1}}")).isOver();
        assertThat(table.told())
                .as("the engine opens them, and nobody tells them again")
                .isEmpty();
        assertThat(table.state().order("anna-2")).isEqualTo(Order.AMBUSH);
    }

    @Test
    @Rule("WMC-ORD-01")
    void thereAreSevenOrders() {
        assertThat(Order.Kind.values()).hasSize(8).contains(Order.Kind.HOLD);
        RulesTable<Campaign> table = asked(two().structure("bert", StructureKind.OUTPOST, "C4"));
        for (String order : new String[] {
            "{march: C5}", "{forced-march: C5-D5}", "{pursue: bert-1}", "fortify", "ambush", "demolish", "convert"
        }) {
            assertThat(table.codes("anna", json("{anna-1: " + order + ", anna-2: fortify}")))
                    .as(order)
                    .isEmpty();
        }
        assertThat(table.codes("anna", json("{*: hold}"))).isNotEmpty();
    }

    @Test
    @Rule({"WMC-ORD-01", "WMC-ORD-03"})
    void onlyOwnBannersGetOrdersAndNoDefenseForce() {
        RulesTable<Campaign> table = asked(two());
        assertThat(table.codes("anna", json("{anna-hq: fortify, bert-1: fortify, anna-9: fortify, *: fortify}")))
                .containsExactly("ORDER_MISSING_BANNER", "ORDER_MISSING_BANNER", "ORDER_MISSING_BANNER");
        assertThat(table.violations("anna", json("{anna-hq: fortify, bert-1: fortify, anna-9: fortify, *: fortify}")))
                .extracting(one -> one.sentence().toString())
                .containsExactly(
                        "anna's defense force gets no orders: it stays at its headquarters.",
                        "bert's banner 1 is not yours.",
                        "There is no banner anna-9 on the map.");
    }

    @Test
    @Rule("WMC-ORD-04")
    void aMarchGoesFromSpaceToSpaceAndNoForcedMarchComesBack() {
        RulesTable<Campaign> table = asked(two());
        assertThat(table.codes("anna", json("{anna-1: {march: E5}, anna-2: fortify}")))
                .containsExactly("ORDER_NOT_ADJACENT");
        assertThat(table.codes("anna", json("{anna-1: {forced-march: D4-F4}, anna-2: {forced-march: C7-A1}}")))
                .containsExactly("ORDER_NOT_ADJACENT", "ORDER_NOT_ADJACENT", "ORDER_NOT_ADJACENT");
        assertThat(table.codes("anna", json("{anna-1: {forced-march: D4-C4}, anna-2: fortify}")))
                .containsExactly("ORDER_BACKTRACK");
        assertThat(table.violations("anna", json("{anna-1: {march: E5}, anna-2: fortify}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("E5 is not adjacent to Highgate (C4).");
    }

    @Test
    @Rule("WMC-ORD-05")
    void whoGivesNoOrdersFortifies() {
        RulesTable<Campaign> table = asked(two());
        table.choose("anna", json("{*: ambush}")).lapse("bert").isOver();
        assertThat(table.state().order("bert-1")).isEqualTo(Order.FORTIFY);
        assertThat(table.told()).containsExactly("bert's banner 1 has no order and fortifies.");
        Campaigns holding = Campaigns.of(
                        Campaigns.option("missingOrder", MissingOrder.HOLD), "anna@C2", "bert@G2:khador")
                .banner("anna", "C4");
        RulesTable<Campaign> held = asked(holding).lapse("anna");
        assertThat(held.state().order("anna-1")).isEqualTo(Order.HOLD);
        assertThat(held.told()).containsExactly("anna's banner 1 has no order and holds.");
    }

    @Test
    @Rule("WMC-ORD-06")
    void noTwoBannersOfOneOwnerEndTogetherAndNoneAtHome() {
        RulesTable<Campaign> table = asked(two().banner("anna", "C3", "cyg-hunter"));
        assertThat(table.codes("anna", json("{anna-1: {march: C5}, anna-2: {march: C5}, anna-3: fortify}")))
                .containsExactly("ORDER_STACK");
        assertThat(table.violations("anna", json("{anna-2: {march: C4}, *: fortify}")))
                .extracting(violation -> violation.code() + ": " + violation.sentence())
                .containsExactly(
                        "ORDER_STACK: anna's banner 1 and anna's banner 2 would both end in Highgate (C4), which has"
                                + " room for one of your banners.");
        assertThat(table.codes("anna", json("{anna-1: {march: C5}, anna-2: {march: C4}, anna-3: fortify}")))
                .isEmpty();
        assertThat(table.codes("anna", json("{anna-3: {march: C2}, *: fortify}")))
                .containsExactly("ORDER_OWN_HQ");
        assertThat(table.codes("anna", json("{anna-1: {march: C5}, anna-2: {march: C5}, anna-3: {march: C2}}")))
                .as("all at once")
                .containsExactlyInAnyOrder("ORDER_OWN_HQ", "ORDER_STACK");
        assertThat(table.codes("anna", json("{anna-1: {march: C3}, anna-2: fortify, anna-3: {march: C2}}")))
                .as("where one ends whose order breaks a rule nobody knows")
                .containsExactly("ORDER_OWN_HQ");
        assertThat(table.codes("anna", json("{anna-1: {march: C5}, anna-2: fortify, anna-3: {forced-march: C2-C1}}")))
                .isEmpty();
    }

    @Test
    @Rule("WMC-ORD-07")
    void aPursuitReachesOneSpace() {
        RulesTable<Campaign> table = asked(two());
        assertThat(table.codes("anna", json("{anna-1: {pursue: bert-1}, anna-2: fortify}")))
                .isEmpty();
        assertThat(table.violations("anna", json("{anna-1: fortify, anna-2: {pursue: bert-1}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("bert's banner 1 is 2 spaces away, pursuit reaches 1.");
        assertThat(table.codes("anna", json("{anna-1: {pursue: bert-hq}, anna-2: fortify}")))
                .containsExactly("ORDER_TARGET_RANGE");
        assertThat(asked(Campaigns.of("anna@C2", "bert@G2:khador").banner("anna", "G3"))
                        .codes("anna", json("{anna-1: {pursue: bert-hq}}")))
                .isEmpty();
    }

    @Test
    @Rule({"WMC-ORD-08", "WMC-STA-08"})
    void demolishAndConvertNeedAnEnemyStructure() {
        assertThat(asked(two()).codes("anna", json("{anna-1: demolish, anna-2: convert}")))
                .containsExactly("ORDER_NO_STRUCTURE", "ORDER_NO_STRUCTURE");
        assertThat(asked(two().structure("anna", StructureKind.OUTPOST, "C4"))
                        .codes("anna", json("{anna-1: demolish, anna-2: fortify}")))
                .containsExactly("ORDER_NO_STRUCTURE");
        assertThat(asked(two().structure("bert", StructureKind.OUTPOST, "C4").controls("anna", "C4"))
                        .codes("anna", json("{anna-1: demolish, anna-2: fortify}")))
                .isEmpty();
    }

    @Test
    @Rule("WMC-ORD-09")
    void enemySpacesAndHeadquartersAreLegalDestinations() {
        assertThat(asked(two()).codes("anna", json("{anna-1: {march: D4}, anna-2: fortify}")))
                .isEmpty();
        assertThat(asked(Campaigns.of("anna@C2", "bert@G2:khador").banner("anna", "G3"))
                        .codes("anna", json("{anna-1: {march: G2}}")))
                .isEmpty();
    }

    @Test
    @Rule({"WMC-ABS-01", "WMC-DEF-10"})
    void whoHasLeftIsNotAskedForAStandIn() {
        for (String version : List.of("0.1.0", "0.1.1")) {
            RulesTable<Campaign> table = Campaigns.playedBy(
                            version, HouseRules.DEFAULT, "anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                    .banner("bert", "G3", "kha-juggernaut")
                    .table()
                    .play(new OrderPhase.OpenOrders());
            table.choose("organizer", "anna");
            assertThatCode(() -> table.decision("bert", "NameStandIn")).doesNotThrowAnyException();
            if (version.equals("0.1.1")) {
                assertThatThrownBy(() -> table.decision("anna", "NameStandIn")).isNotNull();
            } else {
                assertThatCode(() -> table.decision("anna", "NameStandIn")).doesNotThrowAnyException();
            }
        }
    }

    /** Nothing is lost without a word: from who leaves, to who leaves, and to nobody else's ears. */
    @Test
    @Rule({"WMC-DEF-10", "WMC-SPC-08"})
    void whatWasOnItsWayFromOrToWhoLeavesIsLost() {
        RulesTable<Campaign> table = Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("bert", "G3", "kha-juggernaut")
                .ledger("bert", ledger -> ledger.shipping(List.of(new Shipment(new Player("anna"), 6))))
                .ledger("anna", ledger -> ledger.shipping(List.of(new Shipment(new Player("bert"), 4))))
                .ledger("cleo", ledger -> ledger.shipping(List.of(new Shipment(new Player("anna"), 1))))
                .table()
                .play(new OrderPhase.OpenOrders())
                .choose("organizer", "bert");
        assertThat(table.told())
                .contains(
                        "A shipment of 6 supply points from bert to anna is lost.",
                        "A shipment of 4 supply points from anna to bert is lost.")
                .noneMatch(line -> line.contains("from cleo"));
    }

    @Test
    @Rule({"WMC-ABS-01", "WMC-ABS-02"})
    void aStandInIsNamedBeforeTheBattlePhaseAndPlaysForNobodyElse() {
        RulesTable<Campaign> table = two().table().play(new OrderPhase.OpenOrders());
        assertThat(table.decision("anna").rules()).contains("WMC-ORD-01");
        assertThat(table.decision("anna", "NameStandIn").lateness())
                .hasValueSatisfying(late -> assertThat(late.code()).isEqualTo("STAND_IN_LATE"));
        assertThat(table.decision("anna", "NameStandIn").clock())
                .as("whoever gets more time for orders gets it for this too")
                .isEqualTo(table.decision("anna", "GiveOrders").clock())
                .isNotEmpty();
        table.choose("bert", "NameStandIn", "Zoe");
        assertThat(table.state().ledger(new Player("bert")).standIn()).isEqualTo("Zoe");
        table.choose("anna", "GiveOrders", json("{*: fortify}")).choose("bert", "GiveOrders", json("{*: fortify}"));
        assertThat(table.waitingFor()).isEmpty(); // too late now
        RulesTable<Campaign> alone = two().table().play(new OrderPhase.NameStandIn(new Player("anna")));
        assertThat(alone.codes("anna", "Bert")).containsExactly("STAND_IN_PLAYER");
    }

    @Test
    @Rule({"WMC-ABS-01", "WMC-ABS-02"})
    void aStandInIsChangedAsLongAsOneCanBeNamed() {
        Player bert = new Player("bert");
        RulesTable<Campaign> table = two().table().play(new OrderPhase.OpenOrders());
        table.choose("bert", "NameStandIn", "Zoe").choose("bert", "NameStandIn", "Yan");
        assertThat(table.state().ledger(bert).standIn()).isEqualTo("Yan");
        table.lapse("bert", "NameStandIn");
        assertThat(table.state().ledger(bert).standIn())
                .as("who says nothing more stays with what was said")
                .isEqualTo("Yan");
        for (String nobody : List.of("none", "", "Nobody")) {
            RulesTable<Campaign> again = two().table().play(new OrderPhase.OpenOrders());
            again.choose("bert", "NameStandIn", "Zoe").choose("bert", "NameStandIn", nobody);
            assertThat(again.state().ledger(bert).standIn()).as(nobody).isEmpty();
            assertThat(again.told()).contains("bert plays this round's battles without a stand-in.");
        }
        RulesTable<Campaign> before = Campaigns.playedBy("0.1.2", HouseRules.DEFAULT, "anna@C2", "bert@G2:khador")
                .banner("bert", "G3", "kha-juggernaut")
                .table()
                .play(new OrderPhase.OpenOrders())
                .choose("bert", "NameStandIn", "none");
        assertThat(before.state().ledger(bert).standIn())
                .as("campaigns of before go on as they were")
                .isEqualTo("none");
        assertThatThrownBy(() -> before.decision("bert", "NameStandIn")).isNotNull();
    }
}
