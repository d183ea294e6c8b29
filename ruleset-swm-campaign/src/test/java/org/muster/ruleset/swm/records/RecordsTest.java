package org.muster.ruleset.swm.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.SwmCampaign;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What players read of a war, table by table. */
class RecordsTest {

    /**
     * Sith and Rebels hold hands against Mandalorians: Exar Kun and three troopers fight Mandalore in a fortified, mined
     * Besh Westmarch; a second Mandalorian squad is damaged.
     */
    private static War inTheMidst() {
        War war = Wars.of("sith@aurek", "mandalorian@besh", "rebel@cresh")
                .squad("mandalorian", "besh-west", "mandalore-the-indomitable", "taung-warrior*2")
                .squad("mandalorian", "besh-city", "taung-warrior*3")
                .squad("rebel", "cresh-city", "luke-hero-of-yavin", "elite-rebel-trooper*6")
                .allied("sith", "rebel")
                .attacking("sith", "besh-west", "exar-kun", "sith-trooper*3")
                .figure("exar-kun#1", 34, "force-plus-1", "hit-points-plus-10")
                .treasury("sith", 120)
                .treasury("mandalorian", 75)
                .officer("sith", Advantage.LOGISTICS_OFFICER)
                .officer("sith", Advantage.INTELLIGENCE_OFFICER)
                .holdings("rebel", Holdings::buyingOperative)
                .controls("rebel", "besh-frontier")
                .ground("besh-west", ground -> ground.fortified(true).mined(true))
                .war();
        Battle battle = Battle.of(new Battle.Attack(
                        "t1-b1", "besh-west", List.of("sith-1"), new Player("mandalorian"), List.of("mandalorian-1")))
                .on("ruins")
                .hurt("exar-kun#1", 10)
                .spending("exar-kun#1");
        return war.with(war.progress().in(Progress.Phase.ACTION).acting(new Player("sith")))
                .fighting(battle);
    }

    @Test
    @Rule("SWM-MOVE-04")
    void theRateOfWhoHasTheForceIsThatByWhichTheSquadMoves() {
        assertThat(Tables.lines(Tables.named(WarRecords.sheet(inTheMidst(), "exar-kun#1"), "Values")))
                .contains("Rate | 12 | 14");
        assertThat(Tables.lines(Tables.named(WarRecords.sheet(inTheMidst(), "sith-trooper#1"), "Values")))
                .contains("Rate | 12 | 12");
    }

    private static Table table(String title) {
        return Tables.named(WarRecords.of(inTheMidst()), title);
    }

    @Test
    @Rule({"SWM-TURN-01", "SWM-WIN-01", "SWM-WIN-05"})
    void theCampaignIsToldWithWhatEndsIt() {
        assertThat(Tables.lines(table("Campaign")))
                .containsExactly(
                        "Turn | 1, no turn limit",
                        "Phase | Action Phase",
                        "Acting | sith and rebel",
                        "Capitals to win | 3");
    }

    @Test
    @Rule({"SWM-WIN-07", "SWM-ECON-01", "SWM-ECON-02", "SWM-INFO-01"})
    void standingsAreInTheOrderOfTheRankingWithTreasuries() {
        assertThat(Tables.lines(table("Standings")))
                .containsExactly(
                        "1 | rebel | Rebel | 1 | 5 | 77 | 0 | 100 | 1",
                        "2 | sith | Sith | 1 | 4 | 108 | 120 | 150 | 1",
                        "3 | mandalorian | Mandalorian | 1 | 3 | 84 | 75 | 80 | 2, 1 damaged");
        assertThat(table("Standings").rows().get(0).owner()).contains(new Player("rebel"));
    }

    @Test
    @Rule("SWM-WIN-06")
    void whoIsOutStaysInTheStandingsAndEarnsNothing() {
        War war = Wars.from(inTheMidst()).holdings("rebel", Holdings::gone).war();
        assertThat(Tables.lines(Tables.named(WarRecords.of(war), "Standings")).get(2))
                .as("last, whatever stands there still")
                .isEqualTo("3 | rebel | Rebel, out of the campaign | 1 | 5 | 77 | 0 | 0 | 1");
    }

    @Test
    @Rule({"SWM-TURN-02", "SWM-ALLY-11", "SWM-MOVE-08"})
    void sidesAreInTurnOrderWithWhatTheyHaveEntered() {
        assertThat(Tables.lines(table("Sides")))
                .containsExactly(
                        "1 | sith and rebel | sith | 1 of 2 | Besh Westmarch", "2 | mandalorian |  | 0 of 2 | ");
        War before = inTheMidst();
        before = before.with(before.progress().in(Progress.Phase.INITIATIVE));
        assertThat(Tables.lines(Tables.named(WarRecords.of(before), "Sides"))).allMatch(line -> line.startsWith(" | "));
    }

