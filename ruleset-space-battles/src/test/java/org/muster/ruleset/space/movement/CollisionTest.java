package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.moves;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.Collisions;
import org.muster.ruleset.space.HouseRules.Edge;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** The Transport (speed 3) is slower than a TIE (4); an X-Wing (4) is as fast; all are faster than a Destroyer (2). */
class CollisionTest {

    private static List<String> options(RulesTable<Battle> table, String seat) {
        return table.question(seat)
                .options()
                .all()
                .map(choice -> choice instanceof Sequence sequence ? sequence.steps() : choice.toString())
                .toList();
    }

    @Test
    @Rule("SPB-COL-01")
    void noStepIntoAnEnemyWhileATurnIsAvailable() {
        RulesTable<Battle> table =
                Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S").moving();
        assertThat(moves(table.state(), "X1")).doesNotContain("F", "FF", "FL");
        assertThat(table.violations("rebel", to("X1", "FF")).get(0).sentence())
                .hasToString("Step 1 enters (8,11) with enemy TIE1 while a turn is still available.");
    }

    @Test
    @Rule("SPB-COL-02")
    void directlyAfterATurnWithTurnsSpentAndInStraightKindsTheStepIsMade() {
        Battle battle = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,10 S", "TIE2 tie-fighter 8,11 S")
                .battle();
        assertThat(moves(battle, "X1")).contains("LF", "full F", "attack F").doesNotContain("LFF", "LFLF");
        Battle spent =
                Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,9 S").battle();
        assertThat(moves(spent, "X1"))
                .as("after LFL no turn is left")
                .contains("LFLF")
                .contains("LFF");
        RulesTable<Battle> table =
                Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S").moving();
        assertThat(table.violations("rebel", to("X1", "full FFF")).get(0).sentence())
                .hasToString("Step 1 meets TIE1: the move is declared up to it, F.");
    }

    @Test
    @Rule("SPB-COL-03")
    void byOptionOnlyAShipWithoutAnotherMoveMayMeetAnEnemy() {
        HouseRules forced = Battles.option("collisions", Collisions.ONLY_IF_FORCED);
        RulesTable<Battle> table = Battles.of(forced, "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S")
                .moving();
        assertThat(moves(table.state(), "X1"))
                .doesNotContain("full F", "attack F")
                .contains("LFF");
        for (String typed : List.of("full F", "full FFF", "attack FF")) {
            assertThat(table.violations("rebel", to("X1", typed)))
                    .as("no hint that is refused too")
                    .extracting(Object::toString)
                    .containsExactly(
                            "X1: Step 1 enters (8,11) with enemy TIE1; only a ship without another move may (option"
                                    + " collisions). [SPB-COL-03]");
        }
        Battle cornered = Battles.of(forced, "SD star-destroyer 1,20 W", "X1 x-wing-hoth 1,19 N")
                .battle();
        assertThat(moves(cornered, "SD")).as("west and north are closed").containsExactly("LF");
    }

    // ---- the slower ship pushes

    private static RulesTable<Battle> transportMeetsTie(String... others) {
        Battles battles = Battles.of("T troop-transport 8,10 N", "TIE1 tie-fighter 8,11 E");
        for (String other : others) {
            battles.ship(other);
        }
        return battles.moving().choose("rebel", to("T", "full F"));
    }

    @Test
    @Rule({"SPB-COL-04", "SPB-COL-13"})
    void aSlowerShipMovesTheOtherOneSpaceByItsOwnerAndEntersItsSpace() {
        RulesTable<Battle> table = transportMeetsTie();
        assertThat(table.waitingFor()).containsExactly("empire");
        table.choose("empire", "x9y12");
        assertThat(stands(table, "TIE1")).as("it keeps its facing").isEqualTo("(9,12) E");
        assertThat(stands(table, "T")).as("full power goes on straight").isEqualTo("(8,13) N");
        assertThat(table.state().the("TIE1").turns().moved()).isZero();
        assertThat(table.state().the("TIE1").turns().fullPower()).isZero();
        assertThat(table.state().manoeuvre().path())
                .extracting(Object::toString)
                .containsExactly("(8,10)", "(8,11)", "(8,12)", "(8,13)");
    }

