package org.muster.ruleset.warmachine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.ruleset.warmachine.purchase.PurchasePhase;
import org.muster.ruleset.warmachine.resolution.Retreats;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Loot, and players without banners. */
class HeadquartersTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player CLEO = new Player("cleo");

    private static Campaigns stormed(Player winner) {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-hq", true, true, "", false, 0);
        Fighter cleo = new Fighter(CLEO, "cleo-1", false, false, "", true, 0);
        return Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("anna", "G2")
                .banner("cleo", "G2", "cry-slayer")
                .supply("bert", 5)
                .change(campaign -> campaign.with(
                        Battle.open("G2", List.of(anna, bert, cleo)).decided(winner, false)));
    }

    private static RulesTable<Campaign> looted(Player winner) {
        return stormed(winner).table().play(new Headquarters.LootHeadquarters());
    }

    @Test
    @Rule({"WMC-HQ-02", "WMC-HQ-03"})
    void whoDefeatsADefenseForceStealsNoMoreThanThereIs() {
        RulesTable<Campaign> table =
                looted(ANNA).rolling("Loot", 3).choose("anna", "steal").isOver();
        assertThat(table.state().ledger(ANNA).supply()).isEqualTo(5);
        assertThat(table.state().ledger(BERT).supply()).isZero();
        RulesTable<Campaign> less =
                looted(ANNA).rolling("Loot", 1).lapse("anna").isOver();
        assertThat(less.state().ledger(ANNA).supply()).isEqualTo(4);
    }

    @Test
    @Rule({"WMC-HQ-02", "WMC-HQ-06"})
    void orTakesASpecialFreeOfCharge() {
        RulesTable<Campaign> table = looted(ANNA).choose("anna", "special").isOver();
        assertThat(table.state().of(ANNA).freeSpecials()).isEqualTo(1);
        assertThat(table.state().ledger(BERT).supply()).isEqualTo(5);
    }

    @Test
    @Rule("WMC-HQ-09")
    void onlyTheWinnerLootsAndADefenseForceThatWinsDoesNot() {
        assertThat(looted(CLEO).waitingFor()).containsExactly("cleo");
        looted(BERT).isOver();
    }

    @Test
    @Rule({"WMC-HQ-08", "WMC-HQ-01"})
    void aHeadquartersNeverChangesHands() {
        RulesTable<Campaign> table = looted(ANNA).rolling("Loot", 1).choose("anna", "steal");
        table.play(new Retreats.Repulse()).lapse("anna").lapse("cleo").isOver();
        assertThat(table.state().controller("G2")).isEqualTo(BERT);
        assertThat(table.state().bannersIn("G2")).isEmpty();
    }

    @Test
    @Rule("WMC-DEF-10")
    void aPlayerWithoutBannersPlaysOn() {
        Campaigns campaigns =
                Campaigns.of("anna@C2", "bert@G2:khador").banner("bert", "G3").supply("anna", 25);
        RulesTable<Campaign> table = campaigns.table().play(new OrderPhase.GiveOrders());
        assertThat(table.waitingFor()).containsExactly("bert");
        RulesTable<Campaign> shop = campaigns.table().play(new PurchasePhase.OpenPurchases());
        assertThat(shop.waitingFor()).containsExactly("anna", "bert");
    }

    @Test
    @Rule("WMC-DEF-10")
    void whoLeavesIsWithdrawnByTheOrganizer() {
        Campaigns campaigns = Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("anna", "C3")
                .banner("bert", "G3", "kha-juggernaut")
                .holdings("anna", one -> one.earning(4));
        RulesTable<Campaign> table =
                campaigns.table().play(new OrderPhase.Withdraw()).choose("organizer", "anna");
        assertThat(table.state().players()).containsExactly(BERT, CLEO);
        assertThat(table.state().controlledBy(ANNA)).isEmpty();
        assertThat(table.state().banners()).containsOnlyKeys("bert-1");
        assertThat(table.state().headquartersAt("C2")).isNull();
        assertThat(table.state().of(ANNA).vp()).isEqualTo(4);
    }
}
