package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.flow.Pipeline;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.battle.BattlePhase;
import org.muster.ruleset.crusade.battle.Talk;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.data.TablesFile;
import org.muster.ruleset.crusade.orders.StrategyPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** The Scenario phase, and how a battle comes to its scenario and size. */
class ScenarioTest {

    private static final String CONQUEST = "anna attack S05>S10";
    private static final String SUPPORTED = "anna attack S05>S10; dora support S05>S10";
    private static final String THREE = "anna attack S05>S10; cleo attack S14>S10";

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06; S09 between them is unclaimed. */
    private static Seasons ordered(String orders) {
        return Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06")
                .orders(orders.split("; "));
    }

    /** What is said about battle 1 in the Battle phase. */
    private static RulesTable<Season> talking(Seasons seasons) {
        return seasons.table().play(new Talk(1));
    }

    private static RulesTable<Season> talking(String orders) {
        return talking(ordered(orders).matched());
    }

    private static RulesTable<Season> review(String orders) {
        return ordered(orders).table().play(new ScenarioPhase.MatchBattles());
    }

    private static Terms terms(RulesTable<Season> table) {
        return table.state().battle(1).terms();
    }

    // ---- the phase

    @Test
    @Rule("CRU-TURN-01")
    void aTurnHasFourPhasesInTheOrderOfTheBook() {
        List<Pipeline.Round<Season>> rounds = Seasons.CAMPAIGN.pipeline().rounds();
        assertThat(rounds.get(rounds.size() - 1).phases())
                .extracting(Pipeline.Phase::name)
                .containsExactly("Strategy", "Scenario", "Battle", "Resolution");
    }

    @Test
    @Rule("CRU-TURN-06")
    void itBeginsWhenTheLastOrderIsInAlsoThatOfAPlayerWithoutSystems() {
        RulesTable<Season> table = Seasons.of("anna::S05", "bert:orks:")
                .table()
                .play(new StrategyPhase.GiveOrders(), new ScenarioPhase.MatchBattles());
        table.choose("anna", "{\"attack\": {\"S05\": \"S09\"}}");
        assertThat(table.waitingFor()).containsExactly("bert");
        assertThat(table.state().stage()).isEqualTo(Stage.STRATEGY);
        table.choose("bert", "none");
        assertThat(table.state().stage()).isEqualTo(Stage.SCENARIO);
        assertThat(table.state().battles().list()).extracting(Battle::kind).containsExactly(Battle.Kind.COLONIZATION);
    }

    @Test
    @Rule("CRU-TURN-06")
    void itBeginsAtTheDeadlineWithTheOrdersThatAreIn() {
        RulesTable<Season> table =
                ordered("anna none").table().play(new StrategyPhase.GiveOrders(), new ScenarioPhase.MatchBattles());
        table.choose("anna", "{\"attack\": {\"S05\": \"S10\"}}").lapse("bert");
        assertThat(table.state().stage()).isEqualTo(Stage.SCENARIO);
        assertThat(table.state().battles().list()).extracting(Battle::kind).containsExactly(Battle.Kind.CONQUEST);
    }

    @Test
    @Rule("CRU-TURN-04")
    void itLastsTwoDaysInAll() {
        assertThat(review(CONQUEST).decision("organizer").within()).contains(Duration.ofDays(2));
        RulesTable<Season> colonizing = review("anna attack S05>S09");
        Duration all = colonizing.decision("bert").within().orElseThrow();
        colonizing.choose("bert", "yes").lapse("cleo");
        all = all.plus(colonizing.decision("anna").within().orElseThrow());
        colonizing.lapse("anna");
        all = all.plus(colonizing.decision("organizer").within().orElseThrow());
        assertThat(all).isEqualTo(Duration.ofDays(2));
        colonizing.lapse("organizer").isOver();
    }

    @Test
    @Rule("CRU-TURN-04")
    void aTurnWithoutABattleWaitsForNobody() {
        RulesTable<Season> table = ordered("anna defend S05; cleo support S05>S09")
                .table()
                .play(new ScenarioPhase.MatchBattles(), new BattlePhase.OpenBattles())
                .isOver();
        assertThat(table.told()).contains("Nobody meets this turn.");
        assertThat(table.state().stage()).isEqualTo(Stage.BATTLE);
    }

