package org.muster.ruleset.warmachine.resolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.RetreatChoice;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Where the beaten go. C4 touches B3, B4, C3, C5, D3, D4. */
class RetreatTest {

    private static final Player ANNA = new Player("anna");

    private static Campaigns two() {
        return Campaigns.of("anna@C2", "bert@G2:khador");
    }

    private static String[] men(String owner) {
        return new String[] {owner.equals("anna") ? "cyg-ironclad" : "kha-juggernaut"};
    }

    /** Banners in the order named, each {@code "anna@C4"}. */
    private static Campaigns placed(Campaigns campaigns, String... banners) {
        for (String banner : banners) {
            String[] parts = banner.split("@");
            campaigns.banner(parts[0], parts[1], men(parts[0]));
        }
        return campaigns;
    }

    /** A battle won by the force named first. */
    private static Campaigns won(Campaigns campaigns, String space, String winner, String... losers) {
        List<Fighter> fighters = new ArrayList<>();
        fighters.add(fighter(campaigns.campaign(), winner));
        for (String loser : losers) {
            fighters.add(fighter(campaigns.campaign(), loser));
        }
        Player victor = fighters.get(0).player();
        return campaigns.change(
                campaign -> campaign.with(Battle.open(space, fighters).decided(victor, false)));
    }

    private static Fighter fighter(Campaign campaign, String force) {
        Player owner = campaign.ownerOf(force);
        Order order = campaign.order(force);
        return new Fighter(owner, force, force.endsWith("hq"), false, order.target(), false, 0);
    }

    private static RulesTable<Campaign> retreating(Campaigns campaigns) {
        return campaigns.table().play(new Retreats.RetreatLosers());
    }

    private static List<String> legal(RulesTable<Campaign> table, String seat) {
        return table.question(seat).options().all().map(String::valueOf).toList();
    }

    @Test
    @Rule({"WMC-RTR-01", "WMC-RTR-02", "WMC-RTR-03", "WMC-RTR-08"})
    void aLoserRetreatsToAnUnoccupiedAdjacentSpaceOfItsChoice() {
        RulesTable<Campaign> table = retreating(
                won(placed(two(), "anna@C4", "bert@C4", "bert@C5").controls("bert", "D4"), "C4", "bert-1", "anna-1"));
        assertThat(legal(table, "anna")).containsExactly("B3", "B4", "C3", "D3", "D4");
        assertThat(table.codes("anna", "C5")).containsExactly("RETREAT_SPACE");
        table.choose("anna", "D4").isOver();
        assertThat(table.state().banner("anna-1").at()).isEqualTo("D4");
        assertThat(table.state().banner("bert-1").at()).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-RTR-02")
    void aLoserWhoDoesNotAnswerGoesToTheFirstSpace() {
        RulesTable<Campaign> table = retreating(won(placed(two(), "anna@C4", "bert@C4"), "C4", "bert-1", "anna-1"));
        assertThat(table.lapse("anna").state().banner("anna-1").at()).isEqualTo("B3");
        Campaigns byWinner =
                Campaigns.of(Campaigns.option("retreatChoice", RetreatChoice.WINNER), "anna@C2", "bert@G2:khador");
        assertThat(retreating(won(placed(byWinner, "anna@C4", "bert@C4"), "C4", "bert-1", "anna-1"))
                        .waitingFor())
                .containsExactly("bert");
    }

    @Test
    @Rule("WMC-RTR-04")
    void withNoFreeSpaceItSlipsPastAFriendlyBanner() {
        RulesTable<Campaign> table = retreating(won(
                placed(two(), "anna@C4", "bert@C4", "anna@B4", "bert@B3", "bert@C3", "bert@C5", "bert@D3", "bert@D4"),
                "C4",
                "bert-1",
                "anna-1"));
        assertThat(legal(table, "anna")).containsExactly("A4", "A5", "B5");
        table.choose("anna", "B5").isOver();
        assertThat(table.state().banner("anna-1").forcedThrough()).isFalse();
        assertThat(told(table)).contains("anna's banner 1 retreats to B5. [WMC-RTR-01]");
    }

    private static List<String> told(RulesTable<Campaign> table) {
        return table.events().stream()
                .map(event -> event.sentence() + " " + event.rules())
                .toList();
    }

    private static final String[] AROUND_C4 = {
        "anna@C4", "bert@C4", "anna@B4", "bert@B3", "bert@C3", "bert@C5", "bert@D3", "bert@D4"
    };

    @Test
    @Rule("WMC-RTR-04")
    void itSlipsPastSeveralFriendsOneBehindTheOtherButNotPastAnEnemyBehindThem() {
        Campaigns campaigns = placed(two(), AROUND_C4);
        placed(campaigns, "anna@A4", "bert@A5", "bert@B5");
        RulesTable<Campaign> friends = retreating(won(campaigns, "C4", "bert-1", "anna-1"));
        assertThat(legal(friends, "anna")).as("behind B4 and A4").containsExactly("A3");
        friends.choose("anna", "A3").isOver();
        assertThat(friends.state().banner("anna-1").forcedThrough()).isFalse();
    }

    @Test
    @Rule("WMC-RTR-05")
    void itForcesItsWayThroughAsManyEnemiesAsStandInIt() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@C4");
        for (String space : campaigns
                .campaign()
                .book()
                .map()
                .distances("C4", any -> true, 2)
                .keySet()) {
            if (campaigns.campaign().isUnoccupied(space)) {
                campaigns.banner("bert", space, "kha-juggernaut");
            }
        }
        RulesTable<Campaign> table = retreating(won(campaigns, "C4", "bert-1", "anna-1"));
        assertThat(legal(table, "anna"))
                .allSatisfy(
                        space -> assertThat(campaigns.campaign().book().map().distances("C4", any -> true, 3))
                                .containsEntry(space, 3));
    }