    @Test
    @Rule({"SWM-ADV-03", "SWM-ADV-10", "SWM-ADV-17", "SWM-INIT-02", "SWM-INIT-06"})
    void officersBoughtAndGrantedAreTold() {
        assertThat(Tables.lines(table("Advantages")))
                .containsExactly(
                        "sith | Intelligence Officer, Logistics Officer | 0 | 0 | 2",
                        "mandalorian |  | 0 | 0 | -1",
                        "rebel | Intelligence Officer (Besh Listening Post) | 1 | 0 | 2");
    }

    @Test
    @Rule({"SWM-INFO-01", "SWM-SQUAD-02"})
    void squadsAreToldPlayerByPlayer() {
        Table squads = table("Squads");
        assertThat(Tables.lines(squads))
                .containsExactly(
                        "Sith squad 1 | Besh Westmarch | 108 | 4 | 3 | no | no",
                        "Mandalorian squad 1 | Besh Westmarch | 84 | 3 | 3 | no | no",
                        "Mandalorian squad 2 | Besh City | 24 | 3 | 3 | yes | no",
                        "Rebel squad 1 | Cresh City | 77 | 7 | 3 | no | no");
        assertThat(squads.rows().stream().map(Row::anchor))
                .containsExactly("sith-1", "mandalorian-1", "mandalorian-2", "rebel-1");
    }

    @Test
    @Rule({"SWM-INFO-01", "SWM-INFO-02", "SWM-XP-08"})
    void experienceAndUpgradesAreTold() {
        assertThat(Tables.lines(table("Experience")))
                .containsExactly("Exar Kun | Sith squad 1 | 34 | 0 | Force +1, Hit Points +10");
    }

    @Test
    @Rule({"SWM-ADV-18", "SWM-SETUP-09", "SWM-ADV-17"})
    void territoriesAreToldThatAreMoreThanLand() {
        assertThat(Tables.lines(table("Territories of note")))
                .containsExactly(
                        "Aurek City | sith | yes |  | yes | no | no",
                        "Besh City | mandalorian | yes |  | yes | no | no",
                        "Besh Westmarch | mandalorian | no |  | yes | yes | no",
                        "Besh Listening Post | rebel | no | Intelligence Officer | no | no | no",
                        "Cresh City | rebel | yes |  | yes | no | no");
    }

    @Test
    @Rule({"SWM-BATTLE-03", "SWM-BATTLE-10", "SWM-BATTLE-11"})
    void theBattleIsToldToEverybody() {
        assertThat(Tables.lines(table("Battle t1-b1 at Besh Westmarch")))
                .containsExactly(
                        "Attacker | sith and rebel",
                        "Defender | mandalorian",
                        "Attacking squads | Sith squad 1 (108 points)",
                        "Defending squads | Mandalorian squad 1 (84 points)",
                        "Territory | Besh Westmarch",
                        "At stake | economy 20",
                        "Fortified | yes",
                        "Mined | yes",
                        "Mapboard | the board ruins",
                        "Scenario | Standard meeting engagement");
        assertThat(Tables.named(WarRecords.of(inTheMidst().fighting(null)), "Battle")
                        .rows())
                .isEmpty();
    }

    @Test
    @Rule({"SWM-MINE-04", "SWM-MINE-06", "SWM-FORT-02", "SWM-FORT-05", "SWM-FORT-06"})
    void theSheetOfABattleHasBothSidesWithTheirWoundsAndTheFort() {
        List<Table> sheet = WarRecords.sheet(inTheMidst(), "t1-b1");
        assertThat(Tables.lines(Tables.named(sheet, "Attackers")).get(0))
                .startsWith("Exar Kun | 84 | 180 of 190 | 23 | 19 | 20 | 3 of 4 | 34 | ")
                .endsWith(" | Force +1, Hit Points +10");
        assertThat(Tables.lines(Tables.named(sheet, "Defenders")).get(1)).startsWith("Taung Warrior #1 #2 | 8 | ");
        assertThat(Tables.lines(Tables.named(sheet, "Fortified territory")))
                .contains(
                        "The defender may add up to 4 tiles to the board.",
                        "Then the defender may move up to 2 troops to a new place.");
        assertThat(WarRecords.sheet(inTheMidst(), "besh-west")).containsAll(sheet);
        assertThat(WarRecords.sheet(inTheMidst().fighting(null), "t1-b1")).isEmpty();
    }

