package org.muster.ruleset.warmachine.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.SecretVp;
import org.muster.ruleset.warmachine.HouseRules.TieBreak;
import org.muster.ruleset.warmachine.ObjectiveBoard;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Rounds, objectives, the end. */
class SeasonTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Campaigns two() {
        return two(HouseRules.DEFAULT);
    }

    private static Campaigns two(HouseRules options) {
        return Campaigns.of(options, "anna@C2", "bert@G2:khador");
    }

    @Test
    @Rule({"WMC-RND-01", "WMC-RND-02"})
    void aSeasonHasTwelveRoundsOfFivePhases() {
        assertThat(new WarmachineMap().pipeline().rounds().get(0).phases())
                .extracting(phase -> phase.name())
                .containsExactly("Order", "Battle", "Resolution", "Resource", "Purchase");
        RulesTable<Campaign> eleven = two().round(11).table().play(new Season.EndRound());
        assertThat(eleven.result()).isEmpty();
        assertThat(eleven.state().round()).isEqualTo(12);
        assertThat(eleven.play(new Season.EndRound()).result()).isPresent();
        assertThat(two(Campaigns.option("rounds", 1))
                        .table()
                        .play(new Season.EndRound())
                        .result())
                .isPresent();
    }

    @Test
    @Rule({"WMC-DEF-10", "WMC-END-03"})
    void whoIsWithdrawnKeepsTheVictoryPointsOfHisSecretObjectives() {
        Campaign before = Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .holdings("anna", one -> one.earning(5))
                .ledger("anna", ledger -> ledger.seeking("S01").completing(2))
                .round(12)
                .campaign();
        RulesTable<Campaign> table = Campaigns.from(before).table().play(new OrderPhase.Withdraw());
        Campaign left = table.choose("organizer", "anna").state();
        assertThat(left.of(ANNA).vp()).isEqualTo(5);
        RulesTable<Campaign> over = Campaigns.from(left).table().play(new Season.EndRound());
        assertThat(over.state().of(ANNA).vp()).isEqualTo(7);
        assertThat(over.result().orElseThrow().winners()).doesNotContain(ANNA);
        assertThat(over.told())
                .contains("anna, who has left the campaign, keeps 7 victory points and comes behind all who stayed.");
    }

    // ---- objectives

    private static ObjectiveBoard board(List<String> open, List<String> deck, List<String> secret) {
        return new ObjectiveBoard(open, deck, secret);
    }

    @Test
    @Rule({"WMC-OBJ-02", "WMC-OBJ-05"})
    void everyOddRoundRevealsAPublicObjectiveAndWhoHasNoneGetsASecretOne() {
        Campaigns campaigns = two().change(campaign ->
                campaign.with(board(List.of(), List.of("P01", "P03"), List.of("S01", "S02", "S03"))));
        RulesTable<Campaign> table = campaigns.table().play(new ObjectivesMet.RevealObjectives());
        assertThat(table.state().board().open()).containsExactly("P01");
        assertThat(table.state().ledger(ANNA).objective()).isEqualTo("S01");
        assertThat(table.state().ledger(BERT).objective()).isEqualTo("S02");
        assertThat(table.told()).contains("New public objective: Land Grab.");
        RulesTable<Campaign> second =
                Campaigns.from(table.state().nextRound()).table().play(new ObjectivesMet.RevealObjectives());
        assertThat(second.state().board().open()).containsExactly("P01");
        assertThat(second.state().ledger(ANNA).objective()).isEqualTo("S01");
    }

    @Test
    @Rule("WMC-OBJ-02")
    void objectivesThatNeedAPlaceOfAnotherMapAreNeverDrawn() {
        RulesTable<Campaign> table = two().table()
                .rolling(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
                .rolling(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
                .play(new ObjectivesMet.ShuffleObjectives())
                .isOver();
        assertThat(table.state().board().publicDeck()).hasSize(12).contains("P02");
        assertThat(table.rolled())
                .allSatisfy(rolled ->
                        assertThat(rolled.roll().audience().everybody()).isFalse());
    }

    private static RulesTable<Campaign> rewarded(Campaigns campaigns, String... open) {
        return campaigns
                .change(campaign -> campaign.with(board(List.of(open), List.of(), List.of())))
                .table()
                .play(new ObjectivesMet.RewardObjectives())
                .isOver();
    }

    @Test
    @Rule({"WMC-OBJ-01", "WMC-OBJ-03", "WMC-OBJ-04"})
    void whoeverMeetsAPublicObjectiveIsRewardedAndItIsClosed() {
        Campaigns campaigns = two();
        for (String seat : List.of("anna", "bert")) {
            campaigns.holdings(seat, one -> one.doing(one.deeds().claiming().claiming()));
        }
        RulesTable<Campaign> table = rewarded(campaigns, "P01", "P05");
        for (Player player : List.of(ANNA, BERT)) {
            assertThat(table.state().of(player).vp()).isEqualTo(1);
            assertThat(table.state().ledger(player).supply()).isEqualTo(3);
        }
        assertThat(table.state().board().open()).containsExactly("P05");
    }

    @Test
    @Rule("WMC-OBJ-06")
    void aSecretObjectiveIsRewardedWithoutAnybodyKnowing() {
        Campaigns campaigns = two().supply("anna", 30).ledger("anna", ledger -> ledger.seeking("S09"));
        RulesTable<Campaign> table = rewarded(campaigns);
        assertThat(table.state().of(ANNA).vp()).isZero();
        assertThat(table.state().ledger(ANNA).secretVp()).isEqualTo(2);
        assertThat(table.state().ledger(ANNA).objective()).isEmpty();
        assertThat(table.events())
                .singleElement()
                .satisfies(event -> assertThat(event.audience().players()).containsExactly(ANNA, Player.ORGANIZER));
    }

    @Test
    @Rule("WMC-INF-06")
    void byOptionItsPointsShowAtOnce() {
        Campaigns campaigns = two(Campaigns.option("secretVp", SecretVp.SHOWN))
                .supply("anna", 30)
                .ledger("anna", ledger -> ledger.seeking("S09"));
        assertThat(rewarded(campaigns).state().of(ANNA).vp()).isEqualTo(2);
    }

    @Test
    @Rule("WMC-OBJ-07")
    void inTheLastRoundNoSecretObjectiveIsAssignedOrCompleted() {
        Campaigns campaigns = two().supply("anna", 30)
                .ledger("anna", ledger -> ledger.seeking("S09"))
                .round(12);
        assertThat(rewarded(campaigns).state().ledger(ANNA).secretVp()).isZero();
        RulesTable<Campaign> table = two().round(12)
                .change(campaign -> campaign.with(board(List.of(), List.of(), List.of("S01", "S02"))))
                .table()
                .play(new ObjectivesMet.RevealObjectives());
        assertThat(table.state().ledger(ANNA).objective()).isEmpty();
    }

    private static boolean met(Campaigns campaigns, String objective) {
        Campaign campaign = campaigns.campaign();
        return ObjectivesMet.isMet(campaign, ANNA, campaign.book().objective(objective));
    }

    @Test
    @Rule({"WMC-OBJ-01", "WMC-OBJ-03"})
    void everyConditionOfTheBookIsMeasured() {
        assertThat(met(two().controls("anna", "E4"), "P02")).isTrue();
        assertThat(met(two(), "P02")).isFalse();
        assertThat(met(two().holdings("anna", one -> one.doing(one.deeds().winning(true, 0, false, false))), "P03"))
                .isTrue();
        assertThat(met(two().holdings("anna", one -> one.doing(one.deeds().winning(false, 1, true, true))), "P04"))
                .isTrue();
        Campaigns twice = two().holdings(
                        "anna",
                        one -> one.doing(
                                one.deeds().winning(false, 0, false, false).winning(false, 0, true, true)));
        assertThat(met(twice, "P05")).isTrue();
        assertThat(met(twice, "S11")).isTrue();
        assertThat(met(twice, "S12")).isTrue();
        assertThat(met(two().controls("anna", "C4", "C5", "C6", "C7", "D3", "D4", "D5"), "P06"))
                .isTrue();
        assertThat(met(two().controls("anna", "C4", "C5", "C6", "C7", "D3", "D4"), "P06"))
                .isFalse();
        assertThat(met(two().holdings("anna", one -> one.doing(one.deeds().converting())), "P07"))
                .isTrue();
        assertThat(met(two().holdings("anna", one -> one.doing(one.deeds().demolishing())), "P08"))
                .isTrue();
        assertThat(met(two().controls("anna", "E4", "A4"), "P09")).isTrue();
        assertThat(met(two().banner("anna", "C3", "cyg-stormclad*9"), "P11")).isTrue();
        Campaigns depots = two();
        for (String space : List.of("C3", "D2", "D1", "C1")) {
            depots.structure("anna", StructureKind.SUPPLY_DEPOT, space);
        }
        assertThat(met(depots, "P12")).isTrue();
        assertThat(met(depots.controls("bert", "C1"), "P12")).isFalse();
        assertThat(met(two(), "S01")).isFalse();
        assertThat(met(two().controls("anna", "G1", "A3"), "S01")).isTrue(); // with C1, C2
        assertThat(met(two().controls("anna", "B3", "D3", "B5", "E5"), "S05")).isTrue();
        assertThat(met(two().banner("anna", "G3"), "S08")).isTrue();
        Campaigns unbroken = two().holdings("anna", one -> one.doing(one.deeds().winning(false, 0, false, false)));
        assertThat(met(unbroken, "S10")).isFalse();
        unbroken.banner("anna", "C3").banner("anna", "C1").banner("anna", "D1");
        assertThat(met(unbroken, "S10")).isTrue();
        assertThat(met(unbroken.holdings("anna", one -> one.doing(one.deeds().losing())), "S10"))
                .isFalse();
    }

    // ---- the end

    private static RulesTable<Campaign> ended(Campaigns campaigns) {
        return campaigns.round(12).table().play(new Season.EndRound());
    }

    @Test
    @Rule({"WMC-END-01", "WMC-END-02", "WMC-END-03", "WMC-INF-06"})
    void spacesLocationsAndSecretObjectivesAreAddedToThePointsOfBattles() {
        Campaigns campaigns = two().controls("anna", "E4", "I4")
                .holdings("anna", one -> one.earning(5))
                .ledger("anna", ledger -> ledger.seeking("S09").completing(2));
        RulesTable<Campaign> table = ended(campaigns);
        assertThat(table.state().of(ANNA).vp()).isEqualTo(5 + 2 + 9 + 2 + 3);
        assertThat(table.told())
                .contains("anna gets 14 victory points for spaces and 2 for secret objectives: 21 in all.");
    }

    @Test
    @Rule("WMC-END-04")
    void theMostVictoryPointsWin() {
        assertThat(ended(two().controls("bert", "C4")).result().orElseThrow().winners())
                .containsExactly(BERT);
    }

    @Test
    @Rule("WMC-END-05")
    void equalPointsShareTheVictoryUnlessByOption() {
        assertThat(ended(two()).result().orElseThrow().winners()).containsExactly(ANNA, BERT);
        Campaigns spaces = two(Campaigns.option("tieBreak", TieBreak.SPACES))
                .controls("anna", "C4")
                .holdings("bert", one -> one.earning(1));
        assertThat(ended(spaces).result().orElseThrow().winners()).containsExactly(ANNA);
        assertThat(ended(spaces).told()).contains("bert has as many victory points as anna, and 7 spaces against 8.");
        Campaigns battles = two(Campaigns.option("tieBreak", TieBreak.BATTLES_WON))
                .holdings("bert", one -> one.doing(one.deeds().winning(false, 0, false, false)));
        assertThat(ended(battles).result().orElseThrow().winners()).containsExactly(BERT);
        assertThat(ended(battles).told())
                .contains("anna has as many victory points as bert, and won 0 battles against 1.");
    }
}
