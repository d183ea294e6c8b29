package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.core.json.StateJson;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.Countermoves;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Sheet;
import org.muster.ruleset.space.ThreatZone;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;
import tools.jackson.databind.JsonNode;

public class ResponseTest {

    /** Who may respond, and how: {@code "A"} by a countermove, {@code "fire A Lasers"}. */
    public static List<String> kinds(RulesTable<Battle> table, String seat) {
        return table.question(seat)
                .options()
                .all()
                .flatMap(
                        action -> action instanceof Response.Action response ? Stream.of(response.kind()) : Stream.of())
                .distinct()
                .toList();
    }

    private static String why(RulesTable<Battle> table, String seat, String typed) {
        return table.violations(seat, typed).get(0).sentence().toString();
    }

    // ---- one response, or none

    @Test
    @Rule({"SPB-RESP-01", "SPB-RESP-02", "SPB-RESP-05"})
    void afterEachMovedShipTheOtherMayTakeOneActionOrNone() {
        Battles battles = Battles.of(
                "T troop-transport 2,2 N",
                "X1 x-wing-hoth 8,10 N",
                "TIE1 tie-fighter 7,13 S",
                "TIE2 tie-fighter 9,13 S");
        RulesTable<Battle> table = battles.moving().choose("rebel", to("X1", "FF"));
        assertThat(kinds(table, "empire"))
                .containsExactly("none", "fire TIE1 Lasers", "fire TIE2 Lasers", "TIE1", "TIE2");
        table.rolling(1).choose("empire", "fire TIE1 Lasers");
        assertThat(table.waitingFor()).as("one action is all").containsExactly("rebel");
        RulesTable<Battle> none =
                battles.moving().choose("rebel", to("X1", "FF")).choose("empire", "none");
        assertThat(none.waitingFor()).containsExactly("rebel");
    }