    @Test
    @Rule("CRU-TURN-04")
    void theReviewEndsInItsTimeHoweverOftenSomethingIsChanged() {
        RulesTable<Season> table = review(THREE);
        String clock = table.decision("organizer").clock();
        table.choose("organizer", "{\"size\": {\"battle-1\": \"combat-patrol\"}}");
        assertThat(table.decision("organizer").clock()).isEqualTo(clock).isNotEmpty();
        assertThat(table.decision("organizer").within()).isPresent();
    }

    @Test
    @Rule("CRU-MATCH-01")
    void theOrganizerMayChangeSizeAndTableButNotTheStakesAndPublishes() {
        RulesTable<Season> table = review(THREE)
                .choose("organizer", "{\"size\": {\"battle-1\": \"combat-patrol\"}}")
                .choose("organizer", "{\"table\": {\"battle-1\": \"territory\"}}");
        assertThat(terms(table).table()).isEqualTo(Situation.TERRITORY);
        assertThat(terms(table).size()).isEqualTo(Size.COMBAT_PATROL);
        Lineup lineup = Lineup.of(table.state(), table.state().battle(1));
        assertThat(Seasons.sides(lineup)).isEqualTo("anna against cleo against bert");
        assertThat(Seasons.stakes(lineup)).isEqualTo("S10 to anna or cleo");
        assertThat(table.codes("organizer", "{\"stake\": {\"battle-1\": \"S09\"}}"))
                .isNotEmpty();
        table.choose("organizer", "publish").isOver();
    }

