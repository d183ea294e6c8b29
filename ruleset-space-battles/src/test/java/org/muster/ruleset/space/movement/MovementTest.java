package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.muster.ruleset.space.Battles.moves;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class MovementTest {

    private static String sentence(RulesTable<Battle> table, String seat, String typed) {
        List<Violation> refusals = table.violations(seat, typed);
        assertThat(refusals).hasSize(1);
        return refusals.get(0).sentence().toString();
    }

    // ---- the course of the phase

    @Test
    @Rule({"SPB-MOVE-01", "SPB-INIT-04"})
    void theHolderMovesAllItsShipsThenTheOther() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 2,2 N", "X2 x-wing-hoth 4,2 N", "TIE1 tie-fighter 12,18 S")
                .led(Side.REBEL)
                .play(new MovementPhase.BeginHalf(true), new MovementPhase.BeginHalf(false));
        assertThat(table.waitingFor()).containsExactly("rebel");
        table.choose("rebel", to("X2", "FF")).choose("rebel", to("X1", "FF"));
        assertThat(table.waitingFor()).containsExactly("empire");
        table.choose("empire", to("TIE1", "FF")).isOver();
    }

    @Test
    @Rule("SPB-MOVE-02")
    void everyShipMakesOneOwnMoveAndNoneMayStayStill() {
        RulesTable<Battle> table =
                Battles.of("X1 x-wing-hoth 2,2 N", "X2 x-wing-hoth 4,2 N").moving();
        assertThat(sentence(table, "rebel", "done")).isEqualTo("2 ships have not moved: X1, X2. Every ship must move.");
        table.choose("rebel", to("X1", "FF"));
        assertThat(sentence(table, "rebel", to("X1", "FF"))).isEqualTo("X1 has made its own move this turn.");
        assertThat(table.codes("rebel", "done")).containsExactly("MOVE_UNMOVED");
        assertThat(table.codes("rebel", to("X2", "hold"))).containsExactly("MOVE_KIND");
        table.choose("rebel", to("X2", "FF")).isOver();
    }

    @Test
    @Rule("SPB-MOVE-01")
    void nobodyMovesTheEnemysShips() {
        RulesTable<Battle> table =
                Battles.of("X1 x-wing-hoth 2,2 N", "TIE1 tie-fighter 12,18 S").moving();
        assertThat(sentence(table, "rebel", to("TIE1", "FF")))
                .isEqualTo("It is the Rebel's half of the Movement Phase.");
    }

    @Test
    @Rule("SPB-TURN-03")
    void whoHasNothingToMoveOrFireIsNotAsked() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 2,2 N")
                .play(
                        new MovementPhase.BeginHalf(true),
                        new MovementPhase.BeginHalf(false),
                        new CapitalWeaponsPhase.BeginFire(true),
                        new CapitalWeaponsPhase.BeginFire(false));
        table.choose("rebel", to("X1", "FF")).isOver();
    }

    // ---- what may not be declared

    @ParameterizedTest
    @Rule({"SPB-MOVE-08", "SPB-MOVE-12", "SPB-MOVE-13", "SPB-MOVE-14", "SPB-MOVE-15"})
    @CsvSource(
            delimiter = '|',
            value = {
                "X1 | F | MOVE_FORWARD | A standard move of X1 is exactly 2 spaces forward; 1 given, and nothing cuts it short after F.",
                "X1 | L | MOVE_FORWARD | A standard move of X1 is exactly 2 spaces forward; 0 given.",
                "X1 | FFF | MOVE_FORWARD | A standard move of X1 is exactly 2 spaces forward; 3 given.",
                "X1 | full FF | MOVE_FORWARD | A full power move of X1 is exactly 3 spaces forward; 2 given, and nothing cuts it short after FF.",
                "X1 | full FFFF | MOVE_FORWARD | A full power move of X1 is exactly 3 spaces forward; 4 given.",
                "X1 | LFRFL | MOVE_TURNS | X1 may make 2 turns in a standard move; 3 given.",
                "X1 | FLRF | MOVE_TURNS_TOGETHER | Turns 1 and 2 have no forward step between them.",
                "X1 | full LFFF | MOVE_TURNS | X1 may make 0 turns in a full power move; 1 given.",
                "T | LFRF | MOVE_TURNS | T may make 1 turn in a standard move; 2 given.",
                "T | attack FF | MOVE_KIND | A cruiser cannot make an attack move.",
                "SD | attack FF | MOVE_KIND | A capital ship cannot make an attack move.",
                "SD | FF | MOVE_FORWARD | A standard move of SD is exactly 1 space forward; 2 given.",
                "SD | LFR | MOVE_TURNS | SD may make 1 turn in a standard move; 2 given."
            })
    void aSequenceThatIsNoMoveIsRefusedWithItsNumbers(String ship, String typed, String code, String why) {
        Battles battles = Battles.of("X1 x-wing-hoth 8,10 N", "T troop-transport 4,4 N", "SD star-destroyer 12,4 N");
        boolean empire = ship.equals("SD");
        RulesTable<Battle> table = battles.moving(empire ? Side.EMPIRE : Side.REBEL);
        List<Violation> refusals = table.violations(empire ? "empire" : "rebel", to(ship, typed));
        assertThat(refusals).extracting(Violation::code).containsExactly(code);
        assertThat(refusals.get(0).sentence()).hasToString(why);
    }

    @ParameterizedTest
    @Rule({"SPB-MOVE-03", "SPB-MOVE-04", "SPB-MOVE-07", "SPB-MOVE-09", "SPB-MOVE-12", "SPB-MOVE-14", "SPB-MOVE-15"})
    @CsvSource({
        "X1, LFRFL, SPB-MOVE-14 SPB-MOVE-07",
        "X1, full LFFF, SPB-MOVE-14 SPB-MOVE-09",
        "X1, attack LFF, SPB-MOVE-14 SPB-MOVE-12",
        "T, LFRF, SPB-MOVE-14 SPB-MOVE-15",
        "T, full LFFF, SPB-MOVE-14 SPB-MOVE-09",
        "T, attack FF, SPB-MOVE-12",
        "SD, LFR, SPB-MOVE-14 SPB-MOVE-03",
        "SD, full LFF, SPB-MOVE-14 SPB-MOVE-04"
    })
    void aRefusalCitesTheRuleOfThatShipAndKind(String ship, String typed, String rules) {
        Battles battles = Battles.of("X1 x-wing-hoth 8,10 N", "T troop-transport 4,4 N", "SD star-destroyer 12,4 N");
        boolean empire = ship.equals("SD");
        RulesTable<Battle> table = battles.moving(empire ? Side.EMPIRE : Side.REBEL);
        assertThat(table.violations(empire ? "empire" : "rebel", to(ship, typed))
                        .get(0)
                        .rules())
                .containsExactly(rules.split(" ", -1));
    }

    @Test
    @Rule({"SPB-MOVE-08", "SPB-MOVE-13", "SPB-MOVE-14"})
    void everythingThatIsWrongIsToldAtOnce() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N").moving();
        assertThat(table.codes("rebel", to("X1", "LRLFFF")))
                .containsExactly("MOVE_FORWARD", "MOVE_TURNS", "MOVE_TURNS_TOGETHER", "MOVE_TURNS_TOGETHER");
    }

    @Test
    @Rule("SPB-GRID-06")
    void noStepLeavesTheBoard() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 2,19 N").moving();
        assertThat(sentence(table, "rebel", to("X1", "FF")))
                .isEqualTo("Step 2 would leave the board at (2,21) by the north edge.");
        assertThat(sentence(table, "rebel", to("X1", "LFF")))
                .isEqualTo("Step 3 would leave the board at (0,19) by the west edge.");
        assertThat(table.codes("rebel", to("X1", "full FF")))
                .as("nothing but an enemy or an edge to leave by cuts a move short")
                .containsExactly("MOVE_OFF_BOARD", "MOVE_FORWARD");
        assertThat(table.codes("rebel", to("X1", "FFF"))).containsExactly("MOVE_FORWARD", "MOVE_OFF_BOARD");
    }

    // ---- friends

    @Test
    @Rule({"SPB-MOVE-17", "SPB-GRID-02", "SPB-GRID-03", "SPB-COL-14"})
    void aFriendsSpaceMayBePassedAndTurnedInButNoMoveEndsThere() {
        Battles battles = Battles.of("X1 x-wing-hoth 8,10 N", "X2 x-wing-hoth 8,11 N", "X3 x-wing-hoth 8,12 N");
        assertThat(moves(battles.battle(), "X1")).contains("FLF", "full FFF").doesNotContain("FF", "FFL", "attack FF");
        RulesTable<Battle> table = battles.moving();
        assertThat(sentence(table, "rebel", to("X1", "FF"))).isEqualTo("The move ends on (8,12) with X3.");
        assertThat(table.codes("rebel", to("X1", "FF"))).containsExactly("MOVE_ONTO_FRIEND");
        table.choose("rebel", to("X1", "FLF"));
        assertThat(stands(table, "X1")).isEqualTo("(7,11) W");
    }

    @Test
    @Rule("SPB-MOVE-17")
    void byOptionFriendsBlock() {
        Battles battles = Battles.of(
                Battles.option("friends", HouseRules.Friends.BLOCK), "X1 x-wing-hoth 8,10 N", "X2 x-wing-hoth 8,11 N");
        assertThat(moves(battles.battle(), "X1"))
                .doesNotContain("FLF", "full FFF")
                .contains("LFF");
        assertThat(sentence(battles.moving(), "rebel", to("X1", "FLF")))
                .isEqualTo("The move passes (8,11) with X2 (option friends).");
    }

    // ---- full power

    @Test
    @Rule({"SPB-MOVE-05", "SPB-MOVE-04"})
    void whoMovedAtFullPowerFiresNoCapitalWeaponThisTurn() {
        RulesTable<Battle> table = Battles.of("SD star-destroyer 8,10 N", "T troop-transport 8,16 N")
                .led(Side.EMPIRE)
                .play(
                        new MovementPhase.BeginHalf(true),
                        new CapitalWeaponsPhase.BeginFire(true),
                        new CapitalWeaponsPhase.ApplyDamage());
        table.choose("empire", to("SD", "full FF")).isOver();
        assertThat(table.state().the("SD").turns().fullPower()).isEqualTo(1);
        assertThat(table.told()).last().isEqualTo("SD fires no capital weapons: SD made a full power move in turn 1.");
    }

    @Test
    @Rule("SPB-MOVE-05")
    void whatFullPowerCostsStandsBesideIt() {
        Battle battle = Battles.of("SD star-destroyer 8,10 N", "X1 x-wing-hoth 3,10 N")
                .led(Side.EMPIRE)
                .battle();
        assertThat(notes(battle, "SD")).contains("full FF: no capital weapons this turn", "F: ");
        assertThat(notes(battle, "X1")).contains("full FFF: ");
    }

    private static List<String> notes(Battle battle, String id) {
        Ship ship = battle.the(id);
        return Plans.among(battle, ship, MovementPhase.own(battle, ship), any -> List.of()).faces().stream()
                .map(face -> face.id() + ": " + face.note())
                .toList();
    }

    @Test
    @Rule("SPB-MOVE-06")
    void afterFullPowerAShipStillFiresRapidWeaponsAsAResponse() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,14 S")
                .change("X1", ship -> ship.atFullPower(1))
                .moving(Side.EMPIRE);
        table.choose("empire", to("TIE1", "FF"));
        assertThat(table.decision("rebel").questions().get(0).options().all().map(Object::toString))
                .anyMatch(action -> action.startsWith("Snap[ship=X1"));
    }

    // ---- nothing legal

    @Test
    @Rule("SPB-MOVE-19")
    void aShipWithoutAnyLegalMoveHoldsAndMayTurnOnce() {
        Battles battles = Battles.of("SD star-destroyer 1,20 N", "TIE1 tie-fighter 2,20 N", "X1 x-wing-hoth 1,16 N");
        assertThat(moves(battles.battle(), "SD")).containsExactly("hold", "hold L", "hold R");
        RulesTable<Battle> table = battles.moving(Side.EMPIRE);
        for (String typed : List.of("hold F", "hold LL", "hold LFR")) {
            assertThat(table.violations("empire", to("SD", typed)))
                    .extracting(Violation::toString)
                    .containsExactly("SD: SD holds: it may make one turn, L or R. [SPB-MOVE-19]");
        }
        table.choose("empire", to("SD", "hold R"));
        assertThat(stands(table, "SD")).isEqualTo("(1,20) E");
        assertThat(table.told())
                .as("in all words of the answer: hold R: stays at (1,20), facing east")
                .contains("SD has no legal move and holds, turning R: it stays at (1,20), facing east.");
        assertThat(table.waitingFor()).as("no response window").containsExactly("empire");
        assertThat(table.codes("empire", to("SD", "hold"))).containsExactly("MOVE_DONE", "MOVE_KIND");
    }

    @Test
    @Rule("SPB-MOVE-20")
    void unansweredEachShipInOrderOfItsIdGoesStraightOn() {
        RulesTable<Battle> table = Battles.of(
                        "X2 x-wing-hoth 4,4 N",
                        "X1 x-wing-hoth 8,19 N",
                        "T troop-transport 12,20 E",
                        "X3 x-wing-hoth 1,20 W")
                .moving();
        table.lapse("rebel").isOver();
        assertThat(stands(table, "T")).isEqualTo("(14,20) E");
        assertThat(stands(table, "X1")).as("FF would leave the board").isEqualTo("(6,19) W");
        assertThat(stands(table, "X2")).isEqualTo("(4,6) N");
        assertThat(stands(table, "X3")).as("west and north are closed").isEqualTo("(1,18) S");
        assertThat(table.told())
                .contains("3 more ships move by default after it: the Rebel has not answered in time.")
                .filteredOn(line -> line.contains(" moves "))
                .extracting(line -> line.substring(0, line.indexOf(' ')))
                .containsExactly("T", "X1", "X2", "X3");
    }

    @Test
    @Rule({"SPB-MOVE-20", "SPB-RESP-01"})
    void theEnemyAnswersEachOfThemBeforeTheNextGoesOn() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 4,4 N",
                        "X2 x-wing-hoth 8,10 N",
                        "X3 x-wing-hoth 12,4 N",
                        "TIE1 tie-fighter 7,13 S")
                .moving()
                .choose("rebel", to("X3", "FF"))
                .lapse("rebel");
        assertThat(table.waitingFor()).as("X2 has come near TIE1").containsExactly("empire");
        assertThat(stands(table, "X1")).isEqualTo("(4,6) N");
        assertThat(table.told()).contains("1 more ship moves by default after it: the Rebel has not answered in time.");
        table.choose("empire", "none").isOver();
        assertThat(stands(table, "X3")).as("it had moved").isEqualTo("(12,6) N");
    }

    /** A lapse of a battle of before moves one ship, and the next is asked for. */
    @Test
    @Rule("SPB-MOVE-20")
    void inABattleOfBeforeOneShipGoesOn() {
        RulesTable<Battle> table = Battles.playedBy("0.1.1", "X1 x-wing-hoth 4,4 N", "X2 x-wing-hoth 8,10 N")
                .moving()
                .lapse("rebel");
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(stands(table, "X2")).isEqualTo("(8,10) N");
    }

    @Test
    @Rule("SPB-MOVE-20")
    void unansweredNobodyIsLaunchedAndWithOpenEdgesNobodyLeaves() {
        RulesTable<Battle> table = Battles.of("SD star-destroyer 8,10 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE);
        table.lapse("empire").isOver();
        assertThat(table.state().ships()).hasSize(1);
        RulesTable<Battle> moved = Battles.of("SD star-destroyer 8,10 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE)
                .choose("empire", to("SD", "F"));
        moved.lapse("empire").isOver();
        assertThat(moved.state().ships()).hasSize(1);
        assertThat(moved.told()).noneMatch(line -> line.contains("by default"));
        RulesTable<Battle> open = Battles.of(Battles.option("edge", HouseRules.Edge.OPEN), "X1 x-wing-hoth 8,19 N")
                .moving();
        open.lapse("rebel");
        assertThat(stands(open, "X1")).isEqualTo("(6,19) W");
    }

    @Test
    @Rule("SPB-MOVE-21")
    void towersAndDisabledShipsDoNotMove() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,10 N", "tower-1 turbolaser-tower 3,3 N", "TIE1 tie-fighter 12,12 N")
                .change("SD", ship -> ship.disabled(1))
                .moving(Side.EMPIRE);
        assertThat(sentence(table, "empire", to("SD", "F")))
                .isEqualTo("SD is disabled by the Ion Cannon until the end of turn 1.");
        assertThat(table.codes("empire", to("SD", "F"))).containsExactly("MOVE_DISABLED");
        assertThat(sentence(table, "empire", to("tower-1", "F"))).isEqualTo("tower-1 cannot move.");
        table.choose("empire", to("TIE1", "FF")).isOver();
    }

    @Test
    @Rule({"SPB-MOVE-22", "SPB-CTR-06"})
    void aCountermoveUsesUpNoOwnMove() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,12 E")
                .play(new MovementPhase.BeginHalf(true), new MovementPhase.BeginHalf(false));
        table.choose("rebel", to("X1", "FF")).choose("empire", to("TIE1", "LFF"));
        assertThat(stands(table, "TIE1")).isEqualTo("(7,14) N");
        table.choose("empire", to("TIE1", "FF")).isOver();
        assertThat(stands(table, "TIE1")).isEqualTo("(7,16) N");
    }

    // ---- open edges

    @Test
    @Rule({"SPB-GRID-06", "SPB-GRID-07"})
    void byOptionAShipMayLeaveAndIsNeitherDestroyedNorAnswered() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("edge", HouseRules.Edge.OPEN),
                        "SD star-destroyer 8,20 N",
                        "TIE9 tie-fighter 12,12 N",
                        "X1 x-wing-hoth 9,18 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE);
        assertThat(moves(table.state(), "SD")).contains("F", "full F");
        table.choose("empire", to("SD", "F"));
        assertThat(table.told()).contains("SD leaves the board by the north edge.");
        assertThat(table.state().find("SD")).isNull();
        assertThat(table.state().away())
                .extracting(Away::id, Away::why)
                .containsExactlyInAnyOrder(tuple("SD", Away.Why.GONE), tuple("TIE1", Away.Why.GONE));
        assertThat(table.waitingFor()).as("no response").containsExactly("empire");
    }

    @Test
    @Rule({"SPB-GRID-06", "SPB-MOVE-18"})
    void oneThatLeavesIsDeclaredUpToTheStepThatLeaves() {
        RulesTable<Battle> table = Battles.of(Battles.option("edge", HouseRules.Edge.OPEN), "X1 x-wing-hoth 8,19 N")
                .moving();
        assertThat(sentence(table, "rebel", to("X1", "full FFF")))
                .isEqualTo("Step 2 leaves the board: the move is declared up to it, FF.");
        assertThat(table.codes("rebel", to("X1", "full FFF"))).containsExactly("MOVE_TOO_LONG");
    }

    // ---- what a move says of itself

    private static String said(Battle battle, String id, MoveKind kind, String steps, String made) {
        Ship ship = battle.the(id);
        Sequence sequence = battle.sheet(ship).helm().root(kind);
        for (int i = 0; i < steps.length(); i++) {
            sequence = sequence.then(steps.substring(i, i + 1));
        }
        Option option = Plans.option(battle, ship, sequence, made);
        return option.id() + " | " + option.label() + " | " + String.join(" ", option.anchors());
    }

    @Test
    @Rule({"SPB-MOVE-07", "SPB-MOVE-12"})
    void aMoveSaysWhereItEndsAndWhichWayTheShipLooksThen() {
        Battle battle = Battles.of("X1 x-wing-hoth 2,2 N").battle();
        assertThat(List.of(
                        said(battle, "X1", MoveKind.STANDARD, "FF", ""),
                        said(battle, "X1", MoveKind.STANDARD, "LFRF", ""),
                        said(battle, "X1", MoveKind.STANDARD, "RFRF", ""),
                        said(battle, "X1", MoveKind.STANDARD, "RFRF", "RF"),
                        said(battle, "X1", MoveKind.STANDARD, "FF", "FF"),
                        said(battle, "X1", MoveKind.HOLD, "", "")))
                .containsExactly(
                        "FF | FF: to (2,4), facing north | x2y4",
                        "LFRF | LFRF: to (1,3), facing north | x1y3",
                        "RFRF | RFRF: to (3,1), facing south | x3y1",
                        "RF | RF: to (3,2), facing east | X1 x3y2",
                        "no-turn | no-turn: to (2,2), facing north | X1 x2y2",
                        "hold | hold: stays at (2,2), facing north | x2y2");
    }

    @Test
    @Rule({"SPB-MOVE-10", "SPB-COL-11"})
    void whoCannotTurnIsNotSaidToLeaveOutATurnWhereItStops() {
        Battle battle = Battles.of(Battles.option("fast", HouseRules.Fast.UP_TO), "TIE1 tie-fighter 7,13 N")
                .battle();
        assertThat(said(battle, "TIE1", MoveKind.FULL_POWER, "FFF", "FFF"))
                .isEqualTo("no-turn | stop: to (7,13), facing north | TIE1 x7y13");
    }

    @Test
    @Rule({"SPB-COL-01", "SPB-GRID-06"})
    void aMoveThatMeetsAnEnemyOrLeavesTheBoardSaysSo() {
        Battle battle = Battles.of("X1 x-wing-hoth 2,2 N", "X2 x-wing-hoth 2,3 N", "TIE1 tie-fighter 2,4 S")
                .battle();
        assertThat(List.of(
                        said(battle, "X1", MoveKind.STANDARD, "FF", ""),
                        said(battle, "X2", MoveKind.STANDARD, "F", ""),
                        said(battle, "X1", MoveKind.STANDARD, "F", ""),
                        said(battle, "X1", MoveKind.FULL_POWER, "FFF", ""),
                        said(battle, "X1", MoveKind.STANDARD, "LFF", "")))
                .containsExactly(
                        "FF | FF: meets TIE1 at (2,4) | x2y4",
                        "F | F: meets TIE1 at (2,4) | x2y4",
                        "F | F: to (2,3), facing north | x2y3", // where a friend stands
                        "full FFF | full FFF: to (2,5), facing north | x2y5", // passing an enemy
                        "LFF | LFF: leaves by the west edge | x1y2");
    }

    /** Letters that are no steps are no sequence: of what is none there is nothing to say but that. */
    @Test
    @Rule("SPB-MOVE-12")
    void whatIsNoSequenceIsNoOption() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N").moving(Side.REBEL);
        assertThat(table.codes("rebel", to("X1", "FXF"))).isEqualTo(table.codes("rebel", to("X1", "warp FF")));
    }

    @Test
    @Rule({"SPB-MOVE-08", "SPB-MOVE-14"})
    void turnsAreCountedFromTheFirst() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N").moving(Side.REBEL);
        assertThat(table.violations("rebel", to("X1", "LFRLF")))
                .extracting(one -> one.sentence().toString())
                .containsExactly(
                        "X1 may make 2 turns in a standard move; 3 given.",
                        "Turns 2 and 3 have no forward step between them.");
    }
}
