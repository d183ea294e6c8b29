package org.muster.ruleset.warmachine.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Rolled;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.LateArrival;
import org.muster.ruleset.warmachine.HouseRules.TiedBattle;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.resolution.Casualties;
import org.muster.ruleset.warmachine.resolution.Retreats;
import org.muster.ruleset.warmachine.season.Season;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Tables, battles, what they bring. */
class BattleTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    /** Anna attacks Bert in {@code space}. */
    static Campaigns attacked(Campaigns campaigns, String space, Order annas, Order berts) {
        Campaign campaign =
                campaigns.order("anna-1", annas).order("bert-1", berts).campaign();
        boolean pursuit = annas.is(Order.Kind.PURSUIT);
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, annas.target(), !pursuit, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, true, "", false, 0);
        return campaigns.change(any -> campaign.with(Battle.open(space, List.of(anna, bert))));
    }

    private static Campaigns two(String... annas) {
        return twoOf(Campaigns.of("anna@C2", "bert@G2:khador"), annas);
    }

    private static Campaigns twoOf(Campaigns campaigns, String... annas) {
        return campaigns
                .banner("anna", "C4", annas.length > 0 ? annas : new String[] {"cyg-ironclad", "cyg-lancer"})
                .banner("bert", "C4", "kha-juggernaut", "kha-marauder");
    }

    private static Campaigns battle(Order annas, Order berts) {
        return attacked(two(), "C4", annas, berts);
    }

    // ---- tables

    private static RulesTable<Campaign> laid(String space, int... dice) {
        Campaigns campaigns =
                Campaigns.of("anna@C2", "bert@G2:khador").banner("anna", space).banner("bert", space, "kha-juggernaut");
        return attacked(campaigns, space, Order.march(space), Order.AMBUSH)
                .table()
                .rolling(dice)
                .play(new BattlePhase.SetUpTables())
                .isOver();
    }

    private static List<String> terrain(RulesTable<Campaign> table) {
        return table.state().battles().list().get(0).terrain();
    }

    @Test
    @Rule({"WMC-TER-01", "WMC-TER-02", "WMC-TER-03", "WMC-TER-04"})
    void aFieldHasSevenDifferentPiecesAndAScenarioByChance() {
        RulesTable<Campaign> table = laid("E3", 6, 8, 7, 6, 5, 4, 3, 2);
        assertThat(table.state().battles().the("E3").scenario()).isEqualTo("Incursion");
        assertThat(terrain(table)).hasSize(7).doesNotHaveDuplicates();
        assertThat(table.told()).anyMatch(line -> line.startsWith("E3 is fought over as Incursion; terrain: trench,"));
    }

    @Test
    @Rule("WMC-TER-05")
    void inAForestHalfOfThePiecesRoundedUpAreForests() {
        RulesTable<Campaign> table = laid("C1", 1, 1, 2, 3);
        assertThat(terrain(table))
                .containsExactly("forest", "forest", "forest", "forest", "hill", "linear obstacle", "obstacle");
        assertThat(table.told())
                .contains("C1 is fought over as Destruction; terrain: 4 x forest, hill, linear obstacle and obstacle.");
    }

    @Test
    @Rule({"WMC-TER-06", "WMC-TER-10"})
    void aRiverRunsFromEdgeToEdgeOnTopOfTheRest() {
        RulesTable<Campaign> table = laid("B3", 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(terrain(table)).hasSize(8).last().asString().startsWith("river");
    }

    @Test
    @Rule("WMC-TER-07")
    void aVillageAddsObstaclesAndABuilding() {
        RulesTable<Campaign> table = laid("B1", 1, 1, 1, 1, 1, 1, 1, 1, 3);
        assertThat(terrain(table).subList(7, 11))
                .containsExactly("linear obstacle", "linear obstacle", "linear obstacle", "building");
    }

    @Test
    @Rule("WMC-TER-08")
    void aCityAddsBuildingsAndRoads() {
        RulesTable<Campaign> table = laid("C4", 1, 1, 1, 1, 1, 1, 1, 1, 2, 1);
        assertThat(terrain(table).subList(7, 10)).containsExactly("building", "building", "road");
    }

    @Test
    @Rule("WMC-TER-09")
    void aBattlefieldAddsTrenchesWireAndCraters() {
        RulesTable<Campaign> table = laid("D5", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3);
        assertThat(terrain(table).subList(7, 10)).containsExactly("trench", "barbed wire fence", "crater");
    }

    /** Who rolls real dice reads what each came to before the next. */
    @Test
    @Rule({"WMC-TER-02", "WMC-TER-09"})
    void whatEachRollBringsToTheTableIsToldByItself() {
        RulesTable<Campaign> table = laid("D5", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3);
        assertThat(table.told()).element(0).asString().startsWith("The scenario in D5 is ");
        assertThat(table.told())
                .containsSubsequence(
                        "In D5 lies: 3 remains of the battlefield.",
                        "In D5 lies: trench.",
                        "In D5 lies: barbed wire fence.",
                        "In D5 lies: crater.");
        assertThat(table.told())
                .filteredOn(line -> line.startsWith("In D5 lies"))
                .hasSize(7 + 1 + 3);
    }

    @Test
    @Rule("WMC-TER-11")
    void aSpecialLocationHasItsOwnScenarioAndTerrain() {
        RulesTable<Campaign> table = laid("E4");
        assertThat(table.state().battles().the("E4").scenario()).startsWith("Heart of the Forge");
        assertThat(terrain(table)).hasSize(7).contains("rough terrain");
    }

    @Test
    @Rule("WMC-TER-12")
    void atAHeadquartersTheSpaceIsAGenericOne() {
        Campaigns campaigns = Campaigns.of("anna@C2", "bert@C6:khador").banner("anna", "C6");
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-hq", true, true, "", false, 0);
        RulesTable<Campaign> table = campaigns
                .change(campaign -> campaign.with(Battle.open("C6", List.of(anna, bert))))
                .table()
                .rolling("Scenario", 2)
                .rolling("Terrain", 1, 1, 1)
                .rolling("Linear obstacles of the village", 2)
                .rolling("Trenches", 4)
                .play(new BattlePhase.SetUpTables())
                .isOver();
        assertThat(terrain(table)).startsWith("shallow water", "shallow water", "shallow water", "shallow water");
    }

    // ---- what orders bring to the table

    private static RulesTable<Campaign> briefed(Order annas, Order berts, int... dice) {
        return briefed(battle(annas, berts), dice);
    }

    private static RulesTable<Campaign> briefed(Campaigns campaigns, int... dice) {
        return campaigns
                .table()
                .rolling("Scenario", 1)
                .rolling("Terrain", 1, 1, 1, 1, 1, 1, 1)
                .rolling("Buildings", 1)
                .rolling("Roads", 1)
                .rolling(dice)
                .play(new BattlePhase.SetUpTables())
                .isOver();
    }

    @Test
    @Rule({"WMC-STA-01", "WMC-STA-02"})
    void whoFortifiesAndIsAttackedPlacesD6Templates() {
        RulesTable<Campaign> table = briefed(Order.march("C4"), Order.FORTIFY, 4);
        assertThat(table.state().battles().the("C4").of(BERT).templates()).isEqualTo(4);
        assertThat(table.told())
                .contains("bert's banner 1 may place 4 trench or wall templates in its half before deployment.");
    }

    @Test
    @Rule({"WMC-STA-01", "WMC-STA-03"})
    void whoLiesInAmbushAndIsAttackedStartsBetter() {
        assertThat(briefed(Order.march("C4"), Order.AMBUSH).told())
                .contains("bert's banner 1 has +1 on its starting roll and deploys 2 inches deeper.");
    }

    @Test
    @Rule("WMC-STA-04")
    void whoIsNotAttackedHasNothingOfIt() {
        Campaigns campaigns = two().order("bert-1", Order.FORTIFY).order("anna-1", Order.AMBUSH);
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", false, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, false, "", false, 0);
        RulesTable<Campaign> table =
                briefed(campaigns.change(campaign -> campaign.with(Battle.open("C4", List.of(anna, bert)))));
        assertThat(table.state().battles().the("C4").of(BERT).templates()).isZero();
        assertThat(table.told()).noneMatch(line -> line.contains("starting roll"));
    }

    @Test
    @Rule({"WMC-DEF-08", "WMC-BAT-01"})
    void aDefenseForceAlwaysHasBoth() {
        Campaigns campaigns = Campaigns.of("anna@C2", "bert@G2:khador").banner("anna", "G2");
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-hq", true, true, "", false, 0);
        RulesTable<Campaign> table = campaigns
                .change(campaign -> campaign.with(Battle.open("G2", List.of(anna, bert))))
                .table()
                .rolling("Scenario", 1)
                .rolling("Terrain", 1, 1, 1)
                .rolling("Trenches", 6)
                .play(new BattlePhase.SetUpTables())
                .isOver();
        assertThat(table.told())
                .contains(
                        "bert's defense force may place 6 trench or wall templates in its half before deployment.",
                        "bert's defense force has +1 on its starting roll and deploys 2 inches deeper.");
    }

    @Test
    @Rule("WMC-BAT-05")
    void afterAForcedMarchEachEntryIsLateOnAOne() {
        RulesTable<Campaign> table = briefed(Order.forcedMarch("B4", "C4"), Order.AMBUSH, 1, 2);
        assertThat(table.state().list("anna-1")).extracting(Entry::late).containsExactly(true, false);
        assertThat(table.events())
                .filteredOn(event -> event.sentence().toString().startsWith("Late: Ironclad of anna's banner 1."))
                .singleElement()
                .satisfies(event -> assertThat(event.audience().players()).contains(ANNA, BERT, Player.ORGANIZER));
    }

    @Test
    @Rule({"WMC-BAT-06", "WMC-BUY-09"})
    void whoIsLateAnywayDoesNotRoll() {
        Campaigns late = battle(Order.forcedMarch("B4", "C4"), Order.AMBUSH)
                .entry("anna-1", "cyg-ironclad#1", entry -> entry.late(true));
        RulesTable<Campaign> table = briefed(late, 2);
        assertThat(table.state().list("anna-1")).extracting(Entry::late).containsExactly(true, false);
        table.play(new Season.CatchUp());
        assertThat(table.state().list("anna-1")).noneMatch(Entry::late);
    }

    @Test
    @Rule("WMC-BUY-09")
    void byOptionLateTroopsRollAgain() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("lateArrival", LateArrival.ROLL), "anna@C2", "bert@G2:khador")
                .banner("anna", "C4", "cyg-ironclad", "cyg-lancer")
                .banner("bert", "C4", "kha-juggernaut")
                .entry("anna-1", "cyg-ironclad#1", entry -> entry.late(true));
        RulesTable<Campaign> table = briefed(attacked(campaigns, "C4", Order.march("C4"), Order.AMBUSH), 5);
        assertThat(table.state().list("anna-1")).noneMatch(Entry::late);
    }

    // ---- demolish and convert

    private static RulesTable<Campaign> worked(Order order, Campaigns campaigns) {
        return campaigns
                .order("anna-1", order)
                .table()
                .play(new Works.ChangeStructures())
                .isOver();
    }

    private static Campaigns atDepot() {
        return Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C4")
                .controls("bert", "C4")
                .structure("bert", StructureKind.SUPPLY_DEPOT, "C4");
    }

    @Test
    @Rule("WMC-STA-05")
    void whoDemolishesUndisturbedDestroysTheStructure() {
        RulesTable<Campaign> table = worked(Order.DEMOLISH, atDepot());
        assertThat(table.state().ground("C4").structure()).isNull();
        assertThat(table.state().of(ANNA).deeds().works().demolished()).isEqualTo(1);
    }

    @Test
    @Rule({"WMC-STA-05", "WMC-STA-06"})
    void whoWasAttackedMustHaveWon() {
        Fighter anna = new Fighter(ANNA, "anna-1", false, true, "", false, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, false, "", true, 0);
        Battle battle = Battle.open("C4", List.of(anna, bert));
        for (Order order : List.of(Order.DEMOLISH, Order.CONVERT)) {
            Campaigns lost = atDepot().change(campaign -> campaign.with(battle.decided(BERT, false)));
            assertThat(worked(order, lost).state().ground("C4").structure())
                    .isEqualTo(new Structure(StructureKind.SUPPLY_DEPOT, BERT));
            Campaigns won = atDepot().change(campaign -> campaign.with(battle.decided(ANNA, false)));
            assertThat(worked(order, won).state().ground("C4").structure())
                    .isNotEqualTo(new Structure(StructureKind.SUPPLY_DEPOT, BERT));
        }
    }

    @Test
    @Rule("WMC-STA-06")
    void aConvertedStructureChangesItsOwnerButNotTheSpace() {
        RulesTable<Campaign> table = worked(Order.CONVERT, atDepot());
        assertThat(table.state().ground("C4").structure()).isEqualTo(new Structure(StructureKind.SUPPLY_DEPOT, ANNA));
        assertThat(table.state().controller("C4")).isEqualTo(BERT);
    }

    @Test
    @Rule("WMC-STA-07")
    void whatExceedsTheLimitIsDestroyed() {
        Campaigns campaigns = atDepot()
                .structure("bert", StructureKind.FORTRESS, "C4")
                .structure("anna", StructureKind.FORTRESS, "C3");
        assertThat(worked(Order.CONVERT, campaigns).state().ground("C4").structure())
                .isNull();
    }

    // ---- reports and victory points

    private static RulesTable<Campaign> fought(Campaigns campaigns) {
        return campaigns.table().play(new FightBattle("C4", org.muster.api.flow.Reported.Filed.open()));
    }

    private static Campaigns three() {
        return three("");
    }

    private static Campaigns three(String version) {
        Campaigns campaigns = Campaigns.playedBy(
                        version, HouseRules.DEFAULT, "anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("anna", "C4", "cyg-ironclad")
                .banner("bert", "C4", "kha-juggernaut*2", "kha-kommander-sorscha")
                .banner("cleo", "C4", "cry-slayer*3", "cry-warwitch-deneghra");
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, true, "", false, 0);
        Fighter cleo = new Fighter(new Player("cleo"), "cleo-1", false, true, "", true, 0);
        return campaigns.change(campaign -> campaign.with(Battle.open("C4", List.of(anna, bert, cleo))));
    }

    private static final String INTACT = "sides: {anna: {entries: {*: intact}}, bert: {entries: {*: intact}}}";

    @Test
    @Rule("WMC-ABS-03")
    void whoTakesAReportBackGivesNobodyTheTimeAnew() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        String clock = table.decision("anna").clock();
        table.choose("bert", json("{report: {result: {scenario: anna}, " + INTACT + "}}"))
                .choose("bert", "withdraw");
        assertThat(table.decision("anna").clock()).isEqualTo(clock).isNotEmpty();
    }

    @Test
    @Rule({"WMC-BAT-02", "WMC-BAT-04", "WMC-BAT-11", "WMC-VP-01", "WMC-RND-03"})
    void oneSideReportsAndTheOtherConfirms() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        table.choose("bert", json("{report: {result: {scenario: anna}, " + INTACT + "}}"));
        assertThat(table.waitingFor()).contains("anna");
        table.choose("anna", "confirm").isOver();
        Battle battle = table.state().battles().the("C4");
        assertThat(battle.winner()).isEqualTo(ANNA);
        assertThat(table.state().of(ANNA).vp()).isEqualTo(1);
        assertThat(table.state().of(BERT).vp()).isZero();
        assertThat(table.told()).contains("anna's banner 1 wins the battle in Highgate (C4) by scenario: 1 VP.");
    }

    @Test
    @Rule("WMC-RND-03")
    void theOrganizerSettlesWhatIsDisputed() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        table.choose("bert", json("{report: {result: {scenario: bert}, " + INTACT + "}}"))
                .choose("anna", "dispute");
        assertThat(table.decision("organizer").prompt().toString())
                .startsWith("Settle: Battle in Highgate (C4)")
                .endsWith("bert has reported: bert has won by scenario. anna disputed it.");
        table.choose("organizer", json("{report: {result: {scenario: anna}, " + INTACT + "}}"))
                .isOver();
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(ANNA);
    }

    @Test
    @Rule("WMC-BAT-03")
    void allBattlesAreOpenSideBySide() {
        Campaigns campaigns = battle(Order.march("C4"), Order.AMBUSH);
        Campaign both = campaigns.campaign();
        Fighter other = new Fighter(ANNA, "anna-2", false, false, "", true, 0);
        Fighter enemy = new Fighter(BERT, "bert-2", false, true, "", false, 0);
        RulesTable<Campaign> table = Campaigns.from(both)
                .banner("anna", "E5", "cyg-hunter")
                .banner("bert", "E5", "kha-kodiak")
                .change(campaign -> campaign.with(Battle.open("E5", List.of(other, enemy))))
                .table()
                .play(new BattlePhase.FightBattles());
        String report = json("{report: {result: {scenario: anna}, " + INTACT + "}}");
        assertThat(table.waitingFor()).containsExactly("anna", "bert");
        table.choose("anna", report).choose("bert", "confirm"); // whichever ends first
        table.choose("anna", report).choose("bert", "confirm").isOver();
        assertThat(table.state().of(ANNA).vp()).isEqualTo(2);
    }

    @Test
    @Rule("WMC-BAT-04")
    void destructionLeavesNoEnemyModel() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.codes("anna", json("{report: {result: {destruction: anna}, " + INTACT + "}}")))
                .containsExactly("REPORT_NOT_DESTROYED");
        assertThat(
                        table.codes(
                                "anna",
                                json(
                                        "{report: {result: {destruction: anna}, sides: {anna: {entries: {*: intact}}, bert: {entries: {*: destroyed}}}}}")))
                .isEmpty();
    }

    @Test
    @Rule("WMC-BAT-04")
    void theLastOneStandingLeavesNoEnemyStanding() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.violations("anna", json("{report: {result: {last-standing: anna}, " + INTACT + "}}")))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "ENEMY_STANDING bert has models left and declared no retreat, so anna has not won as the last one standing.");
        String hurt = json("{report: {result: {last-standing: anna}, sides: {anna: {entries: {*: intact}}, "
                + "bert: {entries: {kha-juggernaut#1: destroyed, *: intact}}}}}");
        assertThat(table.codes("anna", hurt)).containsExactly("ENEMY_STANDING");
        Campaigns before = twoOf(Campaigns.playedBy("0.1.3", HouseRules.DEFAULT, "anna@C2", "bert@G2:khador"));
        assertThat(fought(attacked(before, "C4", Order.march("C4"), Order.AMBUSH))
                        .codes("anna", hurt))
                .as("of two it was once enough that the enemy had lost anything")
                .isEmpty();
        String three =
                "{report: {result: {last-standing: anna}, sides: {bert: {entries: {*: destroyed}}, anna: {entries: {*: intact}}, cleo: {entries: {cry-slayer#1: %s, *: destroyed}}}}}";
        RulesTable<Campaign> ofThree = fought(three());
        assertThat(ofThree.codes("anna", json(three.formatted("intact")))).containsExactly("ENEMY_STANDING");
        assertThat(ofThree.codes("anna", json(three.formatted("destroyed")))).isEmpty();
    }

    @Test
    @Rule("WMC-BAT-04")
    void whoIsDestroyedDoesNotWinWhileAnEnemyStands() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        String dead =
                "{report: {result: {scenario: anna}, sides: {anna: {entries: {*: destroyed}}, bert: {entries: {*: %s}}}}}";
        assertThat(table.violations("anna", json(dead.formatted("intact"))))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "WINNER_DESTROYED anna has no models left and can't have won against bert, who stands and declared no retreat.");
        assertThat(
                        fought(three())
                                .violations(
                                        "anna",
                                        json(
                                                "{report: {result: {scenario: anna}, sides: {anna: {entries: {*: destroyed}}, *: {entries: {*: intact}}}}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "anna has no models left and can't have won against bert and cleo, who stand and declared no retreat.");
        assertThat(table.codes("anna", json(dead.formatted("destroyed"))))
                .as("all destroy each other, and the scenario breaks the tie")
                .isEmpty();
    }

    @Test
    @Rule("WMC-BAT-12")
    void whoeverIsDestroyedTooHasNotWonByDestruction() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        for (String how : List.of("destruction", "last-standing")) {
            assertThat(
                            table.codes(
                                    "anna",
                                    json(
                                            "{report: {result: {" + how
                                                    + ": anna}, sides: {anna: {entries: {*: destroyed}}, bert: {entries: {*: destroyed}}}}}")))
                    .as(how)
                    .containsExactly("ALL_DESTROYED");
        }
    }

    @Test
    @Rule("WMC-BAT-08")
    void twoDoNotRetreatInTheSameTurn() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        String both = "{report: {result: {scenario: anna}, retreats: {anna: {declared: {turn: 3, player: 2}},"
                + " bert: {declared: {turn: 3, player: 2}}}, " + INTACT + "}}";
        assertThat(table.violations("anna", json(both)))
                .extracting(one -> one.code() + " " + one.sentence())
                .containsExactly(
                        "RETREAT_TURN anna and bert declared a retreat in turn 3:2 of the player in place 2; who is the active player may, and that is one of them.",
                        "WINNER_RETREATED anna can't be the winner: all who were left declared a retreat, and nobody was last, as anna and bert did so in turn 3:2.");
    }

    @Test
    @Rule("WMC-BAT-07")
    void nobodyRetreatsBeforeTheSecondPlayersSecondTurn() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.violations(
                        "anna",
                        json("{report: {result: {retreat: anna}, retreats: {bert: {declared: {turn: 2, player: 1}}}, "
                                + INTACT + "}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("Retreat in turn 2:1 is too early, the earliest is 2:2.");
        assertThat(table.codes(
                        "anna",
                        json("{report: {result: {retreat: anna}, retreats: {bert: {declared: {turn: 2, player: 2}}}, "
                                + INTACT + "}}")))
                .isEmpty();
    }

    @Test
    @Rule({"WMC-ABS-02", "WMC-ABS-03"})
    void aNameIsNoReportAndTooLateForAStandIn() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.violations("bert", "Zoe"))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly("STAND_IN_LATE \"Zoe\" is no report, and too late for a stand-in: the organizer must"
                        + " know before the Battle Phase begins. A battle is a report or a roll-off.");
        for (String noName : List.of("dispute", "3", "2,1")) {
            assertThat(table.codes("bert", noName)).as(noName).isNotEmpty().doesNotContain("STAND_IN_LATE");
        }
        table.choose("anna", json("{report: {result: {scenario: anna}, " + INTACT + "}}"));
        for (String player : List.of("anna", "bert")) {
            assertThat(table.violations(player, "Zoe"))
                    .as("%s is asked about a report", player)
                    .extracting(violation -> violation.code() + " " + violation.sentence())
                    .containsExactly("STAND_IN_LATE \"Zoe\" says nothing of the report, and is too late for a stand-in:"
                            + " the organizer must know before the Battle Phase begins.");
            assertThat(table.codes(player, "report")).isNotEmpty().doesNotContain("STAND_IN_LATE");
        }
    }

    @Test
    @Rule({"WMC-BAT-04", "WMC-BAT-07"})
    void nobodyWinsByARetreatThatNobodyDeclared() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.violations("anna", json("{report: {result: {retreat: anna}, " + INTACT + "}}")))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "NO_RETREAT No enemy of anna declared a retreat; say in whose turn, or how else it was won.");
    }

    @Test
    @Rule({"WMC-BAT-08", "WMC-BAT-11"})
    void whoConfirmsReadsWhichOfTwoAlikeWasLostAndWhoRetreated() {
        RulesTable<Campaign> table = fought(three());
        table.choose(
                "anna",
                json("{report: {result: {scenario: anna}, retreats: {bert: {declared: {turn: 3, player: 2}}}, sides: {"
                        + "bert: {entries: {kha-juggernaut#2: destroyed, *: intact}}, cleo: {entries: {*: intact}, created: {"
                        + "cry-slayer: {some: {living: 1, dead: 9}}, *: none}}, *: {entries: {*: intact}}}}}"));
        assertThat(table.decision("bert").prompt().toString())
                .contains("anna has won by scenario; bert declared a retreat in turn 3:2.");
        assertThat(table.state().label("bert-1", Entry.find(table.state().list("bert-1"), "kha-juggernaut#1")))
                .as("each of those alike has its number")
                .hasToString("Juggernaut no. 1");
        Option confirm = table.question("bert").options().faces().get(0);
        assertThat(confirm.note().toString())
                .contains("bert's banner 1: Juggernaut no. 2 (0 left)")
                .contains("cleo's banner 1: all intact, Slayer created, 1 left and 9 lost");
        table.choose("bert", json("{dispute: {lines: [\"2\", \"4\"], why: later}}"))
                .choose("cleo", "confirm");
        String heard =
                "disputes \"bert declared a retreat in turn 3:2\" and 1 line that not everybody may read (\"later\").";
        assertThat(table.told()).anyMatch(told -> told.endsWith(heard)).noneMatch(told -> told.contains("Juggernaut"));
        assertThat(table.decision("organizer").prompt().toString())
                .contains(heard)
                .doesNotContain("Juggernaut");
        assertThat(table.question("organizer")
                        .options()
                        .proposal()
                        .orElseThrow()
                        .called()
                        .toString())
                .as("who settles it reads all")
                .startsWith("as anna has reported (bert disputes \"bert declared a retreat in turn 3:2\" and \"")
                .contains("banner 1: ")
                .endsWith("(\"later\").)");
    }

    @Test
    @Rule("WMC-BAT-04")
    void ofTwoEnemiesOneRetreatIsNotEnough() {
        RulesTable<Campaign> table = fought(three());
        String one = "retreats: {bert: {declared: {turn: 3, player: 2}}}, sides: {*: {entries: {*: intact}}}}}";
        assertThat(table.violations("anna", json("{report: {result: {retreat: anna}, " + one)))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "ENEMY_STANDING cleo has models left and declared no retreat, so anna has not won as the enemy retreated.");
        assertThat(table.codes("anna", json("{report: {result: {scenario: anna}, " + one)))
                .isEmpty();
    }

    private static String retreating(String winner, String... turns) {
        List<String> retreats = new ArrayList<>();
        for (String turn : turns) {
            String[] parts = turn.split("[ :]");
            retreats.add(parts[0] + ": {declared: {turn: " + parts[1] + ", player: " + parts[2] + "}}");
        }
        return json("{report: {result: {retreat: " + winner + "}, retreats: {" + String.join(", ", retreats)
                + "}, sides: {*: {entries: {*: intact}}}}}");
    }

    @Test
    @Rule({"WMC-BAT-07", "WMC-BAT-08"})
    void aTurnIsOfOnePlayerWhoAloneRetreatsInIt() {
        RulesTable<Campaign> table = fought(three("0.1.2"));
        RulesTable<Campaign> before = fought(three("0.1.1"));
        for (String bert : List.of("3:1", "4:1")) {
            String together = retreating("cleo", "anna 3:1", "bert " + bert);
            assertThat(table.codes("anna", together)).as(bert).containsExactly("RETREAT_TURN");
            assertThat(before.codes("anna", together)).as(bert).isEmpty();
        }
        assertThat(table.violations("anna", retreating("cleo", "anna 3:1", "bert 4:1")))
                .extracting(one -> one.sentence().toString())
                .containsExactly(
                        "anna and bert declared a retreat in turns 3:1 and 4:1 of the player in place 1; who is the active player may, and that is one of them.");
        assertThat(table.codes("anna", retreating("cleo", "anna 3:1", "bert 3:2")))
                .isEmpty();
        RulesTable<Campaign> two = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(two.codes(
                        "anna",
                        json("{report: {result: {retreat: anna}, retreats: {anna: {declared: {turn: 4, player: 1}},"
                                + " bert: {declared: {turn: 3, player: 1}}}, " + INTACT + "}}")))
                .containsExactly("RETREAT_TURN");
    }

    @Test
    @Rule("WMC-BAT-10")
    void ofAllWhoRetreatAtOnceNobodyWasLast() {
        String all = retreating("bert", "anna 3:1", "bert 3:1", "cleo 3:1");
        assertThat(fought(three("0.1.1")).violations("anna", all))
                .extracting(one -> one.code() + " " + one.sentence())
                .containsExactly(
                        "WINNER_RETREATED bert can't be the winner: all who were left declared a retreat, and nobody was last, as anna, bert and cleo did so in turn 3:1.");
        assertThat(fought(three("0.1.2")).codes("anna", all)).containsExactly("RETREAT_TURN", "WINNER_RETREATED");
        assertThat(fought(three()).violations("anna", retreating("bert", "anna 3:1", "bert 2:2", "cleo 2:3")))
                .extracting(one -> one.sentence().toString())
                .containsExactly("bert declared a retreat and can't be the winner.");
    }

    @Test
    @Rule("WMC-BAT-08")
    void chanceLetsEachRetreatInTurnsOfTheirOwn() {
        Options<?> options = fought(three()).question("anna").options();
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < 500; i++) {
            assertThat(sampled(options, random)).isEmpty();
        }
    }

    private static <C> List<Violation> sampled(Options<C> options, RandomGenerator random) {
        return options.check(options.sample(random));
    }

    @Test
    @Rule({"WMC-BAT-08", "WMC-BAT-09"})
    void whoRetreatedDoesNotWin() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        assertThat(table.codes(
                        "anna",
                        json("{report: {result: {scenario: anna}, retreats: {anna: {declared: {turn: 3, player: 1}}}, "
                                + INTACT + "}}")))
                .containsExactly("WINNER_RETREATED");
    }

    @Test
    @Rule("WMC-BAT-10")
    void ifAllRetreatTheLastWins() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        String retreats =
                "retreats: {anna: {declared: {turn: 3, player: 1}}, bert: {declared: {turn: 2, player: 2}}}, ";
        assertThat(table.codes("anna", json("{report: {result: {retreat: anna}, " + retreats + INTACT + "}}")))
                .isEmpty();
        assertThat(table.codes("anna", json("{report: {result: {retreat: bert}, " + retreats + INTACT + "}}")))
                .containsExactly("WINNER_RETREATED");
    }

    @Test
    @Rule("WMC-BAT-11")
    void livingAndDeadAddUpToWhatIsListed() {
        RulesTable<Campaign> table =
                fought(attacked(two("cyg-sword-knights:10"), "C4", Order.march("C4"), Order.AMBUSH));
        String report =
                "{report: {result: {scenario: anna}, sides: {anna: {entries: {*: {left: {living: %s}}}}, bert: {entries: {*: intact}}}}}";
        assertThat(table.violations("anna", json(report.formatted("4, dead: 5"))))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("Sword Knights (10): 4 living and 5 dead can't come from 10.");
        assertThat(table.codes("anna", json(report.formatted("4, dead: 6")))).isEmpty();
        assertThat(table.codes("anna", json(report.formatted("9, dead: 6")))).isEmpty();
        table.choose("anna", json(report.formatted("9")));
        assertThat(table.question("bert").options().faces().get(0).note().toString())
                .as("who does not live is lost")
                .contains("Sword Knights (10) (9 left);");
    }

    /** Who confirms sees what will be taken away (WMC-EXC-01). */
    @Test
    @Rule({"WMC-BAT-11", "WMC-EXC-01"})
    void modelsBeyondTheListAreToldToWhoConfirms() {
        RulesTable<Campaign> table =
                fought(attacked(two("cyg-sword-knights:10"), "C4", Order.march("C4"), Order.AMBUSH));
        table.choose(
                "anna",
                json("{report: {result: {scenario: anna}, sides: {anna: {entries: {*: {left: {living: 9, dead: 6}}}},"
                        + " bert: {entries: {*: intact}}}}}"));
        assertThat(table.question("bert").options().faces().get(0).note().toString())
                .contains("Sword Knights (10) (9 left and 6 lost, 5 more than it had)");
    }

    @Test
    @Rule("WMC-BAT-12")
    void aBattleThatNobodyWonIsRolledOff() {
        RulesTable<Campaign> table =
                fought(battle(Order.march("C4"), Order.AMBUSH)).rolling("Tied battle", 4, 4, 2, 3);
        table.choose("anna", json("{report: {result: tie, " + INTACT + "}}"))
                .choose("bert", "confirm")
                .isOver();
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(BERT);
    }

    @Test
    @Rule({"WMC-BAT-09", "WMC-BAT-12"})
    void whoRetreatedOrWasDestroyedHasNoPartInATie() {
        String all = "sides: {*: {entries: {*: intact}}}}}";
        String retreats = "retreats: {anna: {declared: {turn: 3, player: 1}}}, ";
        RulesTable<Campaign> table = fought(three()).rolling("Tied battle", 1, 2);
        table.choose("bert", json("{report: {result: tie, " + retreats + all))
                .choose("anna", "confirm")
                .choose("cleo", "confirm")
                .isOver();
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(new Player("cleo"));
        RulesTable<Campaign> destroyed = fought(three()).rolling("Tied battle", 2, 1);
        destroyed
                .choose(
                        "bert",
                        json(
                                "{report: {result: tie, sides: {cleo: {entries: {*: destroyed}}, *: {entries: {*: intact}}}}}"))
                .choose("anna", "confirm")
                .choose("cleo", "confirm")
                .isOver();
        assertThat(destroyed.state().battles().the("C4").winner()).isEqualTo(ANNA);
    }

    @Test
    @Rule({"WMC-BAT-09", "WMC-BAT-10", "WMC-BAT-12"})
    void aTieNeedsTwoWhoMightStillWin() {
        RulesTable<Campaign> table = fought(battle(Order.march("C4"), Order.AMBUSH));
        String annas = "anna: {declared: {turn: 3, player: 1}}";
        assertThat(table.violations("anna", json("{report: {result: tie, retreats: {" + annas + "}, " + INTACT + "}}")))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "NO_TIE This is no tie: bert has won, as all others retreated before or have no models left.");
        String both = "retreats: {" + annas + ", bert: {declared: {turn: 2, player: 2}}}, ";
        assertThat(table.violations("anna", json("{report: {result: tie, " + both + INTACT + "}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "This is no tie: anna has won, as all others retreated before or have no models left.");
        String one = "{report: {result: tie, sides: {anna: {entries: {*: intact}}, bert: {entries: {*: destroyed}}}}}";
        assertThat(table.codes("anna", json(one))).containsExactly("NO_TIE");
        assertThat(table.codes("anna", json("{report: {result: tie, sides: {*: {entries: {*: destroyed}}}}}")))
                .as("all destroy each other")
                .isEmpty();
    }

    @Test
    @Rule("WMC-BAT-12")
    void byOptionNobodyWinsATieAndWhoMarchedInRetreats() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("tiedBattle", TiedBattle.NO_VICTOR), "anna@C2", "bert@G2:khador")
                .banner("anna", "C4", "cyg-ironclad")
                .banner("bert", "C4", "kha-juggernaut");
        RulesTable<Campaign> table = fought(attacked(campaigns, "C4", Order.march("C4"), Order.AMBUSH));
        table.choose("anna", json("{report: {result: tie, " + INTACT + "}}")).choose("bert", "confirm");
        assertThat(table.state().battles().the("C4").winner()).isNull();
        table.play(new Retreats.RetreatLosers());
        assertThat(table.waitingFor()).containsExactly("anna");
    }

    private static int points(String[] annas, String[] berts) {
        Campaigns campaigns = Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C4", annas)
                .banner("bert", "C4", berts);
        return fought(attacked(campaigns, "C4", Order.march("C4"), Order.AMBUSH))
                .choose("anna", json("{report: {result: {scenario: anna}, " + INTACT + "}}"))
                .choose("bert", "confirm")
                .state()
                .of(ANNA)
                .vp();
    }

    @Test
    @Rule("WMC-VP-02")
    void anEnemyOfTwiceThePointsIsWorthTwoMore() {
        assertThat(points(new String[] {"cyg-ironclad"}, new String[] {"kha-juggernaut", "kha-marauder"}))
                .isEqualTo(3);
        assertThat(points(
                        new String[] {"cyg-ironclad", "cyg-stormsmith-stormcaller"},
                        new String[] {"kha-juggernaut", "kha-marauder"}))
                .isEqualTo(1);
    }

    @Test
    @Rule({"WMC-VP-03", "WMC-VP-04"})
    void eachEnemyCasterMoreThanOnesOwnIsWorthOneMore() {
        String[] two = {"kha-kommander-sorscha", "kha-the-butcher-of-khardov", "kha-juggernaut"};
        assertThat(points(new String[] {"cyg-ironclad"}, two)).isEqualTo(3);
        assertThat(points(new String[] {"cyg-ironclad", "cyg-captain-victoria-haley"}, two))
                .isEqualTo(2);
        assertThat(points(new String[] {"cyg-captain-victoria-haley", "cyg-ironclad"}, new String[] {"kha-juggernaut"}))
                .isEqualTo(1);
    }

    @Test
    @Rule("WMC-VP-05")
    void againstSeveralEachBonusCountsOnceAgainstTheBest() {
        RulesTable<Campaign> table = fought(three());
        table.choose(
                        "anna",
                        json(
                                "{report: {result: {last-standing: anna}, retreats: {bert: {declared: {turn: 3, player: 2}}, "
                                        + "cleo: {declared: {turn: 4, player: 3}}}, sides: {*: {entries: {*: intact}}}}}"))
                .choose("bert", "confirm")
                .choose("cleo", "confirm")
                .isOver();
        assertThat(table.state().of(ANNA).vp()).isEqualTo(1 + 2 + 1);
    }

    // ---- absent players

    private static RulesTable<Campaign> rolledOff(Campaigns campaigns, int... dice) {
        return campaigns
                .table()
                .rolling(dice)
                .play(new FightBattle.RollOffBattle("C4"))
                .isOver();
    }

    private static List<Integer> totals(RulesTable<Campaign> table) {
        return table.rolled().stream().map(Rolled::total).toList();
    }

    @Test
    @Rule({"WMC-ABS-03", "WMC-ABS-09"})
    void aBattleNobodyPlaysIsRolledOffAndTiesRollAgain() {
        RulesTable<Campaign> table = rolledOff(battle(Order.march("C4"), Order.CONVERT), 3, 3, 5, 2);
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(ANNA);
        assertThat(table.state().of(ANNA).vp()).isEqualTo(1);
        RulesTable<Campaign> unreported = fought(battle(Order.march("C4"), Order.CONVERT))
                .rolling(1, 6)
                .lapse("anna")
                .isOver();
        assertThat(unreported.state().battles().the("C4").rolledOff()).isTrue();
        RulesTable<Campaign> agreed =
                fought(battle(Order.march("C4"), Order.CONVERT)).rolling(1, 6);
        agreed.choose("anna", "roll-off").choose("bert", "confirm").isOver();
        assertThat(agreed.state().battles().the("C4").winner()).isEqualTo(BERT);
    }

    @Test
    @Rule("WMC-ABS-04")
    void twiceThePointsAddTwo() {
        RulesTable<Campaign> table =
                rolledOff(attacked(two("cyg-ironclad"), "C4", Order.march("C4"), Order.CONVERT), 5, 4);
        assertThat(table.told()).contains("bert adds 2 to the roll: twice the points.");
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(BERT);
    }

    private static RulesTable<Campaign> amongThree(String cleos) {
        return Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("anna", "E4", "cyg-ironclad*4")
                .banner("bert", "E4", "kha-juggernaut")
                .banner("cleo", "E4", cleos)
                .change(campaign -> campaign.with(Battle.open(
                        "E4",
                        campaign.banners().values().stream()
                                .map(banner -> new Fighter(banner.owner(), banner.id(), false, false, "", true, 0))
                                .toList())))
                .table()
                .rolling(1, 2, 4)
                .play(new FightBattle.RollOffBattle("E4"))
                .isOver();
    }

    @Test
    @Rule("WMC-ABS-04")
    void ofSeveralEnemiesTheLargestCounts() {
        assertThat(amongThree("cry-slayer*3").told()).noneMatch(told -> told.contains("twice the points"));
        assertThat(amongThree("cry-slayer").told())
                .filteredOn(told -> told.contains("twice the points"))
                .containsExactly("anna adds 2 to the roll: twice the points.");
    }

    @Test
    @Rule({"WMC-ABS-04", "WMC-INF-02", "WMC-INF-01"})
    void whatIsAddedForListsIsReadByThoseWhoFightAndTheRollByAll() {
        RulesTable<Campaign> table =
                rolledOff(attacked(two("cyg-ironclad"), "C4", Order.march("C4"), Order.CONVERT), 3, 4);
        assertThat(table.rolled()).allSatisfy(rolled -> {
            assertThat(rolled.roll().audience().everybody()).isTrue();
            assertThat(rolled.roll().modifiers()).isEmpty();
        });
        assertThat(table.events())
                .filteredOn(event -> event.sentence().toString().equals("bert adds 2 to the roll: twice the points."))
                .singleElement()
                .satisfies(event -> {
                    assertThat(event.audience().includes(Viewer.of(ANNA))).isTrue();
                    assertThat(event.audience().includes(Viewer.of(new Player("cleo"))))
                            .isFalse();
                    assertThat(event.audience().includes(Viewer.SPECTATOR)).isFalse();
                });
    }

    @Test
    @Rule("WMC-ABS-05")
    void eachCasterAddsOne() {
        RulesTable<Campaign> table = rolledOff(
                attacked(
                        two("cyg-ironclad", "cyg-lancer", "cyg-captain-victoria-haley"),
                        "C4",
                        Order.march("C4"),
                        Order.CONVERT),
                3,
                3);
        assertThat(table.told()).contains("anna adds 1 to the roll: casters.");
        assertThat(table.state().battles().the("C4").winner()).isEqualTo(ANNA);
    }

    @Test
    @Rule({"WMC-ABS-06", "WMC-ABS-07"})
    void ambushAndFortifyAddOneAndAForcedMarchTakesOne() {
        assertThat(totals(rolledOff(battle(Order.forcedMarch("B4", "C4"), Order.AMBUSH), 3, 3)))
                .containsExactly(2, 4);
        assertThat(totals(rolledOff(battle(Order.march("C4"), Order.FORTIFY), 1, 3)))
                .containsExactly(1, 4);
        Campaigns hq = Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "G2", "cyg-ironclad")
                .defenseForce("bert", new String[] {"kha-juggernaut"});
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-hq", true, true, "", false, 0);
        RulesTable<Campaign> table = hq.change(campaign -> campaign.with(Battle.open("G2", List.of(anna, bert))))
                .table()
                .rolling(1, 1)
                .play(new FightBattle.RollOffBattle("G2"))
                .isOver();
        assertThat(totals(table)).containsExactly(1, 2);
    }

    @Test
    @Rule("WMC-ABS-08")
    void theLoserRollsForHalfOfItsEntriesRoundedDownAndChoosesWhich() {
        Campaigns campaigns =
                attacked(two("cyg-ironclad", "cyg-lancer", "cyg-stormguard:6"), "C4", Order.march("C4"), Order.CONVERT);
        RulesTable<Campaign> table = rolledOff(campaigns, 1, 6).play(new Casualties.ChooseCasualties());
        assertThat(table.waitingFor()).containsExactly("anna");
        assertThat(table.codes("anna", json("{anna-1: [cyg-ironclad#1, cyg-lancer#1]}")))
                .containsExactly("HOW_MANY");
        table.lapse("anna");
        assertThat(table.state().ledger(ANNA).losses().the("anna-1").rolls()).containsExactly("cyg-lancer#1");
        table.rolling("Casualty roll for Lancer", 2, 3)
                .play(new Casualties.RollCasualties())
                .isOver();
        assertThat(table.state().list("anna-1"))
                .extracting(Entry::troop)
                .containsExactly("cyg-ironclad", "cyg-stormguard");
        assertThat(table.state().list("bert-1")).hasSize(2); // the winner rolls none
    }
}
