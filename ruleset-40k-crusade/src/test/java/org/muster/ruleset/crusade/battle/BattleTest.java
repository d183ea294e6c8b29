package org.muster.ruleset.crusade.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** The Battle phase: reports, absences, concessions, and its end. */
class BattleTest {

    private static final String[] SEATS = {"anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06", "emil::S08"};

    private static final String CONQUEST = "anna attack S05>S10";
    private static final String SUPPORTED = "anna attack S05>S10; dora support S05>S10";
    private static final String THREE = "anna attack S05>S10; cleo attack S14>S10";
    private static final String TWO_BATTLES = "anna attack S05>S10; dora attack S04>S08; bert none";

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06, Emil S08; S09 between them is unclaimed. */
    private static Seasons ordered(HouseRules houseRules, String orders) {
        return Seasons.of(houseRules, SEATS).orders(orders.split("; "));
    }

    private static RulesTable<Season> open(String orders) {
        return ordered(HouseRules.DEFAULT, orders).battlesOpen();
    }

    private static Battle battle(RulesTable<Season> table) {
        return table.state().battle(1);
    }

    private static String sides(RulesTable<Season> table) {
        Lineup lineup = Lineup.of(table.state(), battle(table));
        return lineup.table() + ": " + Seasons.sides(lineup);
    }

    private static String won(String winner) {
        return "{\"result\": \"" + winner + "\"}";
    }

    private static String without(String absent, String winner) {
        return "{\"result\": \"" + winner + "\", \"absent\": [\"" + absent + "\"]}";
    }

