package org.muster.ruleset.warmachine.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.BattleReport.Fate;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.Treasury;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.ObjectiveBoard;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.Sighting;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Stat;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What is to be read of a campaign, and by whom. */
class RecordsTest {

    private static final WarmachineMap RULESET = new WarmachineMap();
    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player CLEO = new Player("cleo");

    /** Round 4; Anna marches on Bert, who lies in ambush in the city of Highgate; Cleo looks on. */
    private static Campaigns three() {
        return three(Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx"));
    }

    private static Campaigns three(Campaigns campaigns) {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, true, "", false, 0);
        return campaigns
                .banner("anna", "C4", "cyg-captain-victoria-haley", "cyg-ironclad*2", "cyg-lancer")
                .banner("anna", "C3", "cyg-stormguard:10")
                .banner("bert", "C4", "kha-juggernaut", "kha-man-o-war-shocktroopers:5")
                .banner("cleo", "G5", "cry-slayer*2")
                .controls("anna", "E4")
                .structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                .structure("bert", StructureKind.FORTRESS, "G1")
                .supply("anna", 40)
                .supply("bert", 7)
                .supply("cleo", 3)
                .holdings("anna", one -> one.earning(2))
                .holdings("bert", one -> one.earning(3).withFreeSpecials(1))
                .holdings("cleo", one -> one.earning(2))
                .round(4)
                .entry("anna-1", "cyg-ironclad#2", entry -> entry.late(true))
                .entry("anna-1", "cyg-lancer#1", entry -> entry.as(new Veteran("Old Iron", List.of(Stat.ARM))))
                .order("anna-1", Order.forcedMarch("C3", "C4"))
                .order("anna-2", Order.FORTIFY)
                .order("bert-1", Order.AMBUSH)
                .order("cleo-1", Order.pursuit("bert-1"))
                .change(campaign -> campaign.with(
                                new ObjectiveBoard(List.of("P10", "P09", "P05"), List.of("P01"), List.of("S01")))
                        .with(Battle.open("C4", List.of(anna, bert))
                                .on("Incursion", List.of("hill", "forest", "building", "building", "road")))
                        .in(Phase.BATTLE));
    }

    private static List<Table> records(Campaigns campaigns, Viewer viewer) {
        return RULESET.records(RULESET.view(campaigns.campaign(), viewer), viewer);
    }

    private static List<Table> sheet(Campaigns campaigns, Viewer viewer, String id) {
        return RULESET.sheet(RULESET.view(campaigns.campaign(), viewer), viewer, id);
    }

    private static Viewer eyes(Player player) {
        return Viewer.of(player);
    }

    /** The table of that title, cells parted by bars; empty if there is none. */

    // ---- the wall

    @Test
    @Rule({"WMC-RND-01", "WMC-RND-04"})
    void theRoundThePhaseAndTheTurnOrder() {
        assertThat(Tables.lines(records(three(), Viewer.SPECTATOR), "Season"))
                .containsExactly("Round | 4 of 12", "Phase | Battle Phase", "Turn order | anna, bert and cleo");
    }

    @Test
    @Rule({"WMC-INF-01", "WMC-END-01", "WMC-END-02", "WMC-END-05"})
    void standingsAreByTheVictoryPointsThatShowAndTiesShareAPlace() {
        assertThat(Tables.lines(records(three(), Viewer.SPECTATOR), "Standings"))
                .containsExactly(
                        "1 | bert | Khador | 3 | 7 | 7 | 0 | 1 | G2",
                        "2 | anna | Cygnar | 2 | 8 | 10 | 0 | 2 | C2",
                        "2 | cleo | Cryx | 2 | 7 | 7 | 0 | 1 | Oakrun (G6)");
    }