    @Test
    @Rule("SPB-RESP-01")
    void theWindowComesAfterTheWholeMoveWithItsFire() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,13 S")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(table.waitingFor()).as("fire after one step").containsExactly("rebel");
        table.choose("rebel", "none").choose("rebel", "none");
        assertThat(table.waitingFor()).containsExactly("empire");
    }

    @Test
    @Rule("SPB-RESP-03")
    void aResponseIsNotAnswered() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N", "X2 x-wing-hoth 12,13 W", "TIE1 tie-fighter 7,13 S")
                .moving()
                .choose("rebel", to("X1", "FF"))
                .choose("empire", to("TIE1", "LFF"));
        assertThat(stands(table, "TIE1")).isEqualTo("(9,13) E");
        assertThat(table.step("rebel")).isInstanceOf(MovementPhase.NextShip.class);
        assertThat(table.codes("rebel", to("X1", "FF"))).containsExactly("MOVE_DONE");
    }

    @Test
    @Rule("SPB-RESP-04")
    void theSameShipMayRespondToEachShipThatMoved() {
        Battles battles = Battles.of(
                "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "X2 x-wing-hoth 6,10 N", "TIE1 tie-fighter 7,13 S");
        RulesTable<Battle> table = battles.moving()
                .rolling(1, 1)
                .choose("rebel", to("X1", "FF"))
                .choose("empire", "fire TIE1 Lasers")
                .choose("rebel", to("X2", "FF"));
        assertThat(kinds(table, "empire")).contains("fire TIE1 Lasers");
        table.choose("empire", "fire TIE1 Lasers");
    }

    @Test
    @Rule("SPB-RESP-04")
    void byOptionAShipRespondsOnceInAHalf() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("responsesPerShip", HouseRules.ResponsesPerShip.ONE_PER_HALF),
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "X2 x-wing-hoth 6,10 N",
                        "TIE1 tie-fighter 7,13 S",
                        "TIE2 tie-fighter 5,13 S")
                .moving()
                .rolling(1)
                .choose("rebel", to("X1", "FF"))
                .choose("empire", "fire TIE1 Lasers")
                .choose("rebel", to("X2", "FF"));
        assertThat(kinds(table, "empire")).containsExactly("none", "fire TIE2 Lasers", "TIE2");
        assertThat(why(table, "empire", "fire TIE1 Lasers"))
                .isEqualTo("TIE1 has responded in this half already (option responsesPerShip).");
        assertThat(table.codes("empire", to("TIE1", "LFF"))).containsExactly("RESP_USED");
    }

    @Test
    @Rule("SPB-RESP-06")
    void whoIsDisabledDestroyedOrCarriedDoesNotRespond() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "TIE1 tie-fighter 7,13 S",
                        "TIE2 tie-fighter 9,13 S",
                        "SD star-destroyer 12,12 N")
                .carried("SD", "TIE3 tie-fighter")
                .away("TIE4 tie-fighter", Away.Why.DESTROYED, "")
                .change("TIE1", ship -> ship.disabled(1))
                .change("TIE2", ship -> ship.moved(1).atFullPower(1))
                .moving()
                .choose("rebel", to("X1", "FF"));
        assertThat(kinds(table, "empire")).containsExactly("none", "fire TIE2 Lasers", "TIE2");
        assertThat(why(table, "empire", "fire TIE1 Lasers")).isEqualTo("TIE1 is disabled.");
        assertThat(why(table, "empire", to("TIE3", "FF"))).isEqualTo("TIE3 is carried.");
        assertThat(why(table, "empire", "fire TIE4 Lasers")).isEqualTo("TIE4 is destroyed.");
        assertThat(table.codes("empire", to("TIE4", "FF"))).containsExactly("RESP_UNAVAILABLE");
    }

    @Test
    @Rule("SPB-RESP-07")
    void withoutALegalResponseNobodyIsAsked() {
        RulesTable<Battle> table = Battles.of("X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 2,18 S")
                .moving()
                .choose("rebel", to("X1", "FF"));
        table.isOver();
    }

    @Test
    @Rule("SPB-RESP-01")
    void theOneWhoMovedMayNotAnswer() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 7,13 S")
                .moving()
                .choose("rebel", to("X1", "FF"));
        assertThat(table.codes("empire", to("X1", "FF"))).containsExactly("MOVE_HALF");
    }

    // ---- countermoves

    private static RulesTable<Battle> example() {
        return Battles.of(
                        "X1 x-wing-hoth 5,2 N",
                        "A tie-fighter 4,4 E",
                        "B tie-fighter 5,6 N",
                        "C tie-fighter 6,2 N",
                        "D star-destroyer 4,6 S")
                .moving()
                .choose("rebel", to("X1", "full FFF"));
    }

    @Test
    @Rule("SPB-CTR-09")
    void theExampleOfTheBook() {
        RulesTable<Battle> table = example();
        assertThat(kinds(table, "empire").stream().filter(kind -> kind.length() == 1))
                .containsExactly("A", "C");
        assertThat(table.decision("empire").prompt())
                .hasToString("X1, X-Wing, has moved from (5,2) to (5,5): one response to it, or none?");
        assertThat(table.question("empire").options().faces())
                .extracting(option -> option.label() + ": " + option.note())
                .contains("A: countermove to the move of X1");
    }

    @Test
    @Rule({"SPB-CTR-01", "SPB-CTR-04"})
    void adjacentAtTheStartOnTheWayOrAtTheEnd() {
        assertThat(counters("S tie-fighter 7,9 N")).as("at its start, (8,10)").containsExactly("S");
        assertThat(counters("S tie-fighter 6,12 W")).as("never nearer than 2").isEmpty();
        assertThat(counters("S tie-fighter 9,11 N")).as("on the way").containsExactly("S");
        assertThat(counters("S tie-fighter 9,14 N")).as("at its end, (8,13)").containsExactly("S");
        RulesTable<Battle> table = moved("S tie-fighter 5,12 E", "Z tie-fighter 9,11 N");
        assertThat(why(table, "empire", to("S", "FF"))).isEqualTo("X1 was never adjacent to S; nearest distance 3.");
    }

    private static RulesTable<Battle> moved(String... others) {
        Battles battles = Battles.of("X1 x-wing-hoth 8,10 N");
        for (String other : others) {
            battles.ship(other);
        }
        return battles.moving().choose("rebel", to("X1", "full FFF"));
    }

    private static List<String> counters(String... others) {
        RulesTable<Battle> table = moved(others);
        return table.waitingFor().contains("empire")
                ? kinds(table, "empire").stream()
                        .filter(kind -> !kind.equals("none") && !kind.startsWith("fire"))
                        .toList()
                : List.of();
    }

    @Test
    @Rule("SPB-CTR-04")
    void aJumpedOverSpaceDoesNotCountButWhereItLandsDoes() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N",
                        "E tie-fighter 8,11 N",
                        "L lancer-frigate 7,11 W",
                        "R tie-fighter 9,11 E",
                        "J tie-fighter 7,13 W")
                .moving()
                .choose("rebel", to("X1", "full F"));
        assertThat(table.told()).contains("X1 jumps over E to (8,12).");
        assertThat(kinds(table, "empire")).contains("J");
        assertThat(table.state().manoeuvre().path())
                .extracting(Object::toString)
                .doesNotContain("(8,11)");
    }

    @ParameterizedTest
    @Rule("SPB-CTR-02")
    @CsvSource({"y-wing, true", "x-wing-hoth, false"})
    void aSlowerShipMayNot(String mover, boolean may) {
        RulesTable<Battle> table = Battles.of(
                        "M " + mover + " 8,10 N", "L lancer-frigate 9,13 S", "TIE1 tie-fighter 7,13 S")
                .moving()
                .choose("rebel", to("M", "FF"));
        assertThat(kinds(table, "empire").contains("L")).isEqualTo(may);
        if (!may) {
            assertThat(why(table, "empire", to("L", "FF"))).isEqualTo("L has speed 3, M 4; same or higher is needed.");
        }
    }

    @Test
    @Rule("SPB-CTR-03")
    void notIfTheEnemyWasOnlyDirectlyBehind() {
        RulesTable<Battle> table = example();
        assertThat(why(table, "empire", to("B", "FF")))
                .isEqualTo("X1 was adjacent to B only at (5,5), directly behind it.");
        assertThat(table.codes("empire", to("D", "F"))).containsExactly("CTR_SPEED");
        assertThat(counters("S tie-fighter 8,14 N"))
                .as("only (8,13), directly behind")
                .isEmpty();
        assertThat(counters("S tie-fighter 9,14 N"))
                .as("diagonally behind is not")
                .containsExactly("S");
    }

    /** The mover is diagonally behind TIE1, steps directly behind it and pushes it to where it looks. */
    private static RulesTable<Battle> pushed(String mover, String move, String... others) {
        Battles battles = Battles.of(mover, "TIE1 tie-fighter 5,5 N");
        for (String other : others) {
            battles.ship(other);
        }
        String id = mover.substring(0, mover.indexOf(' '));
        return battles.moving().choose("rebel", to(id, move)).choose("empire", "x5y6");
    }

    @Test
    @Rule({"SPB-CTR-01", "SPB-CTR-03", "SPB-CTR-04", "SPB-COL-13"})
    void aShipThatIsPushedAwayAnswersForWhereItStoodBefore() {
        RulesTable<Battle> table = pushed("T troop-transport 4,4 E", "FLF");
        assertThat(table.state().move().path())
                .as("only (5,5) is adjacent to (5,6), and directly behind")
                .extracting(Object::toString)
                .containsExactly("(4,4)", "(5,4)", "(5,5)");
        assertThat(kinds(table, "empire")).containsExactly("none", "TIE1");
        table.choose("empire", to("TIE1", "FF"));
        assertThat(stands(table, "TIE1")).isEqualTo("(5,8) N");
    }

    @Test
    @Rule({"SPB-CTR-04", "SPB-CAR-04"})
    void soItDoesWhenALaunchedFighterPushesIt() {
        RulesTable<Battle> table = Battles.of(
                        Battles.OPEN, "SD star-destroyer 4,4 E", "X1 x-wing-hoth 5,5 N", "Z z-95 14,2 N")
                .carried("SD", "B1 tie-bomber")
                .moving(Side.EMPIRE)
                .choose("empire", to("launch B1", "FLF"))
                .choose("rebel", "x5y6")
                .lapse("empire"); // no more turns
        assertThat(kinds(table, "rebel")).containsExactly("none", "X1");
    }

    @Test
    @Rule({"SPB-CTR-04", "SPB-COL-12"})
    void soItDoesWhenItIsPushedTwice() {
        RulesTable<Battle> table =
                pushed("C corellian-corvette 4,5 N", "RF").choose("rebel", "LF").choose("empire", "x5y7");
        assertThat(stands(table, "C")).as("directly behind it").isEqualTo("(5,6) N");
        assertThat(table.state().move().course().met()).containsExactly("TIE1");
        assertThat(kinds(table, "empire")).containsExactly("none", "TIE1");
    }

    @Test
    @Rule({"SPB-CTR-03", "SPB-CTR-04"})
    void notIfTheEnemyWasOnlyDirectlyBehindBeforeItPushedToo() {
        RulesTable<Battle> table = pushed("T troop-transport 5,3 N", "full FF", "TIE2 tie-fighter 6,7 W")
                .choose("empire", "x5y7");
        assertThat(kinds(table, "empire")).as("TIE2 saw it pass").contains("TIE2");
        assertThat(table.codes("empire", to("TIE1", "FF"))).containsExactly("CTR_BEHIND");
    }

    private static JsonNode manoeuvre(RulesTable<Battle> table) {
        return new StateJson<>(Battles.RULES).state(table.state()).path("manoeuvre");
    }

    @Test
    @Rule("SPB-CTR-04")
    void whoWasPushedIsWrittenDownOnlyWhileItMattersAndUntilItHasAnswered() {
        RulesTable<Battle> table = pushed("T troop-transport 4,4 E", "FLF", "X2 x-wing-hoth 1,1 N");
        assertThat(manoeuvre(table).path("met")).hasToString("[\"TIE1\"]");
        table.choose("empire", "none");
        assertThat(manoeuvre(table).has("met")).isFalse();
        RulesTable<Battle> aside = Battles.of("T troop-transport 4,4 E", "TIE1 tie-fighter 5,5 N")
                .moving()
                .choose("rebel", to("T", "FLF"))
                .choose("empire", "x6y6");
        assertThat(kinds(aside, "empire")).contains("TIE1");
        assertThat(manoeuvre(aside).has("met")).as("it is adjacent still").isFalse();
    }

    @Test
    @Rule("SPB-CTR-05")
    void aCountermoveIsOneCompleteStandardMove() {
        RulesTable<Battle> table = example();
        List<String> ways = table.question("empire")
                .options()
                .all()
                .filter(Response.Counter.class::isInstance)
                .map(Response.Counter.class::cast)
                .filter(counter -> counter.ship().equals("A"))
                .map(counter -> counter.sequence().id())
                .toList();
        assertThat(ways).contains("RFF", "LFLF").doesNotContain("LFF").allMatch(id -> !id.contains(" "));
        assertThat(why(table, "empire", to("A", "full FFFF")))
                .isEqualTo("A countermove is a standard move (option countermove).");
        assertThat(table.codes("empire", to("A", "attack FF"))).containsExactly("CTR_KIND");
        assertThat(table.codes("empire", to("A", "LLFF"))).containsExactly("MOVE_TURNS_TOGETHER");
        table.choose("empire", to("A", "RFF"));
        assertThat(stands(table, "A")).isEqualTo("(4,2) S");
    }

    private static List<String> kindsOfCountermove(Countermoves option) {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("countermove", option), "X1 x-wing-hoth 8,10 N", "S tie-fighter 9,13 N")
                .moving()
                .choose("rebel", to("X1", "full FFF"));
        return table.question("empire")
                .options()
                .all()
                .filter(Response.Counter.class::isInstance)
                .map(counter -> ((Response.Counter) counter).sequence().kind().name())
                .distinct()
                .toList();
    }

    private static List<String> refusedCountermove(Countermoves option, String typed) {
        return Battles.of(Battles.option("countermove", option), "X1 x-wing-hoth 8,10 N", "S tie-fighter 9,13 N")
                .moving()
                .choose("rebel", to("X1", "full FFF"))
                .codes("empire", to("S", typed));
    }

    @Test
    @Rule("SPB-CTR-05")
    void aKindThatTheOptionAllowsIsRefusedForItsSequenceOnly() {
        assertThat(refusedCountermove(Countermoves.STANDARD_OR_FULL, "F")).containsExactly("MOVE_FORWARD");
        assertThat(refusedCountermove(Countermoves.STANDARD_OR_FULL, "full F")).containsExactly("MOVE_FORWARD");
        assertThat(refusedCountermove(Countermoves.STANDARD_OR_FULL, "attack F"))
                .containsExactly("CTR_KIND");
        assertThat(refusedCountermove(Countermoves.ANY, "attack LLF")).doesNotContain("CTR_KIND");
        assertThat(refusedCountermove(Countermoves.ANY, "hold")).containsExactly("CTR_KIND");
    }

    @ParameterizedTest
    @Rule("SPB-CTR-05")
    @CsvSource(
            delimiter = '|',
            value = {
                "STANDARD | full FFFF | A countermove is a standard move (option countermove).",
                "STANDARD_OR_FULL | attack FF | A countermove is a standard or full power move (option countermove).",
                "ANY | hold | A countermove is any move, but no holding (option countermove)."
            })
    void aKindIsRefusedWithWhatTheOptionAllows(Countermoves option, String typed, String why) {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("countermove", option), "X1 x-wing-hoth 8,10 N", "S tie-fighter 9,13 N")
                .moving()
                .choose("rebel", to("X1", "FF"));
        assertThat(why(table, "empire", to("S", typed))).isEqualTo(why);
    }

    @Test
    @Rule("SPB-CTR-05")
    void byOptionOtherKindsOfMoveToo() {
        assertThat(kindsOfCountermove(Countermoves.STANDARD)).containsExactly("STANDARD");
        assertThat(kindsOfCountermove(Countermoves.STANDARD_OR_FULL)).containsExactly("STANDARD", "FULL_POWER");
        assertThat(kindsOfCountermove(Countermoves.ANY)).containsExactly("STANDARD", "FULL_POWER", "ATTACK");
    }

    @Test
    @Rule({"SPB-CTR-05", "SPB-MOVE-05"})
    void aFullPowerCountermoveSilencesCapitalWeaponsAndAnAttackMayFire() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("countermove", Countermoves.ANY),
                        "T troop-transport 2,2 N",
                        "X1 x-wing-hoth 8,10 N",
                        "S tie-fighter 9,13 W")
                .moving()
                .choose("rebel", to("X1", "FFR"))
                .choose("empire", to("S", "attack FF"));
        assertThat(table.step("empire")).isInstanceOf(AttackRun.FireWindow.class);
        table.rolling("Lasers of S at X1", 20).choose("empire", to("X1", "Lasers"));
        assertThat(table.state().find("X1")).isNull();
    }

    @Test
    @Rule("SPB-CTR-07")
    void notWithoutALegalStandardMove() {
        // in the corner with friends on both sides the TIE could only end where one of them stands
        assertThat(counters("S tie-fighter 7,9 W", "K tie-fighter 9,13 N")).containsExactly("S", "K");
        Battle stuck = Battles.of("SD star-destroyer 1,20 N", "TIE1 tie-fighter 2,20 N", "X1 x-wing-hoth 2,19 N")
                .battle();
        assertThat(Countermove.legal(stuck, stuck.the("SD"))).isZero();
        Battle slow = Battles.of("SD star-destroyer 1,20 N", "TIE1 tie-fighter 2,20 N", "M assault-frigate 2,19 N")
                .battle();
        Manoeuvre past = Manoeuvre.begin("M", MoveKind.STANDARD, Battles.square("2,19"), false, null);
        assertThat(Countermove.violations(slow, slow.the("SD"), slow.the("M"), past))
                .extracting(Violation::code)
                .containsExactly("CTR_NO_MOVE");
    }

    @Test
    @Rule("SPB-CTR-08")
    void neverATower() {
        RulesTable<Battle> table = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 8,4 N", "tower-1 turbolaser-tower 9,6 N")
                .moving()
                .choose("rebel", to("Y1", "FF"));
        assertThat(kinds(table, "empire")).containsExactly("none", "fire tower-1 Turbolasers");
        assertThat(why(table, "empire", to("tower-1", "FF"))).isEqualTo("tower-1 cannot move.");
    }

    // ---- rapid fire

    @Test
    @Rule("SPB-RAP-01")
    void atAnEnemyThatFinishesInTheZoneNotAtOneThatPasses() {
        Battles battles = Battles.of("T troop-transport 2,2 N", "X1 x-wing-hoth 6,10 E", "TIE1 tie-fighter 8,12 S");
        assertThat(kinds(battles.moving().choose("rebel", to("X1", "FF")), "empire"))
                .as("ends at (8,10)")
                .contains("fire TIE1 Lasers");
        RulesTable<Battle> passed = battles.change("X1", ship -> ship.at(Battles.square("7,10"), ship.facing()))
                .moving()
                .choose("rebel", to("X1", "full FFF"));
        assertThat(passed.waitingFor()).as("ends at (10,10)").containsExactly("rebel");
    }

    @Test
    @Rule({"SPB-RAP-02", "SPB-RAP-03"})
    void noHeavyWeaponAndNobodyElse() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,13 S",
                        "X2 x-wing-hoth 2,2 N",
                        "TIE1 tie-fighter 7,10 N",
                        "TIE2 tie-fighter 9,12 N")
                .led(Side.EMPIRE)
                .moving(Side.EMPIRE)
                .choose("empire", to("TIE1", "FF"));
        assertThat(why(table, "rebel", "fire X1 Torpedos"))
                .isEqualTo("Torpedos is heavy; only rapid weapons may fire now.");
        assertThat(why(table, "rebel", "fire X1 Lasers at TIE2"))
                .isEqualTo("Only TIE1 may be fired at in this response.");
        assertThat(why(table, "rebel", "fire X1 Lasers at X2")).isEqualTo("X2 is your own ship.");
        assertThat(table.codes("rebel", "fire X2 Lasers")).containsExactly("FIRE_ZONE");
    }

    @Test
    @Rule("SPB-RAP-04")
    void oneShipFiresOneWeaponOnce() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,14 S")
                .moving()
                .rolling("Lasers of TIE1 at X1", 5)
                .choose("rebel", to("X1", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        assertThat(table.rolled()).hasSize(1);
        assertThat(table.told()).contains("TIE1 misses X1.");
    }

    @Test
    @Rule("SPB-RAP-05")
    void theZonesAreThoseOfThePictures() {
        zone("D", ".###.", "..#..", "..^..", ".....", ".....");
        zone("C", ".###.", ".###.", "..^..", ".....", ".....");
        zone("B", ".###.", ".###.", ".#^#.", ".....", ".....");
        zone("A", ".###.", ".###.", ".#^#.", ".###.", ".....");
        zone("S", "#####", "#####", "##^##", "#...#", ".....");
        zone("T", "#####", "#####", "##^##", "#####", "#####");
    }

    private static void zone(String letter, String... picture) {
        Sheet sheet = Battles.FILES.read("ships", Designs.class).ships().stream()
                .map(design -> Battles.book(HouseRules.DEFAULT).sheet(design.id()))
                .filter(one -> one.zone().letter().equals(letter))
                .findFirst()
                .orElseThrow();
        for (int forward = -2; forward <= 2; forward++) {
            for (int right = -2; right <= 2; right++) {
                boolean drawn = picture[2 - forward].charAt(right + 2) == '#';
                assertThat(sheet.zone().spaces().contains(new Offset(right, forward)))
                        .as(letter + " [" + right + "," + forward + "]")
                        .isEqualTo(drawn);
            }
        }
    }

    @ParameterizedTest
    @Rule("SPB-RAP-05")
    @CsvSource({
        "tie-fighter, C",
        "x-wing-hoth, C",
        "x-wing-deathstar, C",
        "vader, B",
        "y-wing, D",
        "falcon, A",
        "troop-transport, A",
        "star-destroyer, S",
        "turbolaser-tower, T"
    })
    void eachShipHasItsZone(String design, String letter) {
        assertThat(Battles.book(HouseRules.DEFAULT).sheet(design).zone().letter())
                .isEqualTo(letter);
    }

    @ParameterizedTest
    @Rule("SPB-RAP-05")
    @CsvSource({"N, 8, 12", "E, 10, 10", "S, 8, 8", "W, 6, 10"})
    void aZoneTurnsWithItsShip(Facing facing, int x, int y) {
        ThreatZone zone = Battles.book(HouseRules.DEFAULT).sheet("y-wing").zone();
        var here = Battles.square("8,10");
        assertThat(zone.reaches(here, facing, new Square(x, y))).isTrue();
        assertThat(zone.reaches(here, facing.right(), new Square(x, y))).isFalse();
        assertThat(zone.reaches(here, facing, here)).isFalse();
        assertThat(zone.reaches(here, facing, Battles.square("16,20"))).isFalse();
    }

    @Test
    @Rule("SPB-RAP-06")
    void noLineOfSightIsNeededUnlessTheBattleSaysSo() {
        String[] ships = {
            "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,14 S", "SD star-destroyer 8,13 W"
        };
        assertThat(kinds(Battles.of(ships).moving().choose("rebel", to("X1", "FF")), "empire"))
                .contains("fire TIE1 Lasers");
        RulesTable<Battle> blocked = Battles.of(
                        Battles.option("lineOfSight", HouseRules.LineOfSight.ALL_WEAPONS), ships)
                .moving()
                .choose("rebel", to("X1", "FF"));
        assertThat(kinds(blocked, "empire")).doesNotContain("fire TIE1 Lasers").contains("fire SD Turbolasers");
        assertThat(why(blocked, "empire", "fire TIE1 Lasers")).isEqualTo("SD at (8,13) blocks the line to X1.");
    }

    @Test
    @Rule({"SPB-RAP-07", "SPB-HIT-10"})
    void fireAtAnImmuneTargetIsRefused() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,13 S",
                        "X2 x-wing-hoth 9,12 S",
                        "SD star-destroyer 8,10 N",
                        "a-wing-1 a-wing 9,11 W")
                .moving(Side.EMPIRE)
                .choose("empire", to("SD", "F"));
        assertThat(table.waitingFor()).contains("rebel");
        assertThat(why(table, "rebel", "fire X1 Lasers"))
                .isEqualTo("SD cannot be damaged by snub weapons (Lasers is rapid).");
    }

    @Test
    @Rule({"SPB-HIT-14", "SPB-ATT-05"})
    void aHitInTheMovementPhaseTakesEffectAtOnce() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N", "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,14 S")
                .moving()
                .rolling("Lasers of TIE1 at X1", 19)
                .choose("rebel", to("X1", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        assertThat(table.told()).contains("TIE1 hits X1.", "X1 is destroyed.");
        assertThat(table.state().find("X1")).isNull();
        assertThat(table.state().findAway("X1").why()).isEqualTo(Away.Why.DESTROYED);
    }
}