    private static RulesTable<Season> resolved(RulesTable<Season> table) {
        return table.isOver().play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed());
    }

    private static Battle.Ending played(String winner) {
        return new Battle.Ending(new Player(winner), true);
    }

    // ---- the phase

    @Test
    @Rule({"CRU-BAT-01", "CRU-TURN-05"})
    void allBattlesAreOpenSideBySideForTwoWeeks() {
        RulesTable<Season> table = open(TWO_BATTLES);
        assertThat(table.waitingFor()).contains("anna", "bert", "dora", "emil");
        assertThat(table.decision("organizer", "ClosePhase").within()).contains(Duration.ofDays(14));
        table.choose("dora", won("emil")).choose("anna", won("anna")).choose("bert", "confirm");
        assertThat(table.state().battle(2).ending())
                .as("the second stands first")
                .isEqualTo(played("anna"));
        assertThat(battle(table).ending()).isNull();
        table.choose("emil", "confirm").isOver();
    }

    @Test
    @Rule({"CRU-TURN-05", "CRU-UNP-18"})
    void afterTwoWeeksWhatIsNotReportedIsNotPlayed() {
        RulesTable<Season> table = open(CONQUEST).lapse("organizer", "ClosePhase");
        assertThat(resolved(table).told())
                .contains("The time for battles is over.", "Battle 1 for Sanctus Primaris is not played.");
        assertThat(table.state().owner("S10")).hasToString("anna");
    }

    @Test
    @Rule("CRU-TURN-05")
    void theOrganizerMayCloseItBeforeItsTimeOrAllPlayersTogetherWhereThereIsNone() {
        RulesTable<Season> organized = open(CONQUEST);
        assertThat(organized.decision("organizer", "ClosePhase").prompt())
                .hasToString("Close the phase before its time?");
        organized.choose("organizer", "ClosePhase", "close").isOver();
        RulesTable<Season> table = Seasons.withoutOrganizer("anna::S05", "bert::S10")
                .orders(CONQUEST)
                .battlesOpen();
        assertThat(table.decision("anna", "CloseEarly").prompt())
                .hasToString("The phase closes before its time when all players say so.");
        table.choose("anna", "CloseEarly", "close");
        assertThat(table.waitingFor()).contains("bert");
        table.choose("bert", "CloseEarly", "close").isOver();
    }

    /** The decision whose time runs was asked anew after each of them, with two more weeks each time. */
    @Test
    @Rule("CRU-TURN-05")
    void whoWouldCloseThePhaseLeavesItsTimeAsItIs() {
        RulesTable<Season> table = unorganized("0.1.4");
        assertThat(new BattlePhase.ClosePhase().decision(table.state()).within())
                .contains(Duration.ofDays(14));
        assertThat(table.decision("anna", "CloseEarly").within()).isEmpty();
        table.choose("anna", "CloseEarly", "close");
        assertThat(table.told())
                .contains("anna would close the phase.")
                .doesNotContain("The time for battles is over.");
        assertThat(table.choose("bert", "CloseEarly", "close").isOver().told())
                .contains("The time for battles is over.");
        RulesTable<Season> before = unorganized("0.1.3").choose("anna", "ClosePhase", "close");
        assertThat(before.told())
                .as("seasons opened before go on as they were")
                .contains("anna would close the phase.");
        before.choose("bert", "ClosePhase", "close").isOver();
    }

    private static RulesTable<Season> unorganized(String version) {
        return Seasons.playedBy(version, HouseRules.DEFAULT, false, Seasons.FILES, "anna::S05", "bert::S10")
                .orders(CONQUEST)
                .battlesOpen();
    }

    // ---- the report

    @Test
    @Rule({"CRU-BAT-02", "CRU-ARMY-05"})
    void whatWasNotPlayedBringsNobodyAnything() {
        String gains = "{result: unplayed, armies: [{seat: anna, power: 4}], victoryPoints: {anna: 10},"
                + " roster: [{seat: anna, change: {requisition: 3}}]}";
        assertThat(open(SUPPORTED).violations("anna", gains))
                .extracting(Violation::at, Violation::code)
                .containsExactly(
                        tuple("armies", "REPORT_UNPLAYED"),
                        tuple("victoryPoints", "REPORT_UNPLAYED"),
                        tuple("roster", "REPORT_UNPLAYED"));
        assertThat(open(SUPPORTED).codes("anna", "{result: unplayed, victoryPoints: {anna: 0}, note: snowed in}"))
                .isEmpty();
    }

    @Test
    @Rule("CRU-BAT-02")
    void aBattleEndsWithOneWinningSideOrADraw() {
        RulesTable<Season> table = open(SUPPORTED);
        assertThat(table.codes("anna", won("anna"))).isEmpty();
        assertThat(table.codes("anna", won("bert"))).isEmpty();
        assertThat(table.codes("anna", won("draw"))).isEmpty();
        Violation refusal = table.violations("anna", won("emil")).get(0);
        assertThat(refusal.code()).isEqualTo("REPORT_WINNER_NOT_IN_BATTLE");
        assertThat(refusal.sentence())
                .hasToString("emil is no side of this battle; it is anna with dora against bert.");
        assertThat(table.codes("anna", won("dora")))
                .as("a supporter leads no side")
                .containsExactly("REPORT_WINNER_NOT_IN_BATTLE");
        table.choose("anna", won("draw")).choose("bert", "confirm");
        assertThat(battle(table).ending()).isEqualTo(new Battle.Ending(null, true));
    }

    @Test
    @Rule("CRU-BAT-03")
    void anyParticipantReportsAndSomebodyOfAnotherSideConfirms() {
        RulesTable<Season> table = open(SUPPORTED).choose("dora", won("anna"));
        assertThat(table.decision("bert").prompt()).hasToString("dora has reported: anna has won. Is that so?");
        assertThat(table.codes("anna", "confirm"))
                .as("Anna is on the reporter's side")
                .isNotEmpty();
        assertThat(table.decision("bert").within()).contains(Duration.ofHours(48));
        table.choose("bert", "confirm").isOver();
        assertThat(battle(table).ending()).isEqualTo(played("anna"));
    }

    @Test
    @Rule("CRU-BAT-03")
    void aReportUnansweredFor48HoursOrAtTheEndOfThePhaseIsConfirmed() {
        RulesTable<Season> late = open(CONQUEST).choose("bert", won("bert")).lapse("anna");
        assertThat(battle(late.isOver()).ending()).isEqualTo(played("bert"));
        RulesTable<Season> end = open(CONQUEST).choose("bert", won("bert")).choose("organizer", "ClosePhase", "close");
        assertThat(battle(end.isOver()).ending()).isEqualTo(played("bert"));
    }

    /** A report names a scenario as the list does, so the list is told where it is asked. */
    @Test
    @Rule("CRU-TAB-01")
    void aReportIsAskedForItsScenarioByTheNamesOfTheTable() {
        RulesTable<Season> table = open(CONQUEST);
        assertThat(table.decision("anna").questions().get(0).options().parts())
                .filteredOn(part -> part.option().id().equals("scenario"))
                .singleElement()
                .satisfies(part -> assertThat(part.options().faces())
                        .extracting(Option::id)
                        .isEqualTo(table.state().list(Situation.TERRITORY, Size.INCURSION).stream()
                                .map(Scenario::name)
                                .toList())
                        .isNotEmpty());
    }

    /** Each by its name, with whose it is; a unit that no list has can be typed as well. */
    @Test
    @Rule({"CRU-ARMY-01", "CRU-ARMY-05"})
    void unitsOfAReportAreSuggestedFromTheOrdersOfBattleOfThoseWhoFight() {
        RulesTable<Season> table = open(CONQUEST);
        assertThat(table.decision("anna").questions().get(0).options().parts())
                .filteredOn(part -> part.option().id().equals("armies"))
                .singleElement()
                .satisfies(armies -> assertThat(units(armies.options()))
                        .filteredOn(unit -> unit.id().equals("Primaris Captain"))
                        .singleElement()
                        .satisfies(unit -> assertThat(unit.note()).hasToString("anna, bert")));
    }

    private static List<Option> units(Options<?> several) {
        Options<?> army = several.parts().get(0).options();
        return army.parts().stream()
                .filter(part -> part.option().id().equals("units"))
                .flatMap(part -> part.options().parts().get(0).options().faces().stream())
                .toList();
    }

    @Test
    @Rule("CRU-BAT-03")
    void aDisputedReportIsSettledByTheOrganizer() {
        RulesTable<Season> table = open(CONQUEST)
                .choose("anna", won("anna"))
                .choose("bert", "dispute")
                .choose("organizer", won("bert"));
        assertThat(battle(table.isOver()).ending()).isEqualTo(played("bert"));
    }

    @Test
    @Rule("CRU-BAT-03")
    void aDisputeHasTimeUntil48HoursAfterTheDeadlineThenTheReportFirstGivenStands() {
        RulesTable<Season> table = open(CONQUEST).choose("anna", won("anna")).choose("bert", "dispute");
        assertThat(table.decision("organizer", "Fight").hasDefault())
                .as("no time closes it before the phase ends")
                .isFalse();
        table.choose("organizer", "ClosePhase", "close");
        assertThat(battle(table).over()).isFalse();
        Decision<?> settle = table.decision("organizer", "Fight");
        assertThat(settle.within()).contains(Duration.ofDays(14).plusHours(48));
        assertThat(settle.clock()).as("from the beginning of the phase on").isEqualTo("battles of turn 1");
        assertThat(settle.prompt().toString())
                .endsWith("bert disputed it. Without an answer in time: the report stands as it was given.");
        table.lapse("organizer", "Fight").isOver();
        assertThat(battle(table).ending()).isEqualTo(played("anna"));
        assertThat(table.told())
                .anySatisfy(told -> assertThat(told)
                        .endsWith("nobody settles what was disputed; the report stands as it was given."));
    }

    /** One voice against one is not two. */
    @Test
    @Rule("CRU-BAT-03")
    void whoSettlesReadsWhoHasDisputedAndWhoHasNotSpoken() {
        for (String seat : List.of("bert", "cleo")) {
            RulesTable<Season> table = open(THREE).choose("anna", won("anna")).choose(seat, "dispute");
            assertThat(table.decision("organizer", "Fight").prompt().toString())
                    .endsWith("anna has reported: anna has won. " + seat + " disputed it.");
        }
    }

    /** So that everybody reads by when, and what is added to one is added to all. */
    @Test
    @Rule({"CRU-TURN-05", "CRU-BAT-03"})
    void aReportRunsOnTheClockOfItsPhase() {
        RulesTable<Season> table = open(CONQUEST);
        Decision<?> report = table.decision("anna", "Fight");
        Decision<?> phase = table.decision("organizer", "ClosePhase");
        assertThat(report.within()).isEqualTo(phase.within()).contains(Duration.ofDays(14));
        assertThat(report.clock()).isEqualTo(phase.clock()).isEqualTo("battles of turn 1");
    }

    @Test
    @Rule("CRU-BAT-03")
    void withoutAnOrganizerTheReportFirstGivenStands() {
        RulesTable<Season> table = Seasons.withoutOrganizer("anna::S05", "bert::S10")
                .orders(CONQUEST)
                .battlesOpen()
                .choose("anna", won("anna"))
                .choose("bert", "dispute")
                .isOver();
        assertThat(battle(table).ending()).isEqualTo(played("anna"));
    }

    @Test
    @Rule("CRU-BAT-03")
    void aBattleWithFewerThanTwoSidesIsNotReported() {
        RulesTable<Season> alone = open("anna attack S05>S09");
        Violation refusal = alone.violations("anna", won("anna")).get(0);
        assertThat(refusal.code()).isEqualTo("REPORT_NO_OPPONENT");
        assertThat(refusal.sentence())
                .hasToString("Battle 1 for Ashen Throne has only one side present; it cannot be reported.");
        assertThat(open(CONQUEST).choose("bert", "Talk", "unable").codes("anna", won("anna")))
                .containsExactly("REPORT_NO_OPPONENT");
        assertThat(open(CONQUEST).codes("anna", without("bert", "anna"))).containsExactly("REPORT_NO_OPPONENT");
    }

    @Test
    @Rule({"CRU-BAT-06", "CRU-BAT-03", "CRU-UNP-05"})
    void aReportMayNameWhoWasAbsentWhichIsConfirmedWithItOrDisputedByHim() {
        RulesTable<Season> table = open(THREE);
        assertThat(table.codes("anna", without("cleo", "cleo"))).containsExactly("REPORT_WINNER_ABSENT");
        table.choose("anna", without("cleo", "anna"));
        assertThat(table.waitingFor()).contains("cleo");
        table.choose("bert", "confirm").isOver();
        assertThat(sides(table)).isEqualTo("MULTIPLAYER: anna against bert");
        RulesTable<Season> disputed =
                open(THREE).choose("anna", without("cleo", "anna")).choose("cleo", "dispute");
        disputed.choose("organizer", won("cleo")).isOver();
        assertThat(sides(disputed)).isEqualTo("MULTIPLAYER: anna against cleo against bert");
    }

    @Test
    @Rule({"CRU-BAT-06", "CRU-UNP-11", "CRU-UNP-12"})
    void aSupporterMayHaveWonAloneWhereTheReportNamesHisPrincipalAbsent() {
        RulesTable<Season> table =
                open(SUPPORTED).choose("dora", without("anna", "dora")).choose("bert", "confirm");
        assertThat(battle(table.isOver()).ending()).isEqualTo(played("dora"));
        assertThat(sides(table)).isEqualTo("HANGING_SUPPORT: dora against bert");
        assertThat(resolved(table).state().owner("S10")).hasToString("bert");
    }

    @Test
    @Rule("CRU-BAT-06")
    void whoWasDeclaredUnableCantHaveWon() {
        RulesTable<Season> table = open(THREE).choose("cleo", "Talk", "unable");
        Violation refusal = table.violations("anna", won("cleo")).get(0);
        assertThat(refusal.code()).isEqualTo("REPORT_WINNER_ABSENT");
        assertThat(refusal.sentence()).hasToString("cleo was declared unable and cannot win.");
    }

    @Test
    @Rule({"CRU-TAB-01", "CRU-TAB-04", "CRU-DEF-02"})
    void aReportNamesAScenarioOfTheListAndTheSizeReallyPlayed() {
        RulesTable<Season> table = open("anna attack S05>S10; bert defend S10");
        String report = "{\"result\": \"anna\", \"size\": \"%s\", \"scenario\": \"%s\"}";
        assertThat(table.codes("anna", String.format(report, "strike-force", "Crossfire")))
                .as("a scenario of Incursion")
                .containsExactly("SCENARIO_NOT_IN_LIST");
        assertThat(table.codes("anna", String.format(report, "onslaught", "Crossfire")))
                .containsExactly("SIZE_NOT_IN_TABLE");
        assertThat(table.codes(
                        "anna",
                        "{result: emil, size: onslaught, scenario: Nowhere, armies: [{seat: anna, power: 999}]}"))
                .as("all at once, whoever has won")
                .containsExactly(
                        "REPORT_WINNER_NOT_IN_BATTLE", "SIZE_NOT_IN_TABLE", "SCENARIO_NOT_IN_LIST", "ARMY_OVER_LIMIT");
        table.choose("anna", String.format(report, "strike-force", "frontline warfare"))
                .choose("bert", "confirm");
        assertThat(battle(table).terms())
                .isEqualTo(Terms.of(Situation.TERRITORY, Size.STRIKE_FORCE).playing("Frontline Warfare"));
        BattleSheet sheet = BattleSheet.of(table.state(), battle(table));
        assertThat(sheet.defendBonus(sheet.size())).isEqualTo(12);
    }

    @Test
    @Rule("CRU-TAB-02")
    void aScenarioAgreedOnForAnotherSizeWasNotPlayed() {
        RulesTable<Season> table = open(CONQUEST)
                .choose("anna", "Talk", "{\"scenario\": \"Crossfire\"}")
                .choose("bert", "Talk", "{\"scenario\": \"Crossfire\"}")
                .choose("anna", "{\"result\": \"anna\", \"size\": \"strike-force\"}")
                .choose("bert", "confirm");
        assertThat(battle(table).terms()).isEqualTo(Terms.of(Situation.TERRITORY, Size.STRIKE_FORCE));
    }

    // ---- when a report counts as submitted

    private static List<Integer> submitted(RulesTable<Season> table) {
        return table.state().battles().list().stream().map(Battle::submitted).toList();
    }

    @Test
    @Rule("CRU-BAT-04")
    void aReportKeepsItsPlaceThroughCorrectionAndSettlement() {
        RulesTable<Season> table = open(TWO_BATTLES).choose("anna", won("anna")).choose("dora", won("dora"));
        assertThat(submitted(table)).as("battle 1 is Dora's").containsExactly(2, 1);
        table.choose("emil", "confirm")
                .choose("anna", "{\"correct\": {\"result\": \"draw\"}}")
                .choose("bert", "dispute")
                .choose("organizer", "Fight", won("bert"))
                .isOver();
        assertThat(submitted(table)).containsExactly(2, 1);
        assertThat(table.state().battle(2).ending()).isEqualTo(played("bert"));
    }

    @Test
    @Rule("CRU-BAT-04")
    void aReportTakenBackAndGivenAnewTakesTheNewPlace() {
        RulesTable<Season> table = open(TWO_BATTLES)
                .choose("anna", won("anna"))
                .choose("dora", won("dora"))
                .choose("anna", "withdraw");
        assertThat(table.state().battle(2).submitted()).isZero();
        table.choose("anna", won("anna"));
        assertThat(table.state().battle(2).submitted())
                .isGreaterThan(battle(table).submitted());
    }

    // ---- conceding

    @Test
    @Rule("CRU-BAT-05")
    void ofTwoSidesTheOtherWinsWhenAPrincipalConcedesWithoutAGame() {
        RulesTable<Season> table =
                open(CONQUEST).choose("bert", "Talk", "concede").isOver();
        assertThat(battle(table).ending()).isEqualTo(new Battle.Ending(new Player("anna"), false));
        assertThat(battle(table).submitted()).as("a submitted result").isEqualTo(1);
        assertThat(resolved(table).state().owner("S10")).hasToString("anna");
        assertThat(table.state().games()).as("not a played game").isEmpty();
        RulesTable<Season> attacker =
                resolved(open(SUPPORTED).choose("anna", "Talk", "concede").isOver());
        assertThat(attacker.state().owner("S10")).hasToString("bert");
    }

    @Test
    @Rule({"CRU-BAT-05", "CRU-UNP-05"})
    void ofThreeSidesTheOthersPlayOnAndNothingTakesAConcessionBack() {
        RulesTable<Season> table = open(THREE).choose("cleo", "Talk", "concede");
        assertThat(sides(table)).isEqualTo("MULTIPLAYER: anna against bert");
        assertThat(table.told())
                .as("who is left to play reads it")
                .last()
                .asString()
                .contains("anna against bert");
        assertThat(table.waitingFor()).doesNotContain("cleo");
        assertThat(table.violations("anna", won("cleo")))
                .anySatisfy(one -> assertThat(one.toString()).contains("cleo has conceded and cannot win."));
        table.choose("bert", "Talk", "concede").isOver();
        assertThat(resolved(table).state().owner("S10")).hasToString("anna");
    }

    @Test
    @Rule("CRU-BAT-05")
    void onlyPrincipalsConcede() {
        RulesTable<Season> table =
                ordered(HouseRules.DEFAULT, SUPPORTED).matched().table().play(new Talk(1));
        assertThat(table.codes("dora", "concede")).isNotEmpty();
        assertThat(table.codes("anna", "concede")).isEmpty();
        assertThat(table.codes("bert", "concede")).isEmpty();
    }

    // ---- absences

    @Test
    @Rule("CRU-BAT-06")
    void whoIsUnableMayTakeItBackAndAllIsAsBefore() {
        RulesTable<Season> table = open(SUPPORTED);
        Battle before = battle(table);
        table.choose("anna", "Talk", "unable");
        assertThat(sides(table)).isEqualTo("HANGING_SUPPORT: dora against bert");
        assertThat(battle(table.choose("anna", "Talk", "able"))).isEqualTo(before);
    }

    @Test
    @Rule("CRU-BAT-06")
    void itIsTakenBackOnlyUntilTheBattleIsReported() {
        RulesTable<Season> table = open(THREE).choose("cleo", "Talk", "unable").choose("anna", won("anna"));
        assertThat(table.waitingFor()).doesNotContain("cleo");
        table.choose("anna", "withdraw");
        assertThat(table.waitingFor()).contains("cleo");
    }

    @Test
    @Rule("CRU-BAT-06")
    void theOrganizerMayDeclareSomebodyUnableWhoDoesNotAnswer() {
        RulesTable<Season> table = open(THREE).choose("organizer", "Talk", "{\"unable\": \"cleo\"}");
        assertThat(sides(table)).isEqualTo("MULTIPLAYER: anna against bert");
        assertThat(sides(table.choose("cleo", "Talk", "able")))
                .isEqualTo("MULTIPLAYER: anna against cleo against bert");
    }

    @Test
    @Rule({"CRU-BAT-06", "CRU-UNP-04"})
    void aStandInForARivalIsReleasedWhenTheRivalIsBack() {
        RulesTable<Season> table = open("anna attack S05>S09; bert attack S10>S09");
        Battle before = battle(table);
        table.choose("bert", "Talk", "unable").choose("organizer", "Talk", "{\"opponent\": \"dora\"}");
        assertThat(sides(table)).isEqualTo("COLONIZATION_SOLE: anna against dora");
        assertThat(battle(table.choose("bert", "Talk", "able"))).isEqualTo(before);
    }

    @Test
    @Rule("CRU-BAT-06")
    void aStandInStaysWhereTheColonizerHimselfWasUnableForAWhile() {
        RulesTable<Season> table = ordered(HouseRules.DEFAULT, "anna attack S05>S09")
                .matched()
                .natives("dora")
                .battlesOpen();
        table.choose("anna", "Talk", "unable").choose("anna", "Talk", "able");
        assertThat(sides(table)).isEqualTo("COLONIZATION_SOLE: anna against dora");
        table.choose("dora", "Talk", "unable").choose("dora", "Talk", "able");
        assertThat(sides(table)).isEqualTo("COLONIZATION_SOLE: anna against dora");
    }

    @Test
    @Rule({"CRU-UNP-04", "CRU-COL-02", "CRU-UNP-05"})
    void aSupporterWhoseColonizerLeftMayPlayTheNativesForTheLastOne() {
        RulesTable<Season> table =
                open("anna attack S05>S09; bert attack S10>S09; cleo attack S14>S09; dora support S10>S09");
        table.choose("bert", "Talk", "unable").choose("cleo", "Talk", "unable");
        table.choose("dora", "Talk", "volunteer").choose("anna", "Talk", "{\"opponent\": \"dora\"}");
        assertThat(sides(table)).isEqualTo("COLONIZATION_SOLE: anna against dora");
        assertThat(battle(table).players()).doesNotHaveDuplicates();
        table.choose("dora", "Talk", "unable").choose("dora", "Talk", "able");
        table.choose("dora", won("anna")).choose("anna", "confirm").isOver();
    }

    /** Nobody is on both sides of a battle, and nobody has an opponent whom another has picked. */
    @Test
    @Rule({"CRU-BAT-06", "CRU-COL-05", "CRU-UNP-04"})
    void aStandInPickedByAnotherColonizerIsReleased() {
        RulesTable<Season> supporter =
                open("anna attack S05>S09; bert attack S10>S09; cleo attack S14>S09; dora support S10>S09");
        supporter.choose("bert", "Talk", "unable").choose("cleo", "Talk", "unable");
        supporter.choose("dora", "Talk", "volunteer").choose("anna", "Talk", "{\"opponent\": \"dora\"}");
        supporter.choose("anna", "Talk", "unable").choose("bert", "Talk", "able");
        assertThat(sides(supporter)).isEqualTo("SUPPORTED: bert with dora against natives");
        assertThat(battle(supporter).natives().opponent()).isNull();
        RulesTable<Season> table = open("anna attack S05>S09; bert attack S10>S09");
        table.choose("bert", "Talk", "unable").choose("organizer", "Talk", "{\"opponent\": \"dora\"}");
        table.choose("anna", "Talk", "unable").choose("bert", "Talk", "able");
        assertThat(sides(table)).isEqualTo("COLONIZATION_SOLE: bert against natives");
    }

    private static RulesTable<Season> agree(RulesTable<Season> table, String words, String... seats) {
        for (String seat : seats) {
            table.choose(seat, "Talk", words);
        }
        return table;
    }

    @Test
    @Rule({"CRU-BAT-06", "CRU-TAB-02", "CRU-TAB-04"})
    void whatWasAgreedOnHoldsAgainWhenWhoWasUnableIsBack() {
        RulesTable<Season> scenario = agree(open(SUPPORTED), "{size: strike-force}", "anna", "bert");
        agree(scenario, "{scenario: 'Hold at All Costs (Large Size)'}", "anna", "bert");
        Battle before = battle(scenario);
        scenario.choose("anna", "Talk", "unable");
        assertThat(battle(scenario).terms().scenario()).isEmpty();
        assertThat(battle(scenario.choose("anna", "Talk", "able"))).isEqualTo(before);
        RulesTable<Season> size = open(THREE).choose("cleo", "Talk", "unable");
        agree(size, "{size: strike-force}", "anna", "bert");
        assertThat(battle(size).terms().size()).isEqualTo(Size.STRIKE_FORCE);
        size.choose("cleo", "Talk", "able");
        assertThat(battle(size).terms().size()).as("Cleo did not agree to it").isEqualTo(Size.INCURSION);
        size.choose("bert", "Talk", "unable").choose("organizer", "ClosePhase", "close");
        assertThat(battle(size).absences().agreed()).as("nobody comes back").isNull();
    }

    @Test
    @Rule({"CRU-BAT-06", "CRU-TAB-02", "CRU-TAB-04"})
    void whatWasWishedForIsWishedForAgainWhenWhoWasUnableIsBack() {
        RulesTable<Season> table = agree(open(THREE), "{size: strike-force}", "anna", "cleo");
        Battle before = battle(table);
        table.choose("bert", "Talk", "unable");
        assertThat(battle(table).terms().size()).as("agreed by the two left").isEqualTo(Size.STRIKE_FORCE);
        assertThat(battle(table.choose("bert", "Talk", "able"))).isEqualTo(before);
        table.choose("bert", "Talk", "{size: strike-force}");
        assertThat(battle(table).terms().size()).isEqualTo(Size.STRIKE_FORCE);
    }

    @Test
    @Rule({"CRU-TAB-02", "CRU-TAB-04", "CRU-BAT-05"})
    void whatAllWhoAreLeftHaveWishedForIsAgreedOn() {
        RulesTable<Season> unable = agree(open(THREE), "{size: strike-force}", "anna", "bert");
        assertThat(battle(unable).terms().size()).isEqualTo(Size.INCURSION);
        assertThat(battle(unable.choose("cleo", "Talk", "unable")).terms().size())
                .isEqualTo(Size.STRIKE_FORCE);
        assertThat(unable.told()).endsWith("It is agreed: Strike Force.");
        RulesTable<Season> conceded = agree(open(THREE), "{size: strike-force}", "anna", "bert");
        assertThat(battle(conceded.choose("cleo", "Talk", "concede")).terms().size())
                .isEqualTo(Size.STRIKE_FORCE);
    }

    @Test
    @Rule("CRU-TAB-02")
    void theSameSizeAgainDiscardsNoScenario() {
        RulesTable<Season> table = agree(open(CONQUEST), "{scenario: Crossfire}", "anna", "bert");
        agree(table, "{size: incursion}", "anna", "bert");
        assertThat(battle(table).terms().scenario()).isEqualTo("Crossfire");
    }

    @Test
    @Rule({"CRU-ARMY-01", "CRU-ARMY-04", "CRU-BAT-06"})
    void eachWhoPlaysHasOneArmyInAReport() {
        String report = "{result: bert, armies: [%s]}";
        assertThat(open(CONQUEST)
                        .codes("anna", String.format(report, "{seat: anna, power: 50}, {seat: anna, power: 50}")))
                .containsExactly("ARMY_TWICE");
        assertThat(open(THREE)
                        .choose("cleo", "Talk", "unable")
                        .codes("anna", "{result: bert, absent: [anna], armies: [{seat: anna, power: 5}]}"))
                .contains("ARMY_NOT_THERE");
        assertThat(open(THREE).codes("anna", "{result: bert, absent: [cleo], armies: [{seat: cleo, power: 5}]}"))
                .containsExactly("ARMY_NOT_THERE");
    }

    @Test
    @Rule({"CRU-ARMY-01", "CRU-TAB-07"})
    void whereNoScenarioIsToldTheOneThatAllowsMostLimitsAnArmy() {
        String report = "{result: bert, size: strike-force, %sarmies: [{seat: bert, power: %d}]}";
        RulesTable<Season> table = open(SUPPORTED);
        assertThat(table.codes("anna", String.format(report, "", 60))).isEmpty();
        assertThat(table.codes("anna", String.format(report, "", 61))).containsExactly("ARMY_OVER_LIMIT");
        String hold = "scenario: 'Hold at All Costs (Medium Size)', ";
        assertThat(table.codes("anna", String.format(report, hold, 60))).containsExactly("ARMY_OVER_LIMIT");
        assertThat(table.violations("anna", String.format(report, hold, 60).replace("seat: bert", "seat: dora")))
                .as("who supports may bring less than who attacks")
                .singleElement()
                .asString()
                .contains(
                        "dora, a supporter in Hold at All Costs (Medium Size), may bring at most 25 PL (35 too many)");
    }

    // ---- statistics

    private static List<String> games(RulesTable<Season> table) {
        return resolved(table).state().games().stream()
                .map(game -> game.sides() + " won by " + game.winner())
                .toList();
    }

    @Test
    @Rule("CRU-BAT-07")
    void everyoneWhoPlayedHasAWinALossOrADraw() {
        assertThat(games(open(SUPPORTED).choose("anna", won("anna")).choose("bert", "confirm")))
                .containsExactly("[[anna, dora], [bert]] won by 0");
        assertThat(games(open(SUPPORTED).choose("anna", won("draw")).choose("bert", "confirm")))
                .containsExactly("[[anna, dora], [bert]] won by -1");
        assertThat(games(open(THREE).choose("anna", won("cleo")).choose("bert", "confirm")))
                .containsExactly("[[anna], [cleo], [bert]] won by 1");
        RulesTable<Season> natives = ordered(HouseRules.DEFAULT, "anna attack S05>S09; emil train")
                .matched()
                .natives("emil")
                .battlesOpen();
        assertThat(games(natives.choose("anna", won("emil")).choose("emil", "confirm")))
                .containsExactly("[[anna], [emil]] won by 1");
        assertThat(games(open(THREE).choose("anna", without("cleo", "anna")).choose("bert", "confirm")))
                .as("who was absent did not play")
                .containsExactly("[[anna], [bert]] won by 0");
    }

    @Test
    @Rule("CRU-BAT-07")
    void defaultsAndConcessionsCountForNobody() {
        assertThat(games(open(CONQUEST).choose("organizer", "ClosePhase", "close")))
                .isEmpty();
        assertThat(games(open(CONQUEST).choose("bert", "Talk", "concede"))).isEmpty();
    }

    @Test
    @Rule("CRU-BAT-07")
    void byOptionTheSideThatWinsByDefaultOrConcessionHasAWin() {
        HouseRules houseRules = Seasons.houseRules("defaultWinsCount", true);
        assertThat(games(ordered(houseRules, SUPPORTED).battlesOpen().choose("organizer", "ClosePhase", "close")))
                .containsExactly("[[anna, dora], [bert]] won by 0");
        assertThat(games(ordered(houseRules, CONQUEST).battlesOpen().choose("anna", "Talk", "concede")))
                .containsExactly("[[anna], [bert]] won by 1");
        assertThat(games(ordered(houseRules, THREE)
                        .battlesOpen()
                        .choose("cleo", "Talk", "concede")
                        .choose("anna", won("bert"))
                        .choose("bert", "confirm")))
                .as("who conceded among three has lost too")
                .containsExactly("[[anna], [bert], [cleo]] won by 1");
        assertThat(games(ordered(houseRules, THREE)
                        .battlesOpen()
                        .choose("cleo", "Talk", "unable")
                        .choose("organizer", "ClosePhase", "close")))
                .as("who could not come was not beaten")
                .containsExactly("[[anna], [bert]] won by 0");
        assertThat(games(ordered(houseRules, THREE)
                        .battlesOpen()
                        .choose("cleo", "Talk", "concede")
                        .choose("organizer", "ClosePhase", "close")))
                .as("who conceded has lost to who wins by default too")
                .containsExactly("[[anna], [cleo], [bert]] won by 0");
        assertThat(games(ordered(houseRules, "anna attack S05>S10; bert attack S10>S05")
                        .battlesOpen()
                        .choose("organizer", "ClosePhase", "close")))
                .as("an exchange that switches both counts for nobody")
                .isEmpty();
    }

    @Test
    @Rule({"CRU-BAT-07", "CRU-UNP-01"})
    void whereWhoIsAtFaultLosesTheAttackerWhoAloneDidNotComeHasALoss() {
        HouseRules faultLoses = Seasons.houseRules(
                "defaultWinsCount", true, "unplayedConquest", HouseRules.UnplayedConquest.FAULT_LOSES);
        assertThat(gamesUnplayed(faultLoses, "0.1.3", CONQUEST, "anna")).containsExactly("[[anna], [bert]] won by 1");
        assertThat(gamesUnplayed(faultLoses, "0.1.2", CONQUEST, "anna"))
                .as("seasons opened before go on as they were")
                .isEmpty();
        assertThat(gamesUnplayed(faultLoses, "0.1.3", CONQUEST, "bert")).containsExactly("[[anna], [bert]] won by 0");
        assertThat(gamesUnplayed(faultLoses, "0.1.3", CONQUEST, "anna", "bert"))
                .as("nobody alone")
                .containsExactly("[[anna], [bert]] won by 0");
        assertThat(gamesUnplayed(faultLoses, "0.1.3", SUPPORTED, "anna"))
                .as("his supporter came, and the controller keeps it by another rule")
                .isEmpty();
        assertThat(gamesUnplayed(Seasons.houseRules("defaultWinsCount", true), "0.1.3", CONQUEST, "anna"))
                .as("whoever was at fault")
                .containsExactly("[[anna], [bert]] won by 0");
    }

    private static List<String> gamesUnplayed(HouseRules houseRules, String version, String orders, String... unable) {
        RulesTable<Season> table = Seasons.playedBy(version, houseRules, true, Seasons.FILES, SEATS)
                .orders(orders.split("; "))
                .battlesOpen();
        for (String seat : unable) {
            table.choose(seat, "Talk", "unable");
        }
        return games(table.choose("organizer", "ClosePhase", "close"));
    }

    @Test
    @Rule({"CRU-BAT-03", "CRU-UNP-18"})
    void thatABattleWillNotBePlayedIsNotAgreedToBySilence() {
        RulesTable<Season> table = Seasons.of("anna::S05", "bert::S10")
                .orders("anna attack S05>S10")
                .battlesOpen();
        table.choose("anna", "{result: anna}");
        assertThat(table.decision("bert").within()).contains(Duration.ofHours(48));
        table.choose("anna", "withdraw").choose("anna", "{result: unplayed}");
        assertThat(table.decision("bert").within()).isEmpty();
        table.choose("organizer", "ClosePhase", "close").isOver();
        assertThat(table.state().battle(1).over()).isTrue();
    }
}