    @Test
    @Rule("WMC-INF-05")
    void supplyPointsAreTheOwnersUnlessTreasuriesAreOpen() {
        assertThat(Tables.lines(records(three(), Viewer.SPECTATOR), "Treasuries"))
                .isEmpty();
        assertThat(Tables.lines(records(three(), eyes(ANNA)), "Treasuries")).containsExactly("anna | 40 | 1 | 0");
        assertThat(Tables.lines(records(three(), eyes(Player.ORGANIZER)), "Treasuries"))
                .containsExactly("anna | 40 | 1 | 0", "bert | 7 | 0 | 1", "cleo | 3 | 0 | 0");
        Campaigns open = three(
                Campaigns.of(Campaigns.option("treasury", Treasury.OPEN), "anna@C2", "bert@G2:khador", "cleo@G6:cryx"));
        assertThat(Tables.lines(records(open, eyes(CLEO)), "Treasuries"))
                .containsExactly("anna | 40 | 1 | 0", "bert | 7 | 0 | 1", "cleo | 3 | 0 | 0");
    }

    @Test
    @Rule({"WMC-OBJ-02", "WMC-OBJ-03", "WMC-INF-02"})
    void publicObjectivesSayHowFarEverybodyIsAsFarAsThatIsPublic() {
        assertThat(Tables.lines(records(three(), Viewer.SPECTATOR), "Public objectives"))
                .containsExactly(
                        "Old Guard | have 5 veterans in banners | 1 | 5 |  |  | ",
                        "Keeper of Wonders | control 2 special locations | 3 | 0 | 1 of 2 | 0 of 2 | 0 of 2",
                        "Double Victory | win 2 battles in a round | 2 | 0 | 0 of 2 | 0 of 2 | 0 of 2");
        assertThat(Tables.lines(records(three(), eyes(ANNA)), "Public objectives"))
                .contains("Old Guard | have 5 veterans in banners | 1 | 5 | 1 of 5 | 0 of 5 | ");
    }

    @Test
    @Rule({"WMC-OBJ-05", "WMC-OBJ-06", "WMC-INF-06"})
    void aSecretObjectiveIsReadByItsHolderAndTheOrganizerAlone() {
        Campaigns seeking = three().ledger(
                        "anna", ledger -> ledger.seeking("S03").completing(2).seeking("S10"));
        String done = "anna | Marsh Wardens | control 3 spaces of type swamp | completed | 2 | 0";
        String sought = "anna | Unbroken | win 1 battle in a round, lose no battle in the round, have 3 banners |"
                + " 0 of 1, 0 lost, 2 of 3 | 1 | 3";
        assertThat(Tables.lines(records(seeking, eyes(ANNA)), "Secret objectives"))
                .containsExactly(done, sought);
        assertThat(Tables.lines(records(seeking, eyes(Player.ORGANIZER)), "Secret objectives"))
                .containsExactly(done, sought);
        for (Viewer other : List.of(eyes(BERT), eyes(CLEO), Viewer.SPECTATOR)) {
            assertThat(records(seeking, other)).isEqualTo(records(three(), other));
            assertThat(sheet(seeking, other, "anna")).isEqualTo(sheet(three(), other, "anna"));
        }
        assertThat(Tables.lines(sheet(seeking, eyes(ANNA), "anna"), "anna")).contains("VP of secret objectives | 2");
    }

    @Test
    @Rule({"WMC-INF-01", "WMC-INF-02", "WMC-ORD-02"})
    void placesAndRevealedOrdersAreForAllAndPointsForTheOwner() {
        assertThat(Tables.lines(records(three(), eyes(CLEO)), "Forces"))
                .containsExactly(
                        "anna's banner 1 | Highgate (C4) | forced march to Highgate (C4) |  | ",
                        "anna's banner 2 | C3 | fortify |  | ",
                        "anna's defense force | C2 |  |  | ",
                        "bert's banner 1 | Highgate (C4) | ambush |  | ",
                        "bert's defense force | G2 |  |  | ",
                        "cleo's banner 1 | G5 | pursue bert's banner 1 | 12 | 0",
                        "cleo's defense force | Oakrun (G6) |  |  | ");
    }

