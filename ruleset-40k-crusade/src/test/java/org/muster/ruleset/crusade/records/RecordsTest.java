package org.muster.ruleset.crusade.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What is to be read of a season. */
class RecordsTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player CLEO = new Player("cleo");
    private static final Player DORA = new Player("dora");

    /** Two Chaos players and two others; Anna attacks Bert with Cleo's support, Dora trains. */
    private static Seasons supported() {
        return Seasons.of("anna:chaos:S05,S06", "bert:imperium:S10,S15,S08", "cleo:chaos:S14", "dora:tau:S04")
                .turn(4)
                .game("anna,cleo beat bert")
                .game("bert beat cleo")
                .game("anna drew bert")
                .orders("anna attack S05>S10", "bert defend S10", "cleo support S05>S10", "dora train");
    }

    private static List<Table> records(Season season) {
        return Seasons.CAMPAIGN.records(season, Viewer.SPECTATOR);
    }

    private static List<Table> sheet(Season season, String id) {
        return Seasons.CAMPAIGN.sheet(season, Viewer.SPECTATOR, id);
    }

    /** The table of that title, cells parted by bars. */

    // ---- the wall

    @Test
    @Rule({"CRU-VIC-06", "CRU-BAT-07"})
    void standingsAreTheRankingAsIfTheSeasonEndedNow() {
        assertThat(Tables.lines(records(supported().season()), "Standings"))
                .containsExactly(
                        "1 | bert | Imperium | 3 | 1 | 1 | 1 | 0 of 4 | 0 of 2 | ",
                        "2 | anna | Chaos | 2 | 1 | 1 | 0 | 1 of 3 | 1 of 3 | systems",
                        "3 | cleo | Chaos | 1 | 1 | 0 | 1 | 0 of 3 | 0 of 3 | systems",
                        "4 | dora | T'au | 1 | 0 | 0 | 0 | 0 of 2 | 0 of 1 | wins");
    }

    @Test
    @Rule("CRU-VIC-06")
    void whoIsTiedSharesAPlace() {
        assertThat(Tables.lines(
                        records(Seasons.of("anna:tau", "bert:tau", "cleo:tau:S05,S06")
                                .season()),
                        "Standings"))
                .extracting(line -> line.substring(0, 8))
                .containsExactly("1 | cleo", "2 | anna", "2 | bert");
    }

    @Test
    @Rule("CRU-VIC-04")
    void everyLineOfEveryMajorVictoryIsSaidWithHowFarItIs() {
        assertThat(Tables.lines(records(supported().season()), "Major Victories"))
                .containsExactly(
                        "anna | 2 of 7 | systems | no",
                        "anna | 1 of 1 | system of type shrine | yes",
                        "anna | 1 of 2 | systems of type shrine by all of Chaos together | no",
                        "bert | 3 of 7 | systems | no",
                        "bert | 0 of 1 | system of type shrine | no",
                        "bert | 0 of 1 | system of type forge | no",
                        "bert | 0 of 1 | the own home system | no",
                        "cleo | 1 of 7 | systems | no",
                        "cleo | 0 of 1 | system of type shrine | no",
                        "cleo | 1 of 2 | systems of type shrine by all of Chaos together | no",
                        "dora | 1 of 8 | systems | no",
                        "dora | 0 of 2 | systems of type hive | no");
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-TRN-02"})
    void forcesAreCounted() {
        Season season = supported()
                .season()
                .change(
                        ANNA,
                        force -> force.requisitioning(2, 0)
                                .with(force.units().the("chaos-lord").gaining(3))
                                .with(force.units().the("helbrute 2").gaining(4)))
                .change(BERT, force -> force.limitedTo(110));
        assertThat(Tables.lines(records(season), "Crusade forces"))
                .startsWith("anna | 7 | 94 of 100 | 19 | 7", "bert | 5 | 97 of 110 | 15 | 0");
        assertThat(Tables.named(records(season), "Crusade forces").rows())
                .extracting(Row::anchor)
                .containsExactly("anna", "bert", "cleo", "dora");
    }

    @Test
    @Rule({"CRU-STRAT-02", "CRU-SUP-05", "CRU-NOM-02", "CRU-NOM-05"})
    void ordersAreThereOnceTheyAreOpened() {
        Seasons closed = Seasons.of("anna::", "bert::S10", "cleo:tau:S14", "dora", "emil");
        assertThat(Tables.lines(records(closed.season()), "Orders of the turn")).isEmpty();
        Season open = closed.season()
                .ordered(OrderedMap.of(ANNA, OrderSheet.of(new Order.Attack(Order.NOMAD, "S09")))
                        .with(BERT, OrderSheet.of(new Order.Support(Order.nomad(ANNA), "S09")))
                        .with(
                                CLEO,
                                new OrderSheet(
                                        new Order.Attack("S14", "S10"),
                                        new OrderSheet.Action("WATER_CASTE_DIPLOMACY", "S13")))
                        .with(DORA, OrderSheet.of(new Order.Train(List.of("predator", "infantry-squad 1")))));
        assertThat(Tables.lines(records(open), "Orders of the turn"))
                .containsExactly(
                        "anna | attack | Ashen Throne | as a nomad | ",
                        "bert | support | Ashen Throne | anna, a nomad | ",
                        "cleo | attack | Sanctus Primaris | Hammer of Orso | Water Caste Diplomacy: Whispergate",
                        "dora | intensive training | 2 units |  | ",
                        "emil | no order |  |  | ");
    }

    @Test
    @Rule("CRU-MATCH-16")
    void battlesAreListedWithWhatTheyAreAboutAndHowFarTheyAre() {
        Season season = Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06", "emil::S02")
                .orders("anna attack S05>S10", "bert attack S10>S05", "dora attack S04>S09", "emil support S06>S07")
                .matched()
                .season();
        assertThat(Tables.lines(records(season), "Battles of the turn"))
                .containsExactly(
                        "1 | Saint Corvin's Rest, Sanctus Primaris | systems that attack each other | bert against anna"
                                + " | Incursion |  | to be fought",
                        "2 | Ashen Throne | colonization | dora against somebody who plays the natives | Incursion | "
                                + " | nobody plays the natives yet");
    }

    @Test
    @Rule({"CRU-BAT-03", "CRU-BAT-05", "CRU-UNP-18"})
    void theStateOfABattleIsSaid() {
        Season matched = supported().matched().season();
        assertThat(state(matched, battle -> battle)).isEqualTo("to be fought");
        assertThat(state(matched, battle -> battle.submitted(1))).isEqualTo("reported, not confirmed yet");
        assertThat(state(matched, battle -> battle.ended(new Battle.Ending(ANNA, true))))
                .isEqualTo("won by anna and cleo");
        assertThat(state(matched, battle -> battle.ended(new Battle.Ending(BERT, false))))
                .isEqualTo("won by bert: the others gave up");
        assertThat(state(matched, battle -> battle.ended(new Battle.Ending(null, true))))
                .isEqualTo("a draw");
        assertThat(state(matched, battle -> battle.ended(null))).isEqualTo("not played");
        assertThat(state(matched, battle -> battle.with(battle.absences().unable(BERT))))
                .isEqualTo("nobody is on another side");
    }

    private static String state(Season season, java.util.function.UnaryOperator<Battle> change) {
        Season changed = season.with(change.apply(season.battle(1)));
        String line = Tables.lines(records(changed), "Battles of the turn").get(0);
        return line.substring(line.lastIndexOf(" | ") + 3);
    }

    @Test
    @Rule({"CRU-TURN-02", "CRU-VIC-05"})
    void theSeasonSaysHowFarItIs() {
        Seasons seasons = Seasons.of("anna", "bert");
        assertThat(Tables.lines(records(seasons.turn(4).season()), "Season"))
                .containsExactly("Turn | 4 of 16", "Phase | Strategy", "Great Rift turns | 3, 6, 9, 12 and 15");
        Season extra = seasons.turn(18).season();
        assertThat(Tables.lines(records(extra.with(extra.clock().closing(BERT))), "Season"))
                .contains("Turn | extra turn 2 of 4", "Would close the phase | bert");
    }

    @Test
    void beforeAllHavePickedAFactionNobodyHasAPlace() {
        Season none = Season.start(Seasons.of("anna", "bert").season().book());
        Season one = none.with(ANNA, Seasons.of("anna:orks", "bert").season().force(ANNA));
        assertThat(Tables.lines(records(one), "Standings")).isEmpty();
        assertThat(Tables.lines(records(one), "Major Victories")).isEmpty();
        assertThat(Tables.lines(records(one), "Crusade forces")).containsExactly("anna | 5 | 95 of 100 | 22 | 0");
        assertThat(Tables.lines(sheet(one, "anna"), "Victory conditions")).isEmpty();
        assertThat(sheet(one, "bert")).isEmpty();
    }

    // ---- the sheet of a battle

    @Test
    @Rule({"CRU-MATCH-16", "CRU-TAB-07", "CRU-DEF-02", "CRU-RES-03", "CRU-STRAT-02", "CRU-UNP-01"})
    void theSheetOfABattleHasAllThatItsPlayersNeed() {
        List<Table> sheet = sheet(supported().matched().season(), "battle-1");
        assertThat(Tables.lines(sheet, "Battle 1 for Sanctus Primaris"))
                .containsExactly(
                        "About | conquest",
                        "State | to be fought",
                        "Where | Sanctus Primaris",
                        "World | hive",
                        "Controlled by | bert",
                        "Table | One Player Against Another Player With Support",
                        "Size | Incursion",
                        "Scenario | to be agreed on or rolled for",
                        "If it is not played | Sanctus Primaris goes to anna");
        assertThat(Tables.lines(sheet, "Sides"))
                .containsExactly(
                        "1 | anna | attacker | 30 | 6 | Sanctus Primaris",
                        "1 | cleo | supporter | 15 | 6 | ",
                        "2 | bert | defender | 30 | 6 and 6 as defender | ");
        assertThat(Tables.lines(sheet, "Orders of the turn"))
                .containsExactly(
                        "anna | attack | Sanctus Primaris | Saint Corvin's Rest",
                        "bert | defend | Sanctus Primaris | ",
                        "cleo | support | Sanctus Primaris | Saint Corvin's Rest");
        assertThat(Tables.lines(sheet, "One Player Against Another Player With Support"))
                .containsExactly("Incursion | Hold at All Costs (Small Size) | 30 | 15 | 30");
    }

    @Test
    @Rule({"CRU-UNP-11", "CRU-UNP-12", "CRU-BAT-06", "CRU-TAB-02", "CRU-TAB-04"})
    void itSaysWhoIsMissingAndWhatIsNotAgreedOnYet() {
        Season season = supported().matched().unable("anna").season();
        Battle battle = season.battle(1);
        List<Table> sheet = sheet(
                season.with(battle.with(
                        battle.terms().wishing(BERT, "Abandoned Vanguard").wishing(CLEO, Size.STRIKE_FORCE))),
                "battle-1");
        assertThat(Tables.lines(sheet, "Battle 1 for Sanctus Primaris"))
                .contains(
                        "Table | Player Who Supported Another Player Who Did Not Attack",
                        "Can't come | anna",
                        "If it is not played | nothing changes hands");
        assertThat(Tables.lines(sheet, "Sides"))
                .containsExactly("1 | cleo | supporter left alone | 25 | 6 | ", "2 | bert | defender | 50 | 6 | ");
        assertThat(Tables.lines(sheet, "Not agreed on yet"))
                .containsExactly("bert | Abandoned Vanguard | ", "cleo |  | Strike Force");
    }

    @Test
    @Rule({"CRU-COL-05", "CRU-ABL-09", "CRU-TAB-02"})
    void itNamesVolunteersNotesOfAbilitiesAndTheScenario() {
        Season colony = Seasons.of("anna::S05", "bert::S10", "cleo::S14")
                .orders("anna attack S05>S09")
                .matched()
                .season();
        Battle battle = colony.battle(1);
        assertThat(Tables.lines(
                        sheet(
                                colony.with(battle.with(
                                        battle.natives().volunteered(CLEO).volunteered(BERT))),
                                "battle-1"),
                        "Battle 1 for Ashen Throne"))
                .contains(
                        "World | dead, hellforge", "Controlled by | nobody", "Would play the natives | cleo and bert");
        Season forge = Seasons.of("anna::S05", "bert:chaos:S09")
                .orders("anna attack S05>S09")
                .matched()
                .season();
        List<Table> agreed = sheet(
                forge.with(forge.battle(1)
                        .with(forge.battle(1).terms().playing("Crossfire"))
                        .submitted(2)),
                "battle-1");
        assertThat(Tables.lines(agreed, "On the table"))
                .containsExactly("bert | The Chaos defender summons daemons without paying command points.");
        assertThat(Tables.lines(agreed, "Battle 1 for Ashen Throne"))
                .contains("State | reported, not confirmed yet", "Scenario | Crossfire", "Place among reports | 2");
        assertThat(agreed)
                .noneMatch(table -> table.title().equals(Situation.TERRITORY.words())
                        && !table.rows().isEmpty());
    }

    @Test
    @Rule({"CRU-RIFT-03", "CRU-RIFT-06", "CRU-RIFT-10", "CRU-RIFT-14"})
    void aChallengeOfAGreatRiftTurnHasItsWagers() {
        Season rift = Seasons.of("anna::S05", "bert::N02,N03", "cleo").season().nextTurn(Stage.RIFT_BATTLES);
        Challenge challenge = new Challenge(
                List.of(ANNA, BERT),
                "",
                OrderedMap.of(ANNA, "S05").with(BERT, "N03"),
                Challenge.Mission.PLANETSTRIKE,
                null,
                List.of(ANNA));
        Season open =
                rift.with(Battle.challenged(1, challenge)).with(rift.clock().done(CLEO));
        assertThat(Tables.lines(records(open), "Season")).contains("Wants no more battles | cleo");
        assertThat(Tables.lines(records(open), "Battles of the turn"))
                .containsExactly("1 | Saint Corvin's Rest, Korvane Forge | Great Rift | anna against bert |  |  | "
                        + "challenge: bert may accept");
        Season agreed = open.with(open.battle(1).with(challenge.acceptedBy(BERT)));
        assertThat(Tables.lines(sheet(agreed, "battle-1"), "Battle 1 for wagers"))
                .containsExactly(
                        "About | Great Rift",
                        "State | to be fought",
                        "Mission | Planetstrike",
                        "If it is not played | nothing changes hands");
        assertThat(Tables.lines(sheet(agreed, "battle-1"), "Sides"))
                .containsExactly(
                        "1 | anna | challenger |  |  | the wagers of the others",
                        "2 | bert | challenger |  |  | the wagers of the others");
        assertThat(Tables.lines(sheet(agreed, "battle-1"), "Wagers"))
                .containsExactly("anna | Saint Corvin's Rest", "bert | Korvane Forge");
        assertThat(Tables.lines(sheet(agreed, "N03"), "Battles of the turn")).hasSize(1);
        assertThat(Tables.lines(sheet(agreed, "N02"), "Battles of the turn")).isEmpty();
        assertThat(state(open, battle -> battle.ended(null))).isEqualTo("declined or taken back");
    }

    // ---- other sheets

    @Test
    @Rule({"CRU-MAP-01", "CRU-ATK-02", "CRU-STRAT-02"})
    void theSheetOfASystemSaysWhatIsThereAndWhatLiesBeside() {
        List<Table> sheet = sheet(supported().matched().season(), "S05");
        assertThat(Tables.lines(sheet, "Saint Corvin's Rest (S05)"))
                .containsExactly("Controlled by | anna", "World | shrine", "Half | sanctus");
        assertThat(Tables.lines(sheet, "Orders of the turn"))
                .containsExactly(
                        "anna | attack | Sanctus Primaris | Saint Corvin's Rest",
                        "cleo | support | Sanctus Primaris | Saint Corvin's Rest");
        assertThat(Tables.lines(sheet, "Battles of the turn")).isEmpty();
        assertThat(Tables.lines(sheet, "Beside it"))
                .containsExactly(
                        "Aurelion | nobody | hive",
                        "Verdance | nobody | agri",
                        "Gallowmire | dora | death",
                        "Deepcut | anna | mining",
                        "Ashen Throne | nobody | dead, hellforge",
                        "Sanctus Primaris | bert | hive");
        assertThat(Tables.lines(sheet(supported().matched().season(), "S10"), "Battles of the turn"))
                .hasSize(1);
        assertThat(Tables.lines(sheet(supported().season(), "S01"), "Aurelion (S01)"))
                .contains("Home of | anna");
    }

    @Test
    @Rule("CRU-MAP-02")
    void aHexOfTheGreatRiftSaysWhatLiesBeside() {
        assertThat(Tables.lines(sheet(supported().season(), "R05"), "Beside the Great Rift at R05"))
                .containsExactly(
                        "Whispergate | nobody | death, webway gate",
                        "Bulwark Lucent | nobody | fortress",
                        "Bastion Ultor | nobody | fortress",
                        "the Great Rift, R03 |  | ",
                        "the Great Rift, R04 |  | ",
                        "the Great Rift, R06 |  | ");
    }

    @Test
    @Rule({"CRU-ARMY-05", "CRU-ABL-10", "CRU-TRN-01", "CRU-VIC-07", "CRU-BAT-07"})
    void theSheetOfAForceHasItsRosterAbilitiesAndGames() {
        Season season = supported()
                .season()
                .change(
                        DORA,
                        force -> force.using("WATER_CASTE_DIPLOMACY")
                                .with(force.units().the("riptide").gaining(2)));
        List<Table> dora = sheet(season, "dora");
        assertThat(Tables.lines(dora, "Abilities")).containsExactly("Water Caste Diplomacy | 1 of 2");
        assertThat(Tables.lines(dora, "Victory conditions"))
                .containsExactly(
                        "Major Victory | 1 of 8 | systems | no",
                        "Major Victory | 0 of 2 | systems of type hive | no",
                        "Minor Victory | 1 of 5 | systems | no");
        assertThat(Tables.lines(dora, "Order of battle"))
                .contains(
                        "Commander (commander) | Commander | 7 | 0 | yes",
                        "Breacher Team no. 2 (breacher-team 2) | Breacher Team | 4 | 0 | no",
                        "Riptide (riptide) | Riptide | 14 | 2 | no");
        List<Table> anna = sheet(season.change(ANNA, force -> force.gaining("BIOMASS", 3)), "anna");
        assertThat(Tables.lines(anna, "Crusade force of anna"))
                .containsExactly(
                        "Faction | Chaos",
                        "Home | Aurelion",
                        "Systems | 2",
                        "Requisition | 5",
                        "Power | 94 of 100",
                        "Tokens biomass | 3");
        assertThat(Tables.lines(anna, "Systems"))
                .containsExactly("Saint Corvin's Rest | shrine | sanctus", "Deepcut | mining | sanctus");
        assertThat(Tables.lines(anna, "Games"))
                .containsExactly("4 | conquest | cleo | bert | won", "4 | conquest |  | bert | drawn");
        assertThat(Tables.lines(sheet(Seasons.of("anna::", "bert").season(), "anna"), "Crusade force of anna"))
                .contains("Systems | 0", "A nomad | yes");
    }

    @Test
    @Rule({"CRU-TAB-01", "CRU-TAB-09"})
    void aScenarioTableIsAsTheCampaignMasterHasLeftIt() {
        Season season = supported()
                .listing(Situation.TERRITORY, Size.ONSLAUGHT, List.of(new Scenario("Last Stand", null)))
                .season();
        assertThat(Tables.lines(sheet(season, "territory"), "Player Attacking Another Player's Territory"))
                .startsWith("Combat Patrol | Incisive Attack")
                .endsWith("Strike Force | The Four Pillars", "Onslaught | Last Stand")
                .hasSize(10);
    }

    @Test
    void ofAnythingElseThereIsNoSheet() {
        Season season = supported().matched().season();
        assertThat(sheet(season, "battle-2")).isEmpty();
        assertThat(sheet(season, "X01")).isEmpty();
        assertThat(sheet(season, "")).isEmpty();
    }
}