    @Test
    @Rule("WMC-RTR-05")
    void whereFriendsLeadNowhereItForcesItsWayAndTheFirstMayBeAnOwnOne() {
        Campaigns campaigns = placed(two(), AROUND_C4);
        placed(campaigns, "bert@A4", "bert@A5", "bert@B5");
        RulesTable<Campaign> table = retreating(won(campaigns, "C4", "bert-1", "anna-1"));
        assertThat(legal(table, "anna")).contains("E5").doesNotContain("A4", "B4");
        table.choose("anna", "E5").isOver();
        assertThat(table.state().banner("anna-1").forcedThrough()).isTrue();
        assertThat(told(table)).contains("anna's banner 1 forces its way through to E5. [WMC-RTR-05]");
    }

    @Test
    @Rule("WMC-RTR-05")
    void withoutFriendsItForcesItsWayThroughAnEnemy() {
        RulesTable<Campaign> table = retreating(won(
                placed(two(), "anna@C4", "bert@C4", "bert@B4", "bert@B3", "bert@C3", "bert@C5", "bert@D3", "bert@D4"),
                "C4",
                "bert-1",
                "anna-1"));
        assertThat(legal(table, "anna")).contains("A4", "E5", "C6").doesNotContain("B4", "C2");
        assertThat(table.decision("anna").rules()).containsExactly("WMC-RTR-01", "WMC-RTR-02", "WMC-RTR-06");
        assertThat(table.codes("anna", "nowhere")).containsExactly("RETREAT_SPACE");
        table.choose("anna", "E5").isOver();
        assertThat(table.state().banner("anna-1").forcedThrough()).isTrue();
        assertThat(table.state().nextRound().banner("anna-1").forcedThrough()).isFalse();
    }