    @Test
    @Rule("SPB-COL-05")
    void theDisplacedShipGoesToAFreeNeighbourNotToTheMoversSpace() {
        RulesTable<Battle> table = transportMeetsTie("X1 x-wing-hoth 9,11 N", "TIE2 tie-fighter 7,11 N");
        assertThat(options(table, "empire")).containsExactly("(8,12)", "(9,12)", "(9,10)", "(7,10)", "(7,12)");
        assertThat(table.violations("empire", "x8y10").get(0).sentence())
                .hasToString("TIE1 must go to a free neighbour on the board: (8,12), (9,12), (9,10), (7,10), (7,12).");
        assertThat(table.codes("empire", "x9y11")).containsExactly("DISPLACE_SPACE");
        table.lapse("empire");
        assertThat(stands(table, "TIE1"))
                .as("the first in the order of neighbours")
                .isEqualTo("(8,12) E");
    }

    @Test
    @Rule("SPB-COL-12")
    void theShipJustDisplacedMayBeMetAgain() {
        RulesTable<Battle> table = transportMeetsTie();
        table.choose("empire", "x8y12");
        assertThat(table.waitingFor()).as("full power goes straight on into it").containsExactly("empire");
        table.choose("empire", "x8y13").choose("empire", "x7y14");
        assertThat(stands(table, "T")).isEqualTo("(8,13) N");
    }

    @Test
    @Rule("SPB-COL-06")
    void aDisabledShipIsNotDisplacedTheMoverEvades() {
        RulesTable<Battle> table = Battles.of("Y1 y-wing 8,10 N", "V vader 8,11 E")
                .change("V", ship -> ship.disabled(1))
                .moving()
                .choose("rebel", to("Y1", "full F"));
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(options(table, "rebel")).containsExactly("(7,11)", "(9,11)");
        assertThat(held(table)).containsExactly("V is faster than Y1 but is not displaced: it is disabled.");
    }

    /** Why nobody was displaced. */
    private static List<String> held(RulesTable<Battle> table) {
        return table.events().stream()
                .filter(event -> event.rules().contains("SPB-COL-06"))
                .map(event -> event.sentence().toString())
                .toList();
    }

    @Test
    @Rule("SPB-COL-06")
    void soItDoesWhereTheOtherHasNoFreeNeighbour() {
        RulesTable<Battle> table = transportMeetsTie(
                "TIE2 tie-fighter 7,12 N",
                "TIE3 tie-fighter 8,12 N",
                "TIE4 tie-fighter 9,12 N",
                "TIE5 tie-fighter 7,10 N",
                "TIE6 tie-fighter 9,10 N",
                "TIE7 tie-fighter 7,11 N");
        assertThat(table.waitingFor()).as("(9,11) is free").containsExactly("empire");
        RulesTable<Battle> none = transportMeetsTie(
                "TIE2 tie-fighter 7,12 N",
                "TIE3 tie-fighter 8,12 N",
                "TIE4 tie-fighter 9,12 N",
                "TIE5 tie-fighter 7,10 N",
                "TIE6 tie-fighter 9,10 N",
                "TIE7 tie-fighter 7,11 N",
                "TIE8 tie-fighter 9,11 N");
        assertThat(none.told()).contains("T jumps over TIE1 to (8,13).");
        assertThat(held(none)).contains("TIE1 is faster than T but is not displaced: no space beside it is free.");
    }

    @Test
    @Rule("SPB-COL-06")
    void aTowerIsNeverDisplaced() {
        RulesTable<Battle> table = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 8,5 N", "tower-1 turbolaser-tower 8,6 N")
                .moving()
                .choose("rebel", to("Y1", "full F"));
        table.choose("rebel", "x7y6");
        assertThat(stands(table, "Y1")).isEqualTo("(7,8) N");
        assertThat(held(table))
                .as("a tower has speed 0: the Y-Wing is the faster")
                .isEmpty();
    }

    // ---- the faster or equal ship evades

