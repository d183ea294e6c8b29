package org.muster.ruleset.space.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Options;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.json.Json;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.movement.PerftTest;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.ruleset.space.turn.Turn;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class HothTest {

    private static final Player EMPIRE = new Player("empire");
    private static final Player REBEL = new Player("rebel");

    private static void won(RulesTable<Battle> table, Player winner, String reason) {
        Result result = table.result().orElseThrow();
        assertThat(result.winners()).containsExactly(winner);
        assertThat(result.reason()).hasToString(reason);
    }

    private static RulesTable<Battle> setUp() {
        return RulesTable.of(Battles.RULES, Battles.unbegun(HouseRules.DEFAULT)).play(new SetupPhase.SetUp());
    }

    // ---- set-up

    @Test
    @Rule({"SPB-HOTH-01", "SPB-HOTH-02"})
    void theForcesAndTheBoard() {
        Battle start = PerftTest.placed(HouseRules.DEFAULT);
        assertThat(start.book().scenario().board().width()).isEqualTo(16);
        assertThat(start.book().scenario().board().height()).isEqualTo(20);
        assertThat(start.book().scenario().planet()).isEqualTo(Facing.S);
        assertThat(start.ships())
                .extracting(ship -> ship.id() + " " + ship.design() + " " + ship.at() + " " + ship.facing())
                .containsExactly(
                        "SD star-destroyer (8,14) S",
                        "T troop-transport (8,2) N",
                        "X1 x-wing-hoth (7,2) N",
                        "X2 x-wing-hoth (9,2) N");
        assertThat(start.book().battery().name()).isEqualTo("Ion Cannon");
        assertThat(start.carriedBy("SD")).extracting(Away::id).containsExactly("TIE1", "TIE2", "TIE3");
    }

    @Test
    @Rule("SPB-HOTH-03")
    void theEmpirePlacesFirstAnywhereFacingAnywhere() {
        RulesTable<Battle> table = setUp();
        assertThat(table.waitingFor()).containsExactly("empire");
        assertThat(table.question("empire").options().count(2000)).isEqualTo(1 + 320 * 4);
        table.choose("empire", "{\"SD\": {\"at\": \"x1y20\", \"facing\": \"W\"}}");
        assertThat(Battles.stands(table, "SD")).isEqualTo("(1,20) W");
        assertThat(table.waitingFor()).containsExactly("rebel");
    }

    /** So that an answer need not be shown beside what comes of it. */
    @Test
    @Rule("SPB-HOTH-03")
    void aPlaceIsToldInTheWordsOfTheAnswer() {
        RulesTable<Battle> table = setUp();
        String destroyer = "{\"SD\": {\"at\": \"x1y20\", \"facing\": \"W\"}}";
        Options<?> options = table.question("empire").options();
        assertThat(options.inWords(Json.readAnswer(destroyer))).hasToString("SD: (1,20), facing west");
        assertThat(options.faces())
                .last()
                .satisfies(option -> assertThat(option.label() + " | " + option.note())
                        .isEqualTo("SD | Interceptor class Star Destroyer"));
        assertThat(table.choose("empire", destroyer).told()).contains("SD stands at (1,20), facing west.");
    }

    @Test
    @Rule({"SPB-HOTH-05", "SPB-CAR-01"})
    void fightersOnBoardAreNotPlaced() {
        assertThat(setUp().violations("empire", "{\"TIE1\": {\"at\": \"x8y9\", \"facing\": \"S\"}}"))
                .extracting(Object::toString)
                .containsExactly("TIE1 is on board SD and has no space of its own. [SPB-HOTH-05, SPB-CAR-01]");
    }

    @Test
    @Rule({"SPB-HOTH-04", "SPB-GRID-03"})
    void thenTheRebelWithinTwoSpacesOfThePlanet() {
        RulesTable<Battle> table = setUp().choose("empire", "{\"SD\": {\"at\": \"x8y2\", \"facing\": \"S\"}}");
        assertThat(table.question("rebel").options().count(2000)).isEqualTo(1 + 3 * 31 * 4);
        table.choose("rebel", "{\"T\": {\"at\": \"x16y1\", \"facing\": \"E\"}}");
        assertThat(table.violations("rebel", "{\"X1\": {\"at\": \"x16y1\", \"facing\": \"N\"}}")
                        .get(0)
                        .sentence())
                .hasToString("(16,1) already holds T; one ship a space.");
        assertThat(table.violations("rebel", "{\"X1\": {\"at\": \"x3y3\", \"facing\": \"N\"}}")
                        .get(0)
                        .sentence())
                .hasToString("X1 at (3,3) is outside the Rebel's set-up area (x 1 to 16, y 1 to 2).");
        assertThat(table.codes("rebel", "{\"X1\": {\"at\": \"x17y0\", \"facing\": \"up\"}}"))
                .as("all at once")
                .containsExactly("SETUP_OFF_BOARD", "SETUP_ZONE", "SETUP_FACING");
        assertThat(table.violations("rebel", "{\"T\": {\"at\": \"x1y1\", \"facing\": \"N\"}}")
                        .get(0)
                        .sentence())
                .hasToString("Escape from Hoth gives the Rebel 1 x T; you placed 2.");
        assertThat(table.violations("rebel", "{\"T\": {\"at\": \"x1y1\", \"facing\": \"N\"}}")
                        .get(0)
                        .rules())
                .containsExactly("SPB-HOTH-01");
        assertThat(table.violations("rebel", "{\"SD\": {\"at\": \"x1y1\", \"facing\": \"N\"}}")
                        .get(0)
                        .sentence())
                .hasToString("Escape from Hoth gives the Rebel 0 x SD; you placed 1.");
        table.choose("rebel", "rest").isOver();
        assertThat(table.state().ships()).extracting(Ship::id).containsExactly("SD", "T", "X1", "X2");
    }

    @Test
    @Rule("SPB-HOTH-04")
    void unansweredShipsStandAtTheirPlacesOrTheFirstFreeOne() {
        RulesTable<Battle> table = setUp().choose("empire", "{\"SD\": {\"at\": \"x8y2\", \"facing\": \"S\"}}")
                .lapse("rebel");
        assertThat(Battles.stands(table, "T")).as("(8,2) is taken").isEqualTo("(1,1) N");
        assertThat(Battles.stands(table, "X1")).isEqualTo("(7,2) N");
    }

    // ---- victory

    @Test
    @Rule({"SPB-HOTH-06", "SPB-TURN-02"})
    void theEmpireWinsTheMomentTheTransportIsDestroyed() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 8,10 N", "X1 x-wing-hoth 2,2 N", "TIE1 tie-fighter 8,13 S")
                .change("T", Ship::hit)
                .moving()
                .rolling(20)
                .choose("rebel", to("T", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        won(table, EMPIRE, "T was destroyed.");
        assertThat(table.waitingFor()).as("X1 moves no more").isEmpty();
    }

    @Test
    @Rule({"SPB-HOTH-07", "SPB-HOTH-08"})
    void theRebelWinsWhenTheTransportLeavesByTheNorthEdge() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 8,19 N", "X1 x-wing-hoth 2,2 N", "SD star-destroyer 2,18 N")
                .moving()
                .choose("rebel", to("T", "full FF"));
        won(table, REBEL, "T left by the north edge.");
        assertThat(table.events())
                .filteredOn(event -> event.sentence().toString().startsWith("T leaves the board"))
                .flatExtracting(event -> event.rules())
                .as("the edge is closed to others")
                .containsExactly("SPB-HOTH-08");
    }

    @ParameterizedTest
    @Rule("SPB-HOTH-08")
    @ValueSource(strings = {"F", "LFF", "RFF", "full F"})
    void fromTheLastRowAnyStepNorthDoes(String move) {
        RulesTable<Battle> table = Battles.of("T troop-transport 8,20 N", "SD star-destroyer 2,18 N")
                .moving()
                .choose("rebel", to("T", move));
        assertThat(table.result().isPresent()).isEqualTo(move.endsWith("F") && !move.contains("FF"));
    }

    @Test
    @Rule("SPB-HOTH-08")
    void inACountermoveToo() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 8,20 N", "C carrack-cruiser 7,17 N", "SD star-destroyer 2,2 N")
                .moving(Side.EMPIRE)
                .choose("empire", to("C", "FF"))
                .choose("rebel", to("T", "F"));
        won(table, REBEL, "T left by the north edge.");
    }

    @Test
    @Rule("SPB-HOTH-08")
    void aJumpOverAnEnemyAtTheEdgeIsAnExitToo() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 8,19 N",
                        "V lancer-frigate 8,20 S",
                        "C lancer-frigate 7,20 S",
                        "D lancer-frigate 9,20 S",
                        "SD star-destroyer 2,2 N")
                .moving()
                .choose("rebel", to("T", "full F"));
        won(table, REBEL, "T left by the north edge.");
    }

    @Test
    @Rule({"SPB-HOTH-08", "SPB-GRID-06"})
    void otherShipsAndOtherEdgesAreClosed() {
        Battle battle =
                Battles.of("T troop-transport 8,1 S", "X1 x-wing-hoth 4,20 N").battle();
        assertThat(Battles.moves(battle, "T")).doesNotContain("F", "full F");
        assertThat(Battles.moves(battle, "X1")).doesNotContain("F", "full F");
    }

    @Test
    @Rule({"SPB-HOTH-08", "SPB-COL-05"})
    void nobodyIsDisplacedOverTheEdge() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 8,20 N", "L lancer-frigate 7,20 E", "SD star-destroyer 2,2 N")
                .moving(Side.EMPIRE)
                .choose("empire", to("L", "full F"));
        assertThat(table.result()).isEmpty();
        assertThat(table.state().find("T")).isNotNull();
    }

    @Test
    @Rule("SPB-HOTH-09")
    void withoutAnyImperialShipTheRebelWins() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,12 N")
                .moving()
                .rolling(20)
                .choose("rebel", to("X1", "attack FF"))
                .choose("rebel", to("TIE1", "Lasers"));
        won(table, REBEL, "The Empire has no ship left.");
        RulesTable<Battle> carried = Battles.of(
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "TIE1 tie-fighter 8,12 N",
                        "SD star-destroyer 15,15 N")
                .moving()
                .rolling(20)
                .choose("rebel", to("X1", "attack FF"))
                .choose("rebel", to("TIE1", "Lasers"));
        assertThat(carried.result()).isEmpty();
    }

    @Test
    @Rule("SPB-HOTH-10")
    void afterTurnTwentyTheEmpireWinsUnlessTheBattleSaysADraw() {
        Battles last = Battles.of("T troop-transport 8,10 N", "SD star-destroyer 2,2 N")
                .turn(20);
        won(last.play(new Turn.EndTurn()), EMPIRE, "T did not leave in 20 turns.");
        assertThat(last.turn(19).play(new Turn.EndTurn()).result()).isEmpty();
        HouseRules draw = Battles.options("hothLimitResult", HouseRules.HothLimitResult.DRAW, "hothTurnLimit", 3);
        RulesTable<Battle> drawn = Battles.of(draw, "T troop-transport 8,10 N", "SD star-destroyer 2,2 N")
                .turn(3)
                .play(new Turn.EndTurn());
        assertThat(drawn.result().orElseThrow().ranking()).isEqualTo(List.of(List.of(EMPIRE, REBEL)));
    }

    @Test
    @Rule("SPB-HOTH-11")
    void withOpenEdgesTheTransportLosesByAnyOther() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("edge", HouseRules.Edge.OPEN),
                        "T troop-transport 16,10 E",
                        "SD star-destroyer 2,2 N")
                .moving()
                .choose("rebel", to("T", "F"));
        won(table, EMPIRE, "T left by the east edge.");
    }

    @Test
    @Rule("SPB-HOTH-09")
    void withOpenEdgesImperialShipsThatAreGoneCountAsNone() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("edge", HouseRules.Edge.OPEN),
                        "T troop-transport 8,10 E",
                        "SD star-destroyer 2,1 S")
                .moving(Side.EMPIRE)
                .choose("empire", to("SD", "F"));
        won(table, REBEL, "The Empire has no ship left.");
    }

    // ---- conceding

    @Test
    @Rule("SPB-TURN-02")
    void eitherMayConcedeAtAnyTime() {
        RulesTable<Battle> table = RulesTable.of(Battles.RULES, Battles.unbegun(HouseRules.DEFAULT))
                .play(Battles.RULES.pipeline().setupAgenda(Battles.unbegun(HouseRules.DEFAULT)));
        table.choose("rebel", "Concede", "fight-on").choose("empire", "rest");
        table.choose("rebel", "Concede", "concede");
        won(table, EMPIRE, "The Rebel conceded.");
    }

    @Test
    @Rule("SPB-TURN-02")
    void nobodyIsSaidToMoveOrFireOnceItIsOver() {
        for (String version : List.of("0.1.1", "0.1.2")) {
            RulesTable<Battle> table = Battles.playedBy(
                            version, "T troop-transport 8,20 N", "X1 x-wing-hoth 2,2 N", "SD star-destroyer 14,4 N")
                    .turn(2)
                    .moving()
                    .choose("rebel", to("X1", "FF"));
            assertThat(caption(table))
                    .contains(
                            "Turn 2 of 20, Movement Phase, the Rebel moves; the initiative is with the Rebel; Empire: 1 ship");
            table.choose("rebel", to("T", "F"));
            won(table, REBEL, "T left by the north edge.");
            assertThat(caption(table))
                    .contains(
                            version.equals("0.1.1")
                                    ? "Turn 2 of 20, Movement Phase, the Rebel moves; the initiative is with the Rebel; Empire: 1 ship"
                                    : "Turn 2 of 20, over; the initiative is with the Rebel; Empire: 1 ship");
        }
    }

    private static String caption(RulesTable<Battle> table) {
        return Battles.RULES.scene(table.state(), Viewer.SPECTATOR).caption().toString();
    }
}
