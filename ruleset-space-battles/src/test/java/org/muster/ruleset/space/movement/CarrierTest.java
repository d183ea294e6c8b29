package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class CarrierTest {

    private static Battles hangar() {
        return Battles.of("SD star-destroyer 8,10 N", "X1 x-wing-hoth 2,2 N")
                .carried("SD", "TIE2 tie-fighter", "TIE1 tie-fighter", "TIE3 tie-fighter");
    }

    private static List<String> kinds(RulesTable<Battle> table) {
        return table.question("empire")
                .options()
                .all()
                .map(order -> ((MovementPhase.Order) order).kind())
                .distinct()
                .toList();
    }

    private static String why(RulesTable<Battle> table, String typed) {
        return table.violations("empire", typed).get(0).sentence().toString();
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-HOTH-05"})
    void carriedFightersAreOffTheTable() {
        Battle start = PerftTest.placed(HouseRules.DEFAULT);
        assertThat(start.ships()).extracting(Ship::id).containsExactly("SD", "T", "X1", "X2");
        assertThat(start.away())
                .extracting(Away::why)
                .containsOnly(Away.Why.CARRIED)
                .hasSize(3);
        RulesTable<Battle> table = hangar().moving(Side.EMPIRE);
        assertThat(table.codes("empire", to("TIE1", "FF"))).as("no own move").containsExactly("MOVE_UNAVAILABLE");
    }

    /** Of an open battle's fleet; in a battle of 0.1.0 as its letters say. */
    @Test
    @Rule({"SPB-CAR-03", "SPB-MOVE-20", "SPB-OPEN-03"})
    void theNinthIsLaunchedAndMovedBeforeTheTenth() {
        for (String version : List.of("0.1.0", "0.1.1")) {
            String first = version.equals("0.1.0") ? "TIE10" : "TIE9";
            RulesTable<Battle> launching = Battles.playedBy(version, "SD star-destroyer 8,10 N")
                    .carried("SD", "TIE10 tie-fighter", "TIE9 tie-fighter", "TIE11 tie-fighter")
                    .moving(Side.EMPIRE);
            assertThat(kinds(launching)).containsExactly("SD", "launch " + first);
            RulesTable<Battle> moving = Battles.playedBy(
                            version, "TIE10 tie-fighter 4,4 N", "TIE9 tie-fighter 8,4 N", "TIE11 tie-fighter 12,4 N")
                    .moving(Side.EMPIRE);
            moving.lapse("empire");
            assertThat(stands(moving, first)).isEqualTo(version.equals("0.1.0") ? "(4,6) N" : "(8,6) N");
        }
    }

    @Test
    @Rule({"SPB-CAR-02", "SPB-CAR-03"})
    void oneFighterATurnBeforeOrAfterTheCarriersOwnMove() {
        RulesTable<Battle> table = hangar().moving(Side.EMPIRE);
        assertThat(kinds(table))
                .as("identical ones are one option, the lowest id")
                .containsExactly("SD", "launch TIE1");
        assertThat(table.codes("empire", to("launch TIE2", "FF"))).containsExactly("LAUNCH_IDENTICAL");
        table.choose("empire", to("launch TIE1", "FF"));
        assertThat(stands(table, "TIE1")).isEqualTo("(8,12) N");
        assertThat(why(table, to("launch TIE2", "FF"))).isEqualTo("SD has launched 1 this turn; limit 1.");
        assertThat(kinds(table)).as("its own move of the turn is made").containsExactly("SD");
        table.choose("empire", to("SD", "F")).isOver();

        RulesTable<Battle> after = hangar().moving(Side.EMPIRE);
        after.choose("empire", to("SD", "FR"));
        assertThat(kinds(after)).containsExactly("launch TIE1", "done");
        after.choose("empire", to("launch TIE1", "full FFFF"));
        assertThat(stands(after, "TIE1"))
                .as("from the carrier's space with its facing")
                .isEqualTo("(12,11) E");
    }

    @Test
    @Rule("SPB-CAR-02")
    void aTurnNotUsedIsLost() {
        RulesTable<Battle> table = hangar().moving(Side.EMPIRE);
        table.choose("empire", to("SD", "F")).choose("empire", "done").isOver();
        Battle next = table.state().nextTurn(Side.EMPIRE);
        assertThat(Carriers.violations(next, next.the("SD"))).isEmpty();
        assertThat(next.progress().launchesOf("SD")).isZero();
    }

    @Test
    @Rule("SPB-CAR-03")
    void differentFightersAreNamedAndTheCarrierIsAFriendInTheirWay() {
        RulesTable<Battle> table = Battles.of(Battles.OPEN, "SD star-destroyer 8,10 N", "A a-wing 2,2 N")
                .carried("SD", "tie-fighter-1 tie-fighter", "tie-bomber-1 tie-bomber")
                .moving(Side.EMPIRE);
        assertThat(kinds(table)).containsExactly("SD", "launch tie-fighter-1", "launch tie-bomber-1");
    }

    @Test
    @Rule({"SPB-CAR-04", "SPB-RESP-01"})
    void aLaunchIsAnsweredLikeAnyMoveAndTheCarriersSpaceIsItsStart() {
        RulesTable<Battle> table = Battles.of("SD star-destroyer 8,10 N", "X1 x-wing-hoth 9,9 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE)
                .choose("empire", to("launch TIE1", "full FFFF"));
        assertThat(ResponseTest.kinds(table, "rebel"))
                .as("adjacent to (8,10) only")
                .containsExactly("none", "X1");
    }

    @Test
    @Rule("SPB-CAR-05")
    void noFireFromInsideTheCarrier() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,10 N", "X1 x-wing-hoth 8,12 N", "T troop-transport 2,2 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE)
                .choose("empire", to("launch TIE1", "attack FF"));
        assertThat(table.state().move().steps())
                .as("asked after the first step, not before")
                .isEqualTo("F");
        assertThat(table.step("empire")).isInstanceOf(AttackRun.FireWindow.class);
    }

    @Test
    @Rule("SPB-CAR-06")
    void aFighterWithoutALegalMoveIsNotLaunched() {
        RulesTable<Battle> table = Battles.of(
                        Battles.options("friends", HouseRules.Friends.BLOCK),
                        "SD star-destroyer 1,20 N",
                        "TIE8 tie-fighter 2,20 S",
                        "X1 x-wing-hoth 12,12 N")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE);
        assertThat(kinds(table)).containsExactly("SD", "TIE8");
    }

    @Test
    @Rule("SPB-CAR-07")
    void fightersOnBoardAreLostWithTheirCarrier() {
        RulesTable<Battle> table = Battles.of(
                        Battles.OPEN,
                        "SD star-destroyer 8,10 N",
                        "TIE9 tie-fighter 2,2 N",
                        "M mon-calamari-cruiser 8,11 S")
                .carried("SD", "TIE1 tie-fighter", "TIE2 tie-fighter")
                .change("SD", ship -> ship.hit().hit())
                .led(Side.REBEL)
                .firing();
        table.rolling(20).choose("rebel", to("M Main Guns", "SD"));
        table.choose("empire", "done");
        assertThat(table.told()).contains("SD is destroyed.", "TIE1 and TIE2 on board SD are lost with it.");
        assertThat(table.state().away()).extracting(Away::why).containsOnly(Away.Why.DESTROYED);
    }

    @Test
    @Rule("SPB-CAR-08")
    void aDisabledCarrierMayLaunchUnlessTheBattleForbidsIt() {
        RulesTable<Battle> may = hangar().change("SD", ship -> ship.disabled(1)).moving(Side.EMPIRE);
        assertThat(kinds(may)).containsExactly("launch TIE1", "done");
        RulesTable<Battle> mayNot = Battles.of(
                        Battles.option("ionStopsLaunch", true), "SD star-destroyer 8,10 N", "TIE9 tie-fighter 2,12 N")
                .carried("SD", "TIE1 tie-fighter")
                .change("SD", ship -> ship.disabled(1))
                .moving(Side.EMPIRE);
        assertThat(why(mayNot, to("launch TIE1", "FF"))).isEqualTo("SD is disabled (option ionStopsLaunch).");
    }

    @Test
    @Rule("SPB-CAR-06")
    void whoHasNoLegalMoveIsNotLaunched() {
        RulesTable<Battle> table = Battles.of(
                        Battles.option("friends", HouseRules.Friends.BLOCK),
                        "SD star-destroyer 1,20 N",
                        "TIE9 tie-fighter 2,20 S")
                .carried("SD", "TIE1 tie-fighter")
                .moving(Side.EMPIRE);
        assertThat(why(table, to("launch TIE1", "FF"))).isEqualTo("TIE1 has no legal move from (1,20).");
    }

    @Test
    @Rule("SPB-CAR-01")
    void anEmptyCarrierLaunchesNothing() {
        RulesTable<Battle> table =
                Battles.of("SD star-destroyer 8,10 N", "X1 x-wing-hoth 2,2 N").moving(Side.EMPIRE);
        assertThat(why(table, "launch SD")).isEqualTo("SD carries no fighter.");
        assertThat(why(table, "launch X1")).isEqualTo("It is the Empire's half of the Movement Phase.");
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-CAR-03", "SPB-HIT-14", "SPB-MOVE-01"})
    void whoIsOffTheTableMovesNotAtAllAndWhoIsOnItIsNotLaunched() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,10 N", "TIE2 tie-fighter 2,12 N", "T troop-transport 2,2 N")
                .carried("SD", "TIE1 tie-fighter")
                .away("TIE3 tie-fighter", Away.Why.DESTROYED, "")
                .away("X1 x-wing-hoth", Away.Why.DESTROYED, "")
                .moving(Side.EMPIRE);
        assertThat(why(table, to("TIE1", "FFFF")))
                .isEqualTo("TIE1 is on board SD; it moves when it is launched: \"launch TIE1\".");
        assertThat(why(table, to("TIE3", "FF"))).isEqualTo("TIE3 is destroyed.");
        assertThat(why(table, to("launch TIE3", "FF"))).isEqualTo("TIE3 is destroyed.");
        assertThat(why(table, to("launch TIE2", "FF")))
                .isEqualTo("TIE2 is on the table; only who is on board is launched.");
        assertThat(why(table, to("X1", "FF"))).isEqualTo("It is the Empire's half of the Movement Phase.");
        for (String typed : List.of("TIE1", "TIE3", "launch TIE3", "launch TIE2")) {
            assertThat(table.violations("empire", to(typed, "FF")))
                    .extracting(Violation::code)
                    .containsExactly("MOVE_UNAVAILABLE");
        }
    }

    @Test
    @Rule({"SPB-CAR-03", "SPB-MOVE-13"})
    void aLaunchedFightersMoveIsRefusedLikeAnyOther() {
        RulesTable<Battle> table = hangar().moving(Side.EMPIRE);
        assertThat(table.codes("empire", to("launch TIE1", "FFF"))).containsExactly("MOVE_FORWARD");
    }
}