    @Test
    @Rule({"SPB-COL-07", "SPB-COL-10", "SPB-COL-17"})
    void aShipAsFastStepsDiagonallyAndKeepsItsFacing() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,12 S")
                .moving()
                .choose("rebel", to("X1", "full FF"));
        assertThat(options(table, "rebel")).containsExactly("(7,12)", "(9,12)");
        table.choose("rebel", "x9y12");
        assertThat(stands(table, "X1"))
                .as("the sidestep was the second of three steps")
                .isEqualTo("(9,13) N");
        assertThat(table.told()).contains("X1 evades TIE1 to (9,12).");
        assertThat(table.state().the("TIE1").hits()).isZero();
        assertThat(table.state().the("X1").hits()).isZero();
    }

    @Test
    @Rule("SPB-COL-07")
    void itMustTakeTheDiagonalThatIsFree() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S", "X2 x-wing-hoth 7,11 N")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(stands(table, "X1")).isEqualTo("(9,13) N");
    }

    @Test
    @Rule("SPB-COL-07")
    void anotherSpaceIsRefusedWithTheReason() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S", "X2 x-wing-hoth 6,11 N")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(table.violations("rebel", "x6y11").get(0).sentence())
                .hasToString("(6,11) is not an evasion space: X2 is there; possible: (7,11), (9,11).");
        assertThat(table.violations("rebel", "x8y12").get(0).sentence())
                .hasToString(
                        "(8,12) is not an evasion space: it is not diagonally ahead of X1; possible: (7,11), (9,11).");
        assertThat(table.codes("rebel", "x8y40")).containsExactly("EVADE_SPACE");
    }

    @Test
    @Rule("SPB-COL-07")
    void atTheEdgeOneDiagonalIsOffTheBoard() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 1,10 N", "TIE1 tie-fighter 1,11 S")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(stands(table, "X1")).isEqualTo("(2,13) N");
    }

    private static Battles walled(HouseRules options, int y, String... others) {
        Battles battles = Battles.of(
                options,
                "X1 x-wing-hoth 8," + y + " N",
                "TIE1 tie-fighter 8," + (y + 1) + " S",
                "TIE2 tie-fighter 7," + (y + 1) + " S",
                "TIE3 tie-fighter 9," + (y + 1) + " S");
        for (String other : others) {
            battles.ship(other);
        }
        return battles;
    }

    @Test
    @Rule({"SPB-COL-08", "SPB-COL-10"})
    void withoutAFreeDiagonalItJumpsToTheOtherSide() {
        RulesTable<Battle> table = walled(HouseRules.DEFAULT, 10).moving().choose("rebel", to("X1", "full F"));
        assertThat(table.told()).contains("X1 jumps over TIE1 to (8,12).");
        assertThat(stands(table, "X1")).as("the jump was one of three steps").isEqualTo("(8,14) N");
        assertThat(table.state().manoeuvre().path())
                .extracting(Object::toString)
                .containsExactly("(8,10)", "(8,12)", "(8,13)", "(8,14)");
    }

    @Test
    @Rule("SPB-COL-08")
    void whereTheSpaceBeyondIsTakenItJumpsToTheNextFreeOne() {
        RulesTable<Battle> table = walled(HouseRules.DEFAULT, 10, "TIE4 tie-fighter 8,12 S", "X2 x-wing-hoth 8,13 N")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(table.told()).contains("X1 jumps over TIE1 to (8,14).");
    }

    /** The rules cited by the only event that begins so. */
    private static List<String> cited(RulesTable<Battle> table, String begins) {
        List<List<String>> rules = table.events().stream()
                .filter(event -> event.sentence().toString().startsWith(begins))
                .map(event -> event.rules())
                .toList();
        assertThat(rules).hasSize(1);
        return rules.get(0);
    }

    @Test
    @Rule("SPB-COL-09")
    void aJumpOverTheEdgeStopsTheShipWhereItIs() {
        RulesTable<Battle> table = walled(HouseRules.DEFAULT, 19).moving().choose("rebel", to("X1", "full F"));
        assertThat(cited(table, "X1 can go no further")).containsExactly("SPB-COL-09");
        assertThat(table.told())
                .as("no move without steps")
                .contains("X1 makes no step of its full power move, at (8,19), facing north.")
                .noneMatch(line -> line.startsWith("X1 moves"));
        assertThat(table.told()).contains("X1 can go no further and stops at (8,19).");
        assertThat(stands(table, "X1")).isEqualTo("(8,19) N");
        assertThat(table.state().the("X1").turns().fullPower())
                .as("full power although cut short (SPB-MOVE-05)")
                .isEqualTo(1);
    }

    @Test
    @Rule("SPB-COL-09")
    void whoWouldStopOnAFriendGoesBackToTheLastFreeSpace() {
        RulesTable<Battle> table = walled(HouseRules.DEFAULT, 19)
                .change("X1", ship -> ship.at(Battles.square("8,18"), ship.facing()))
                .ship("X2 x-wing-hoth 8,19 N")
                .moving()
                .choose("rebel", to("X1", "full FF"));
        assertThat(stands(table, "X1")).isEqualTo("(8,18) N");
    }

    @Test
    @Rule("SPB-COL-09")
    void onALaunchWithoutAFreeSpaceTheFighterIsCarriedAgain() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,20 E",
                        "X1 x-wing-hoth 9,20 N",
                        "X2 x-wing-hoth 9,19 N",
                        "X3 x-wing-hoth 10,20 N",
                        "X4 x-wing-hoth 11,20 N",
                        "X5 x-wing-hoth 12,20 N",
                        "X6 x-wing-hoth 13,20 N",
                        "X7 x-wing-hoth 14,20 N",
                        "X8 x-wing-hoth 15,20 N",
                        "X9 x-wing-hoth 16,20 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE)
                .choose("empire", to("launch TIE1", "full F"));
        assertThat(table.told()).contains("TIE1 finds no way out and goes back on board SD.");
        assertThat(table.state().findAway("TIE1").why()).isEqualTo(Away.Why.CARRIED);
        assertThat(table.waitingFor()).as("no response").containsExactly("empire");
        assertThat(table.codes("empire", to("launch TIE1", "FF")))
                .as("it is used")
                .containsExactly("LAUNCH_USED", "MOVE_INTO_ENEMY");
    }

    @Test
    @Rule({"SPB-COL-09", "SPB-GRID-07"})
    void withOpenEdgesTheJumpLeaves() {
        RulesTable<Battle> table =
                walled(Battles.option("edge", Edge.OPEN), 19).moving().choose("rebel", to("X1", "full F"));
        assertThat(table.told()).contains("X1 leaves the board by the north edge.");
        assertThat(cited(table, "X1 leaves")).as("no Transport by its exit").containsExactly("SPB-GRID-07");
    }

    // ---- the rest

    @Test
    @Rule("SPB-COL-11")
    void theRestOfTheMoveIsChosenAnew() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,10 S")
                .moving()
                .choose("rebel", to("X1", "LF"));
        table.choose("rebel", "x7y9");
        assertThat(options(table, "rebel")).containsExactly("LFF", "LFLF", "LFRF", "LFFL", "LFFR");
        table.choose("rebel", "LF");
        assertThat(stands(table, "X1")).isEqualTo("(7,8) S");
    }

    @Test
    @Rule("SPB-COL-11")
    void afterTheLastStepATurnThatIsLeftMayStillBeMade() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,11 S")
                .moving()
                .choose("rebel", to("X1", "FLF"));
        table.choose("rebel", "x7y10");
        assertThat(options(table, "rebel")).containsExactly("FLF", "FLFL", "FLFR");
        assertThat(table.decision("rebel").otherwise(new Player("rebel")).orElseThrow())
                .hasToString("FLF");
        table.choose("rebel", "R");
        assertThat(stands(table, "X1")).isEqualTo("(7,10) N");
    }

    @Test
    @Rule("SPB-COL-11")
    void withoutALegalContinuationTheShipStopsWhereTheCollisionBroughtIt() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,18 N",
                        "TIE1 tie-fighter 8,19 S",
                        "X2 x-wing-hoth 9,20 N",
                        "X3 x-wing-hoth 7,19 N")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(stands(table, "X1"))
                .as("two steps more would leave the board")
                .isEqualTo("(9,19) N");
        assertThat(cited(table, "X1 can go no further")).containsExactly("SPB-COL-11");
    }

    @Test
    @Rule("SPB-COL-11")
    void anAttackThatACollisionLedOffItsWayStopsByTheSameRule() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,17 N",
                        "TIE1 tie-fighter 8,18 S",
                        "X2 x-wing-hoth 7,18 N",
                        "X3 x-wing-hoth 9,19 N")
                .moving()
                .choose("rebel", to("X1", "attack F"));
        table.choose("rebel", "none");
        assertThat(stands(table, "X1")).isEqualTo("(9,18) N");
        assertThat(cited(table, "X1 can go no further")).containsExactly("SPB-COL-11");
    }

    @Test
    @Rule("SPB-COL-12")
    void aFurtherEnemyIsAFurtherCollision() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,11 S", "TIE2 tie-fighter 9,12 S")
                .moving()
                .choose("rebel", to("X1", "full F"));
        table.choose("rebel", "x9y11").choose("rebel", "x10y12");
        assertThat(stands(table, "X1")).isEqualTo("(10,13) N");
    }

    @Test
    @Rule("SPB-COL-15")
    void aShipDestroyedEarlierInTheMoveNoLongerBlocks() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "TIE1 tie-fighter 8,11 N",
                        "SD star-destroyer 2,18 S")
                .moving()
                .rolling("Lasers of X1 at TIE1", 20)
                .choose("rebel", to("X1", "attack F"))
                .choose("rebel", to("TIE1", "Lasers"));
        assertThat(stands(table, "X1")).as("two steps straight, no collision").isEqualTo("(8,12) N");
        assertThat(table.told()).noneMatch(line -> line.contains("meets"));
    }

    @Test
    @Rule("SPB-COL-15")
    void whatIsLeftOfAnAttackMayHaveBecomeIllegal() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "TIE1 tie-fighter 8,11 N",
                        "X2 x-wing-hoth 8,12 N",
                        "SD star-destroyer 2,18 S")
                .moving()
                .rolling("Lasers of X1 at TIE1", 20)
                .choose("rebel", to("X1", "attack F"))
                .choose("rebel", to("TIE1", "Lasers"));
        assertThat(stands(table, "X1")).as("X2 stands on the last space").isEqualTo("(8,11) N");
        assertThat(table.told()).contains("X1 can go no further and stops at (8,11).");
        assertThat(cited(table, "X1 can go no further")).containsExactly("SPB-COL-15");
    }

    @Test
    @Rule("SPB-COL-16")
    void inACountermoveTheCountermovingShipIsTheMover() {
        // the frigate (speed 3) turns into the X-Wing (4) beside it; the Rebel, whose half it is, moves that away
        RulesTable<Battle> table = Battles.of("Y1 y-wing 8,10 N", "C lancer-frigate 9,12 W", "X1 x-wing-hoth 9,13 N")
                .moving()
                .choose("rebel", to("Y1", "FF"));
        table.choose("empire", to("C", "RF"));
        assertThat(table.waitingFor()).containsExactly("rebel");
        table.choose("rebel", "x10y14");
        assertThat(stands(table, "X1")).isEqualTo("(10,14) N");
        table.choose("empire", "F");
        assertThat(stands(table, "C")).isEqualTo("(9,14) N");
        assertThat(cited(table, "C moves")).as("it is no own move").containsExactly("SPB-CTR-06");
        assertThat(cited(table, "Y1 moves")).containsExactly("SPB-MOVE-01");
        assertThat(table.waitingFor()).as("no answer to an answer").containsExactly("rebel");
    }

    @Test
    @Rule({"SPB-COL-14", "SPB-MOVE-17"})
    void friendsNeverCollide() {
        Battle battle =
                Battles.of("X1 x-wing-hoth 8,10 N", "T troop-transport 8,11 N").battle();
        assertThat(moves(battle, "X1")).contains("full FFF", "FF").doesNotContain("full F");
    }
}