    @Test
    @Rule({"WMC-BUY-08", "WMC-CST-04", "WMC-SPC-08", "WMC-BAN-05", "WMC-DEF-04"})
    void whatIsOnItsWayItsOwnerReads() {
        Campaigns sent = three().defenseForce("anna", new String[] {"cyg-hunter*2"})
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought(
                                        "anna-1",
                                        List.of(Entry.fresh("cyg-lancer#5", "cyg-lancer", 1)),
                                        List.of(),
                                        List.of("cyg-stormguard#1")))
                                .sending(Parcel.of(
                                        "anna-9",
                                        Entry.fresh("cyg-captain-victoria-haley#2", "cyg-captain-victoria-haley", 1)))
                                .shipping(List.of(new Shipment(CLEO, 4))))
                .change(campaign ->
                        campaign.listing("anna-hq", campaign.list("anna-hq").subList(0, 1)));
        assertThat(Tables.lines(records(sent, eyes(ANNA)), "On the way"))
                .containsExactly(
                        "anna | Lancer, more models for Stormguard | anna's banner 1 | Purchase Phase",
                        "anna | Captain Victoria Haley | a banner of anna that is gone | Resource Phase",
                        "anna | Hunter | anna's defense force | Resource Phase",
                        "anna | 4 supply points | cleo | Resource Phase");
        assertThat(Tables.lines(records(sent, eyes(CLEO)), "On the way")).isEmpty();
    }

    @Test
    @Rule({"WMC-END-02", "WMC-RES-02"})
    void specialLocationsAndWhatTheyBring() {
        assertThat(Tables.lines(records(three(), Viewer.SPECTATOR), "Special locations"))
                .containsExactly(
                        "The Old Watch (A4) | nobody | 1 | d3 |  | one spying a round is free",
                        "Deepforge Ironworks (E4) | anna | 2 | d6 |  | warjacks cost 1 less",
                        "Mirefort Ruins (I4) | nobody | 3 |  |  | ");
    }

    @Test
    @Rule({"WMC-END-02", "WMC-RES-02"})
    void theSheetOfASpecialLocationSaysNothingOfWhatItDoesNotBring() {
        assertThat(Tables.lines(sheet(three(), Viewer.SPECTATOR, "A4"), "The Old Watch (A4)"))
                .contains("VP at the end | 1", "Supply points a round | d3", "Also | one spying a round is free")
                .noneMatch(line -> line.contains("claimed"));
        assertThat(Tables.lines(sheet(three(), Viewer.SPECTATOR, "I4"), "Mirefort Ruins (I4)"))
                .contains("VP at the end | 3")
                .noneMatch(line -> line.contains("Supply points"));
    }

    @Test
    @Rule({"WMC-INF-01", "WMC-INF-04"})
    void structuresAreForAllAndThatOneIsSabotagedForItsOwner() {
        Campaigns sabotaged = three().change(campaign -> campaign.withSabotage(List.of("G1")));
        assertThat(Tables.lines(records(sabotaged, eyes(BERT)), "Structures"))
                .containsExactly("supply depot | anna | C3 | anna", "fortress, sabotaged | bert | G1 | bert");
        assertThat(Tables.lines(records(sabotaged, eyes(ANNA)), "Structures"))
                .containsExactly("supply depot | anna | C3 | anna", "fortress | bert | G1 | bert");
    }

    @Test
    @Rule({"WMC-SETUP-01", "WMC-ORD-02"})
    void beforeAnythingIsChosenThereIsNothingToCompare() {
        Campaign unchosen = Campaigns.unchosen(HouseRules.DEFAULT, "anna", "bert");
        assertThat(RULESET.records(RULESET.view(unchosen, eyes(ANNA)), eyes(ANNA)).stream()
                        .filter(table -> !table.rows().isEmpty())
                        .map(table -> table.title().toString()))
                .containsExactly("Season", "Special locations");
    }

    // ---- sheets

    @Test
    @Rule({"WMC-BAT-01", "WMC-TER-01", "WMC-STA-03", "WMC-INF-02", "WMC-VP-03"})
    void aBattleIsOnTheSheetOfItsSpace() {
        List<Table> annas = sheet(three(), eyes(ANNA), "C4");
        assertThat(Tables.lines(annas, "Battle in Highgate (C4)"))
                .containsExactly(
                        "State | to be fought", "Scenario | Incursion", "Terrain | hill; forest; 2 x building; road");
        assertThat(Tables.lines(annas, "Sides"))
                .containsExactly(
                        "anna | anna's banner 1 | moved in | forced march to Highgate (C4) | ",
                        "bert | bert's banner 1 | attacked | ambush | +1 on the starting roll, deploys 2 inches deeper");
        assertThat(Tables.lines(annas, "Strengths"))
                .containsExactly("anna's banner 1 | 20 | 1 | 1 | 1", "bert's banner 1 | 16 | 0 | 0 | 2");
        assertThat(Tables.lines(annas, "bert's banner 1"))
                .containsExactly("Juggernaut | 1 | 7 |  |  | ", "Man-O-War Shocktroopers (5) | 5 | 9 |  |  | ");
        List<Table> cleos = sheet(three(), eyes(CLEO), "C4");
        assertThat(Tables.lines(cleos, "Sides"))
                .containsExactly(
                        "anna | anna's banner 1 | moved in | forced march to Highgate (C4) | ",
                        "bert | bert's banner 1 | attacked | ambush | +1 on the starting roll, deploys 2 inches deeper");
        assertThat(Tables.lines(cleos, "Strengths")).isEmpty();
        assertThat(Tables.titles(cleos)).doesNotContain("bert's banner 1");
        assertThat(Tables.lines(records(three(), eyes(CLEO)), "Battles of the round"))
                .containsExactly("Highgate (C4) | anna's banner 1 against bert's banner 1 | Incursion | to be fought");
    }

    @Test
    @Rule({"WMC-INF-02", "WMC-BUY-09", "WMC-VET-02"})
    void aListIsOnTheSheetOfItsForceForItsOwnerAndAsItWasSeenForASpy() {
        assertThat(Tables.lines(sheet(three(), eyes(ANNA), "anna-1"), "List"))
                .containsExactly(
                        "Captain Victoria Haley | 1 | 0 |  |  | ",
                        "Ironclad no. 1 | 1 | 7 | Captain Victoria Haley |  | ",
                        "Ironclad no. 2 | 1 | 7 | Captain Victoria Haley |  | yes",
                        "Old Iron, Lancer | 1 | 6 | Captain Victoria Haley | ARM | ");
        assertThat(Tables.titles(sheet(three(), eyes(CLEO), "anna-1"))).doesNotContain("List");
        Campaigns spied = three().change(campaign ->
                campaign.noting(CLEO, ledger -> ledger.seeing("anna-2", new Sighting(3, campaign.list("anna-2")))));
        assertThat(Tables.lines(sheet(spied, eyes(CLEO), "anna-2"), "List as it was seen in round 3"))
                .containsExactly("Stormguard (10) | 10 | 9 |  |  | ");
        assertThat(sheet(spied, eyes(BERT), "anna-2")).hasSize(1);
    }

    @Test
    @Rule({"WMC-CAS-01", "WMC-BAT-11"})
    void modelsLeftStandOnTheOwnersSheet() {
        Campaigns hurt = three().ledger(
                        "bert",
                        ledger -> ledger.suffering(OrderedMap.of(
                                "bert-1",
                                Losses.reported(
                                        OrderedMap.of("kha-man-o-war-shocktroopers#1", new Fate(2, 3)),
                                        OrderedMap.empty()))));
        assertThat(Tables.lines(sheet(hurt, eyes(BERT), "bert-1"), "List"))
                .containsExactly("Juggernaut | 1 | 7 |  |  | ", "Man-O-War Shocktroopers (5) | 2 of 5 | 9 |  |  | ");
        assertThat(sheet(hurt, eyes(ANNA), "bert-1")).isEqualTo(sheet(three(), eyes(ANNA), "bert-1"));
    }

    @Test
    void ofWhatIsNothingThereIsNoSheet() {
        assertThat(sheet(three(), Viewer.EVERYTHING, "No such thing")).isEmpty();
        assertThat(sheet(three(), Viewer.EVERYTHING, "anna-7")).isEmpty();
    }
}