    @Test
    @Rule({"CRU-MATCH-01", "CRU-TAB-05"})
    void onAnotherTableASizeItLacksBecomesTheNearest() {
        RulesTable<Season> table = review(SUPPORTED)
                .choose("organizer", "{\"table\": {\"battle-1\": \"territory\"}}")
                .choose("organizer", "{\"size\": {\"battle-1\": \"combat-patrol\"}}")
                .choose("organizer", "{\"table\": {\"battle-1\": \"colonization-sole\"}}");
        assertThat(terms(table).size()).isEqualTo(Size.COMBAT_PATROL);
        assertThat(review(CONQUEST).violations("organizer", "{\"table\": {\"battle-1\": \"supported\"}}"))
                .as("there is nobody to play the supporter")
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.sentence())
                        .hasToString(
                                "Table One Player Against Another Player With Support is for two sides of which one"
                                        + " is supported, not for anna against bert."));
    }

    @Test
    @Rule({"CRU-TURN-04", "CRU-MATCH-01"})
    void whereNobodyReviewsThemTheBattlesStandAsTheyWereMatched() {
        assertThat(terms(review(CONQUEST).lapse("organizer").isOver()))
                .isEqualTo(Terms.of(Situation.TERRITORY, Size.INCURSION));
        Seasons.withoutOrganizer("anna::S05", "bert::S10")
                .orders(CONQUEST)
                .table()
                .play(new ScenarioPhase.MatchBattles())
                .isOver();
    }

    // ---- sizes

    @Test
    @Rule({"CRU-MATCH-01", "CRU-MATCH-04"})
    void theOrganizerTakesAnotherTableBack() {
        RulesTable<Season> table = Seasons.of("anna::S05", "bert::S10", "cleo::S04,S06")
                .orders("anna attack S05>S10", "cleo support S05>S10")
                .table()
                .play(new ScenarioPhase.MatchBattles())
                .choose("organizer", "{table: {battle-1: territory}}");
        assertThat(table.violations("organizer", "{table: {battle-1: hanging-support}}"))
                .singleElement()
                .satisfies(refusal -> {
                    assertThat(refusal.code()).isEqualTo("TABLE_NEEDS_SUPPORT");
                    assertThat(refusal.sentence())
                            .as("that it has no supporters would not be true")
                            .hasToString("Table Player Who Supported Another Player Who Did Not Attack is for a support"
                                    + " whose attack did not come, not for anna with cleo against bert.");
                });
        table.choose("organizer", "{table: {battle-1: supported}}");
        assertThat(table.state().battle(1).terms().table()).isEqualTo(Situation.SUPPORTED);
    }

    @Test
    @Rule("CRU-TAB-07")
    void everyRoleOfASupportedScenarioBringsSomething() {
        List<Scenario> list = List.of(new Scenario("Last Stand", new Scenario.Power(90, 0, 0)));
        assertThat(TablesFile.checkList(Situation.SUPPORTED, Size.INCURSION, list, OrderedMap.empty()))
                .singleElement()
                .satisfies(violation -> assertThat(violation.sentence())
                        .hasToString("Last Stand gives 90, 0 and 0 PL to attacker, supporter and defender; each brings"
                                + " at least 1."));
    }

    @Test
    @Rule({"CRU-TAB-04", "CRU-TAB-05", "CRU-TAB-06"})
    void aSizeThatTheTableLacksIsRefused() {
        refusesOtherSizes(review(SUPPORTED), "organizer", "{\"size\": {\"battle-1\": \"%s\"}}");
        refusesOtherSizes(talking(SUPPORTED), "anna", "{\"size\": \"%s\"}");
    }

    private static void refusesOtherSizes(RulesTable<Season> table, String seat, String answer) {
        Violation refusal =
                table.violations(seat, String.format(answer, "combat-patrol")).get(0);
        assertThat(refusal.code()).isEqualTo("SIZE_NOT_IN_TABLE");
        assertThat(refusal.sentence())
                .hasToString(
                        "Table One Player Against Another Player With Support has no Combat Patrol list; it has Incursion and Strike Force.");
        assertThat(refusal.rules()).contains("CRU-TAB-05");
        assertThat(table.violations(seat, String.format(answer, "onslaught")))
                .singleElement()
                .satisfies(one -> assertThat(one.rules()).contains("CRU-TAB-06"))
                .satisfies(one -> assertThat(one.code()).isEqualTo("SIZE_NOT_IN_TABLE"));
        assertThat(table.codes(seat, String.format(answer, "strike-force"))).isEmpty();
    }

    @Test
    @Rule({"CRU-TAB-04", "CRU-TAB-02"})
    void allPrincipalsTogetherMayAgreeOnAnotherSizeWhichDiscardsTheScenario() {
        RulesTable<Season> table = talking(THREE)
                .choose("anna", "{\"scenario\": \"Catastrophe Incursion B\"}")
                .choose("bert", "{\"scenario\": \"Catastrophe Incursion B\"}")
                .choose("cleo", "{\"scenario\": \"Catastrophe Incursion B\"}");
        assertThat(terms(table).scenario()).isEqualTo("Catastrophe Incursion B");
        table.choose("anna", "{\"size\": \"strike-force\"}").choose("cleo", "{\"size\": \"strike-force\"}");
        assertThat(terms(table).size()).as("Bert has not agreed").isEqualTo(Size.INCURSION);
        table.choose("bert", "{\"size\": \"combat-patrol\"}");
        assertThat(terms(table).size()).isEqualTo(Size.INCURSION);
        assertThat(terms(table).scenario()).isEqualTo("Catastrophe Incursion B");
        table.choose("bert", "{\"size\": \"strike-force\"}");
        assertThat(terms(table)).isEqualTo(Terms.of(Situation.MULTIPLAYER, Size.STRIKE_FORCE));
    }

    // ---- scenarios

    @Test
    @Rule("CRU-TAB-01")
    void aScenarioComesFromTheListOfTheTableAndSize() {
        RulesTable<Season> table = talking(CONQUEST);
        assertThat(table.codes("anna", "{\"scenario\": \"Crossfire\"}")).isEmpty();
        assertThat(table.codes("anna", "{\"scenario\": \"Retrieval Mission\"}"))
                .as("of another size")
                .isNotEmpty();
        assertThat(table.codes("anna", "{\"scenario\": \"The Relic\"}"))
                .as("of another table")
                .isNotEmpty();
    }

    @Test
    @Rule("CRU-TAB-02")
    void aScenarioIsChosenByAllPrincipalsAndNotBySupporters() {
        RulesTable<Season> table = talking(SUPPORTED + "; cleo attack S14>S10");
        assertThat(table.codes("dora", "{\"scenario\": \"Catastrophe Incursion A\"}"))
                .as("a supporter has no say")
                .isNotEmpty();
        table.choose("anna", "{\"scenario\": \"Catastrophe Incursion A\"}")
                .choose("bert", "{\"scenario\": \"Catastrophe Incursion A\"}")
                .choose("cleo", "{\"scenario\": \"Catastrophe Incursion C\"}");
        assertThat(terms(table).scenario()).as("Cleo wants another").isEmpty();
        table.choose("cleo", "{\"scenario\": \"Catastrophe Incursion A\"}");
        assertThat(terms(table).scenario()).isEqualTo("Catastrophe Incursion A");
        assertThat(table.codes("anna", "roll")).as("it is agreed").isNotEmpty();
    }

    @Test
    @Rule("CRU-TAB-02")
    void whoIsUnableHasNoSay() {
        RulesTable<Season> table = talking(THREE)
                .choose("cleo", "unable")
                .choose("anna", "{\"scenario\": \"Catastrophe Incursion A\"}")
                .choose("bert", "{\"scenario\": \"Catastrophe Incursion A\"}");
        assertThat(terms(table).scenario()).isEqualTo("Catastrophe Incursion A");
    }

    @Test
    @Rule("CRU-TAB-02")
    void aColonizerAgreesWithHisStandInAndNotWithHimself() {
        RulesTable<Season> alone = talking("anna attack S05>S09");
        assertThat(alone.codes("anna", "{\"scenario\": \"The Relic\"}"))
                .as("nobody plays the natives yet")
                .isNotEmpty();
        assertThat(alone.codes("anna", "roll")).isNotEmpty();
        RulesTable<Season> table = talking(
                        ordered("anna attack S05>S09").matched().natives("cleo"))
                .choose("anna", "{\"scenario\": \"The Relic\"}");
        assertThat(terms(table).scenario()).isEmpty();
        assertThat(terms(table.choose("cleo", "{\"scenario\": \"The Relic\"}")).scenario())
                .isEqualTo("The Relic");
    }

    @Test
    @Rule("CRU-TAB-02")
    void anyPrincipalMayCallForTheRollWhichIsBinding() {
        RulesTable<Season> table = talking(CONQUEST)
                .choose("anna", "{\"scenario\": \"Crossfire\"}")
                .rolling("Scenario of Battle 1", 6)
                .choose("bert", "roll");
        assertThat(terms(table).scenario()).isEqualTo("Centre Ground");
        assertThat(table.rolled().get(0).roll().by()).isEqualTo(new Player("bert"));
        assertThat(table.codes("anna", "{\"scenario\": \"Crossfire\"}")).isNotEmpty();
        assertThat(table.codes("anna", "roll")).isNotEmpty();
    }

    @Test
    @Rule({"CRU-TAB-02", "CRU-UNP-11", "CRU-BAT-06"})
    void aChangeOfTableDiscardsTheScenario() {
        RulesTable<Season> table = talking(SUPPORTED).choose("bert", "roll");
        assertThat(terms(table).scenario()).isEqualTo("Hold at All Costs (Small Size)");
        table.choose("anna", "unable");
        assertThat(terms(table).scenario()).isEmpty();
        table.choose("dora", "roll");
        assertThat(terms(table).scenario()).isEqualTo("Abandoned Vanguard");
        assertThat(terms(table.choose("anna", "able")))
                .as("the roll on the table that they are back at is binding")
                .isEqualTo(Terms.of(Situation.SUPPORTED, Size.INCURSION).playing("Hold at All Costs (Small Size)"));
    }

    @ParameterizedTest
    @Rule("CRU-TAB-03")
    @CsvSource({"1, 1", "2, 111222", "3, 112233", "4, 1234", "5, 12345", "6, 123456"})
    void aD6IsCutIntoEqualBlocksAndAFaceBeyondTheLastIsRolledAgain(int length, String entries) {
        List<Scenario> list = IntStream.rangeClosed(1, length)
                .mapToObj(i -> new Scenario("Scenario " + i, null))
                .toList();
        Seasons seasons = ordered(CONQUEST).matched().listing(Situation.TERRITORY, Size.INCURSION, list);
        if (length == 1) {
            RulesTable<Season> table = talking(seasons).choose("anna", "roll");
            assertThat(terms(table).scenario()).isEqualTo("Scenario 1");
            assertThat(table.rolled()).as("one needs no roll").isEmpty();
            return;
        }
        for (int face = 1; face <= entries.length(); face++) {
            int[] faces = entries.length() < 6 ? new int[] {6, face} : new int[] {face};
            RulesTable<Season> table = talking(seasons).rolling(faces).choose("anna", "roll");
            assertThat(terms(table).scenario()).as("face " + face).isEqualTo("Scenario " + entries.charAt(face - 1));
            assertThat(table.rolled()).hasSize(faces.length);
        }
    }

    @Test
    @Rule("CRU-TAB-03")
    void aListThatADieCantRollForIsRefused() {
        List<Scenario> seven = IntStream.rangeClosed(1, 7)
                .mapToObj(i -> new Scenario("Scenario " + i, null))
                .toList();
        assertThat(TablesFile.checkList(Situation.TERRITORY, Size.INCURSION, seven, OrderedMap.empty()))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("A list is rolled for with a D6 and has 1 to 6 scenarios; this one has 7.");
        assertThat(TablesFile.checkList(
                        Situation.TERRITORY,
                        Size.INCURSION,
                        java.util.Collections.singletonList(null),
                        OrderedMap.empty()))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("An entry of the list is empty; each is a scenario with a name.");
        assertThat(TablesFile.checkList(Situation.TERRITORY, Size.INCURSION, seven.subList(0, 6), OrderedMap.empty()))
                .isEmpty();
    }

    // ---- lists of the organizer

    private static final String ONSLAUGHT =
            "{\"list\": {\"table\": \"territory\", \"size\": \"onslaught\", \"scenarios\": [{\"name\": \"Apocalypse\"}]}}";

    @Test
    @Rule({"CRU-TAB-09", "CRU-TAB-06"})
    void theOrganizerMayReplaceListsAndAddSizesBeforeTheOrdersAreOpened() {
        RulesTable<Season> table = ordered("anna none")
                .table()
                .play(new StrategyPhase.BetweenBattles())
                .choose("organizer", ONSLAUGHT)
                .choose(
                        "organizer",
                        "{\"list\": {\"table\": \"territory\", \"size\": \"incursion\", \"scenarios\": [{\"name\": \"Ambush\"}]}}");
        Season season = table.state();
        assertThat(season.sizes(Situation.TERRITORY)).contains(Size.ONSLAUGHT);
        assertThat(season.list(Situation.TERRITORY, Size.INCURSION)).hasToString("[Ambush]");
        assertThat(season.list(Situation.MULTIPLAYER, Size.INCURSION)).hasSize(3);
        assertThat(table.codes("organizer", ONSLAUGHT.replace("territory", "supported")))
                .as("roles need their power levels")
                .containsExactly("SCENARIO_POWER");
    }

    @Test
    @Rule("CRU-TAB-09")
    void listsCantBeReplacedUnderBattlesThatAreMatched() {
        Pipeline.Round<Season> turn = Seasons.CAMPAIGN.pipeline().rounds().get(1);
        RulesTable<Season> table = Seasons.of("anna::S05", "bert::S10").table();
        turn.phases().get(0).steps().forEach(table::play);
        turn.phases().get(1).steps().forEach(table::play);
        assertThat(table.waitingFor()).containsExactly("anna", "bert", "organizer");
        assertThat(table.codes("organizer", ONSLAUGHT)).isEmpty();
        table.choose("anna", "{\"attack\": {\"S05\": \"S10\"}}").choose("bert", "none");
        assertThat(table.step("organizer")).isInstanceOf(ScenarioPhase.ReviewMatchups.class);
        assertThat(table.codes("organizer", ONSLAUGHT)).isNotEmpty();
        table.choose("organizer", "publish").isOver();
    }
}