    @Test
    @Rule("WMC-RTR-06")
    void retreatsGoRoundAndRoundInTurnOrderAndSeeWhatWasLeft() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@C4", "anna@E6", "bert@E6", "bert@F2", "anna@F2");
        won(campaigns, "C4", "bert-1", "anna-1");
        won(campaigns, "E6", "bert-2", "anna-2");
        won(campaigns, "F2", "anna-3", "bert-3");
        RulesTable<Campaign> table = retreating(campaigns);
        List<String> asked = new ArrayList<>();
        while (!table.waitingFor().isEmpty()) {
            String seat = table.waitingFor().get(0);
            asked.add(table.step(seat).title(table.state()).toString());
            table.lapse(seat);
        }
        assertThat(asked)
                .containsExactly(
                        "Retreat of anna's banner 1", "Retreat of bert's banner 3", "Retreat of anna's banner 2");
    }

    @Test
    @Rule("WMC-RTR-07")
    void whoFindsNoSpaceOnTheWholeMapIsDisbanded() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@C4");
        for (String space : campaigns.campaign().grounds().keySet()) {
            if (campaigns.campaign().isUnoccupied(space)) {
                campaigns.banner("bert", space, "kha-juggernaut");
            }
        }
        RulesTable<Campaign> table =
                retreating(won(campaigns, "C4", "bert-1", "anna-1")).isOver();
        assertThat(table.state().bannersOf(ANNA)).isEmpty();
    }

    @Test
    @Rule({"WMC-RTR-07", "WMC-CAS-08"})
    void aCharacterThatIsLostSoIsNotHadAgainThisRound() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@C4")
                .change(campaign -> campaign.listing(
                        "anna-1", List.of(Entry.fresh("cyg-captain-maxwell-finn#1", "cyg-captain-maxwell-finn", 1))));
        for (String space : campaigns.campaign().grounds().keySet()) {
            if (campaigns.campaign().isUnoccupied(space)) {
                campaigns.banner("bert", space, "kha-juggernaut");
            }
        }
        RulesTable<Campaign> table =
                retreating(won(campaigns, "C4", "bert-1", "anna-1")).isOver();
        assertThat(table.state().bannersOf(ANNA)).isEmpty();
        assertThat(table.state().ledger(ANNA).removed()).containsExactly("cyg-captain-maxwell-finn");
    }

    @Test
    @Rule("WMC-PUR-08")
    void aBeatenPursuerStaysAtHome() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@D4").order("anna-1", Order.pursuit("bert-1"));
        RulesTable<Campaign> table =
                retreating(won(campaigns, "D4", "bert-1", "anna-1")).isOver();
        assertThat(table.state().banner("anna-1").at()).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-PUR-09")
    void theBeatenTargetOfAPursuerMayStay() {
        Campaigns campaigns = placed(two(), "anna@C4", "bert@D4").order("anna-1", Order.pursuit("bert-1"));
        RulesTable<Campaign> table = retreating(won(campaigns, "D4", "anna-1", "bert-1"));
        assertThat(legal(table, "bert")).containsExactly("D4", "C5", "D3", "D5", "E4", "E5");
        table.lapse("bert").isOver();
        assertThat(table.state().banner("bert-1").at()).isEqualTo("D4");
    }

    @Test
    @Rule("WMC-PUR-09")
    void whoWasNotPursuedByTheWinnerMustLeave() {
        Campaigns three = Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:khador");
        Campaigns campaigns = placed(three, "anna@C4", "bert@D4", "cleo@D4").order("anna-1", Order.pursuit("bert-1"));
        RulesTable<Campaign> table = retreating(won(campaigns, "D4", "cleo-1", "anna-1", "bert-1"));
        assertThat(legal(table, "bert")).doesNotContain("D4");
        RulesTable<Campaign> other = retreating(won(
                placed(Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:khador"), "anna@C4", "bert@D4", "cleo@D4")
                        .order("anna-1", Order.pursuit("bert-1")),
                "D4",
                "anna-1",
                "bert-1",
                "cleo-1"));
        assertThat(legal(other, "bert")).contains("D4");
        assertThat(legal(other.choose("bert", "D4"), "cleo")).doesNotContain("D4");
    }

    @Test
    @Rule("WMC-PUR-09")
    void ofTwoBeatenTargetsInOneSpaceOnlyOneStays() {
        Campaigns campaigns = placed(
                        Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:khador", "dora@C6"),
                        "anna@C4",
                        "dora@C5",
                        "bert@D4",
                        "cleo@D4")
                .order("anna-1", Order.pursuit("bert-1"))
                .order("dora-1", Order.pursuit("cleo-1"));
        won(campaigns, "D4", "anna-1", "dora-1", "bert-1", "cleo-1");
        RulesTable<Campaign> stayed = retreating(campaigns).choose("bert", "D4");
        assertThat(legal(stayed, "cleo")).as("Bert is there").doesNotContain("D4");
        RulesTable<Campaign> left = retreating(campaigns).choose("bert", "E5");
        assertThat(legal(left, "cleo")).contains("D4");
    }

    @Test
    @Rule("WMC-HQ-07")
    void whoStandsInAnEnemyHeadquartersIsRepulsedWinnerOrLoser() {
        RulesTable<Campaign> table =
                won(placed(two(), "anna@G2"), "G2", "anna-1", "bert-hq").table().play(new Retreats.Repulse());
        assertThat(legal(table, "anna")).containsExactly("F1", "F2", "G1", "G3", "H1", "H2");
        assertThat(table.decision("anna").rules()).contains("WMC-HQ-07");
        table.choose("anna", "G3").play(new Retreats.RetreatLosers()).isOver();
        RulesTable<Campaign> lost =
                won(placed(two(), "anna@G2"), "G2", "bert-hq", "anna-1").table().play(new Retreats.Repulse());
        lost.choose("anna", "G3").play(new Retreats.RetreatLosers()).isOver();
        Campaigns pursuer = placed(two(), "anna@G3").order("anna-1", Order.pursuit("bert-hq"));
        won(pursuer, "G2", "anna-1", "bert-hq")
                .table()
                .play(new Retreats.Repulse())
                .isOver();
    }

    @Test
    @Rule({"WMC-DEF-02", "WMC-DEF-03"})
    void aBeatenDefenseForceStays() {
        RulesTable<Campaign> table = retreating(won(placed(two(), "anna@G2"), "G2", "anna-1", "bert-hq"))
                .isOver();
        assertThat(table.state().of(new Player("bert")).hq()).isEqualTo("G2");
    }
}