    @Test
    @Rule("SWM-BATTLE-03")
    void ofTwoSquadsOnASideEachHasItsOwnFigures() {
        War war = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "taung-warrior*2")
                .squad("mandalorian", "besh-west", "taung-warrior*3")
                .attacking("sith", "besh-west", "exar-kun")
                .war();
        Battle battle = Battle.of(new Battle.Attack(
                "t1-b1",
                "besh-west",
                List.of("sith-1"),
                new Player("mandalorian"),
                List.of("mandalorian-1", "mandalorian-2")));
        List<Table> sheet = WarRecords.sheet(war.fighting(battle), "t1-b1");
        assertThat(Tables.lines(Tables.named(sheet, "Attackers"))).hasSize(1);
        assertThat(Tables.lines(Tables.named(sheet, "Defenders: Mandalorian squad 1")))
                .singleElement()
                .asString()
                .startsWith("Taung Warrior #1 #2 | ");
        assertThat(Tables.lines(Tables.named(sheet, "Defenders: Mandalorian squad 2")))
                .singleElement()
                .asString()
                .startsWith("Taung Warrior #3 #4 #5 | ");
    }

    @Test
    @Rule({"SWM-MOVE-03", "SWM-ECON-08", "SWM-SQUAD-05"})
    void theSheetOfASquadTellsWhatItCanDo() {
        List<Table> sheet = WarRecords.sheet(inTheMidst(), "mandalorian-2");
        assertThat(Tables.lines(sheet.get(0)))
                .containsExactly(
                        "Player | mandalorian",
                        "Where | Besh City",
                        "Points | 24",
                        "State | damaged",
                        "Reach | 3 territories a turn",
                        "Moved this turn | no",
                        "Line to its capital | yes",
                        "Disrupted this turn | no");
        assertThat(Tables.lines(Tables.named(sheet, "Figures"))).hasSize(1);
        assertThat(Tables.lines(WarRecords.sheet(inTheMidst(), "sith-1").get(0)))
                .contains("Line to its capital | no", "Battle | Battle t1-b1 at Besh Westmarch");
    }

    @Test
    @Rule({"SWM-UPG-01", "SWM-UPG-04"})
    void theSheetOfAFigureHasItsCardBesideWhatItHasBecome() {
        List<Table> sheet = WarRecords.sheet(inTheMidst(), "exar-kun#1");
        assertThat(Tables.lines(sheet.get(0)))
                .contains("Squad | Sith squad 1", "Points | 84", "Experience to spend | 34");
        assertThat(Tables.lines(Tables.named(sheet, "Values")))
                .contains("Hit points | 180 | 190", "Attack | 19 | 19", "Force | 3 | 4");
        assertThat(Tables.lines(Tables.named(sheet, "Upgrades")))
                .containsExactly("Force +1 | 100 | ", "Hit Points +10 | 100 | ");
    }

    @Test
    @Rule({"SWM-STACK-01", "SWM-SETUP-06"})
    void theSheetOfATerritoryHasItsRoomAndNeighbours() {
        List<Table> sheet = WarRecords.sheet(inTheMidst(), "cresh-city");
        assertThat(Tables.lines(sheet.get(0)))
                .contains("Controller | rebel", "Capital | yes", "Economy | 40", "Squads | 1 of 2", "Fortified | yes");
        assertThat(Tables.lines(Tables.named(sheet, "Squads there"))).hasSize(1);
        assertThat(Tables.lines(WarRecords.sheet(inTheMidst(), "dorn-city").get(0)))
                .contains("Controller | inactive");
        assertThat(WarRecords.sheet(inTheMidst(), "nowhere")).isEmpty();
    }

    @Test
    @Rule("SWM-INFO-01")
    void everybodyReadsTheSame() {
        SwmCampaign ruleset = new SwmCampaign();
        War war = inTheMidst();
        for (Viewer viewer : List.of(Viewer.of(new Player("sith")), Viewer.of(new Player("rebel")), Viewer.SPECTATOR)) {
            War view = ruleset.view(war, viewer);
            assertThat(ruleset.records(view, viewer)).isEqualTo(WarRecords.of(war));
            assertThat(ruleset.sheet(view, viewer, "sith-1")).isEqualTo(WarRecords.sheet(war, "sith-1"));
        }
    }

    @Test
    void beforeAnybodyHasPickedThereIsOnlyThePhase() {
        List<Table> tables = WarRecords.of(Wars.unpicked(HouseRules.DEFAULT, "sith", "rebel"));
        assertThat(Tables.lines(Tables.named(tables, "Campaign"))).containsExactly("Phase | Setup");
        assertThat(tables.stream().filter(table -> !table.rows().isEmpty())).hasSize(1);
    }

    @Test
    void whatIsNamedCanBeLookedAt() {
        Row squad = table("Squads").rows().get(0);
        assertThat(squad.owner()).isEqualTo(Optional.of(new Player("sith")));
        assertThat(squad.cells().get(1)).isEqualTo(Cell.name("Besh Westmarch", "besh-west"));
    }
}
