package org.muster.ruleset.space.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Fire;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.Shot;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What a position of a battle can't be; the contract sees to what it can be. */
class PositionTest {

    private static final String DESTROYER = "SD star-destroyer 8,15 S";
    private static final String TRANSPORT = "T troop-transport 12,2 N";
    private static final String X_WING = "X1 x-wing-hoth 5,2 N";

    /** These, and behind them the two ships without which nothing is left to fight for. */
    private static Battles hoth(String... ships) {
        Battles battles = Battles.of(ships);
        for (String other : List.of(DESTROYER, TRANSPORT)) {
            if (battles.battle().find(other.substring(0, other.indexOf(' '))) == null) {
                battles.ship(other);
            }
        }
        return battles;
    }

    private static ListAssert<String> refused(Battle battle) {
        return assertThat(Battles.RULES.checkPosition(battle).stream()
                .map(Violation::toString)
                .toList());
    }

    private static ListAssert<String> refused(Battles battles) {
        return refused(battles.battle());
    }

    @Test
    void whatIsLegalIsNotRefused() {
        refused(hoth(DESTROYER, X_WING).carried("SD", "TIE1 tie-fighter", "TIE2 tie-fighter"))
                .isEmpty();
    }

    @Test
    @Rule("SPB-GRID-03")
    void aSpaceHoldsOneShipButForOneThatMoves() {
        Battles two = hoth(X_WING, "X2 x-wing-hoth 5,2 N");
        refused(two).containsExactly("ships.1.at: X1 is at (5,2) already; a space holds one ship. [SPB-GRID-03]");
        Ship mover = two.battle().the("X1");
        Manoeuvre move = Manoeuvre.begin("X1", MoveKind.STANDARD, mover.at(), false, null);
        refused(two.battle().with(move)).isEmpty();
        refused(two.battle().with(move.ended())).hasSize(1);
    }

    @Test
    @Rule({"SPB-HIT-13", "SPB-GRID-01"})
    void noShipIsOnTheTableThatIsDestroyed() {
        refused(hoth(X_WING).change("X1", Ship::hit))
                .containsExactly("ships.0.hits: 1 is not from 0 to 0. [SPB-HIT-13, SPB-HIT-14]");
        refused(hoth(DESTROYER).change("SD", ship -> ship.hit().hit())).isEmpty();
        refused(hoth("X1 x-wing-hoth 17,2 N"))
                .containsExactly("ships.0.at: X1 stands at (17,2), and the board has 16 by 20 squares from 1, 1 on."
                        + " [SPB-GRID-01]");
    }

    @Test
    @Rule({"SPB-HOTH-01", "SPB-DS-02", "SPB-DS-05"})
    void theShipsAreThoseOfTheScenario() {
        refused(hoth(X_WING, "X9 x-wing-hoth 5,3 N"))
                .singleElement()
                .asString()
                .startsWith("ships.1.id: ")
                .contains(" has no X9; its ships are: ")
                .endsWith("[SPB-HOTH-01, SPB-DS-02]");
        refused(hoth("X1 tie-fighter 5,2 N"))
                .containsExactly("ships.0: X1 is an X-Wing, and belongs to the Rebel. [SPB-HOTH-01, SPB-DS-02]");
        Battles towers = Battles.of(Battles.DEATH_STAR);
        for (int i = 1; i <= 13; i++) {
            towers.ship("T" + i + " turbolaser-tower " + i + ",12 N");
        }
        towers.ship("Y1 y-wing 1,6 E");
        refused(towers).containsExactly("ships: There are 13 towers, and 12 is the most. [SPB-DS-05]");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void aFleetIsOfItsSideAndItsPoints() {
        String enemy = "tie-fighter-1 tie-fighter 8,15 S";
        Battles fleet = Battles.of(Battles.OPEN, enemy);
        for (int i = 1; i <= 17; i++) {
            fleet.ship("y-wing-" + i + " y-wing " + (i % 16 + 1) + "," + (1 + i / 16) + " N");
        }
        refused(fleet)
                .singleElement()
                .asString()
                .matches("ships: The ships of the Rebel, lost ones too, cost \\d+ points; 100 is the most\\."
                        + " \\[SPB-OPEN-01\\]");
        refused(Battles.of(Battles.OPEN, enemy, "z-95-1 z-95 8,2 N")
                        .given(one -> one.adding(Ship.fresh(
                                "y-wing-1",
                                "y-wing",
                                Side.EMPIRE,
                                Battles.square("1,15"),
                                one.book()
                                        .scenario()
                                        .zonesOf(Side.EMPIRE)
                                        .get(0)
                                        .facing()))))
                .containsExactly("ships.2.side: Y-Wing belongs to Rebel, this fleet is Empire. [SPB-OPEN-01]");
    }

    /** An open battle of a club in which all this stands or comes beside the fleets. */
    private static Battle club(String... others) {
        String extras = "towers: {ship: turbolaser-tower, side: EMPIRE, at: [[1, 9]],"
                + " nearPort: {x: [1, 16], y: [1, 16]}, least: 0}\n"
                + "reserves:\n"
                + "  - {id: wing, side: EMPIRE, ships: [{ship: vader, id: EV}, {ship: tie-bomber, id: EB}], turn: 2,"
                + " edges: [{x: [1, 16], y: [16, 16], facing: S}]}\n"
                + "points: 100";
        List<String> changes = new ArrayList<>(List.of("points: 100", extras));
        changes.addAll(List.of(others));
        return RulesTable.of(
                        Battles.RULES, Battles.unbegun(Battles.OPEN, "open-battle", changes.toArray(new String[0])))
                .play(new SetupPhase.SetUp())
                .lapse("empire")
                .lapse("rebel")
                .lapse("empire")
                .lapse("rebel")
                .state();
    }

    @Test
    @Rule({"SPB-OPEN-01", "SPB-DS-08"})
    void reservesAndTowersAreNoPartOfAFleet() {
        refused(club()).as("91 points, and 15 that come later").isEmpty();
        Battle own = club("{ship: tie-interceptor, count: 3}", "{ship: vader}");
        refused(own).as("Vader in the fleet, another with the reserves").isEmpty();
        refused(own.adding(new Away("vader-2", "vader", Side.EMPIRE, Away.Why.DESTROYED, null)))
                .containsExactly("away.8.design: Vader's TIE Advance is unique, and there already. [SPB-OPEN-01]");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void aUniqueShipIsThereAsOftenAsTheScenariosOwnFleetHasIt() {
        Battle two = club("{ship: tie-interceptor, count: 3}", "{ship: vader, count: 2}");
        refused(two).isEmpty();
        refused(two.adding(new Away("vader-3", "vader", Side.EMPIRE, Away.Why.DESTROYED, null)))
                .hasSize(1);
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-CAR-07", "SPB-DS-08", "SPB-GRID-01"})
    void whoIsAwayIsOnBoardInReserveOrWithNobody() {
        refused(hoth(X_WING).carried("X1", "TIE1 tie-fighter"))
                .contains(
                        "away.0.with: TIE1 is on board a ship of its side on the table, and X1 is none. [SPB-CAR-01]");
        refused(Battles.of(X_WING, TRANSPORT)
                        .away("SD star-destroyer", Away.Why.DESTROYED, "")
                        .carried("SD", "TIE1 tie-fighter"))
                .contains(
                        "away.1.with: TIE1 is on board a ship of its side on the table, and SD is none. [SPB-CAR-01]");
        refused(hoth(DESTROYER).away("X1 x-wing-hoth", Away.Why.DESTROYED, "SD"))
                .containsExactly("away.0.with: X1 is destroyed, and with nobody. [SPB-CAR-07]");
        refused(hoth(DESTROYER).away("X1 x-wing-hoth", Away.Why.UNPLACED, ""))
                .containsExactly("away.0.why: After the set-up every ship has been placed. [SPB-GRID-01]");
        refused(hoth(DESTROYER).away("X1 x-wing-hoth", Away.Why.RESERVE, ""))
                .containsExactly("away.0.with: X1 comes with a group of reserves; right would be: none. [SPB-DS-08]");
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-CAR-02"})
    void aCarrierHasRoomForSoManyAndLaunchesSoMany() {
        Battles full = hoth(DESTROYER)
                .carried("SD", "TIE1 tie-fighter", "TIE2 tie-fighter", "TIE3 tie-fighter", "TIE4 tie-fighter");
        refused(full).contains("ships.0: 4 fighters carried by SD, capacity 3. [SPB-CAR-01]");
        refused(hoth(DESTROYER)
                        .given(one -> one.with(one.progress().launching("SD").launching("SD"))))
                .containsExactly("progress.launched: SD has launched 2 this turn; limit 1. [SPB-CAR-02]");
    }

    @Test
    @Rule({"SPB-TURN-01", "SPB-INIT-01", "SPB-INIT-04"})
    void aTurnHasSomebodyWhoLeadsAndActs() {
        Battles battles = hoth(X_WING);
        refused(battles.given(one -> one.with(new Progress(1, Progress.Phase.MOVEMENT, null, null, List.of()))))
                .containsExactly(
                        "progress.holder: After the set-up one side has the initiative. [SPB-INIT-01]",
                        "progress.active: In this phase one side moves or fires. [SPB-INIT-04]");
        refused(battles.given(one -> one.with(new Progress(3, Progress.Phase.SETUP, null, null, List.of()))))
                .containsExactly("progress.phase: Turn 0 is the set-up, and all later turns are not; this is turn 3."
                        + " [SPB-TURN-01]");
    }

    @Test
    @Rule({"SPB-ION-01", "SPB-CAP-01"})
    void theCannonAndTheWeaponsFireWithinTheirLimits() {
        Fire three = new Fire(3, 0, List.of(), List.of(), List.of(), List.of());
        refused(hoth(X_WING).turn(2).given(one -> one.with(three)))
                .containsExactly("fire.bursts: 3 is not from 0 to 2. [SPB-ION-01]");
        refused(Battles.of(Battles.option("ionBursts", HouseRules.IonBursts.PER_TURN), X_WING, DESTROYER, TRANSPORT)
                        .turn(2)
                        .given(one -> one.with(three)))
                .isEmpty();
        refused(hoth(DESTROYER)
                        .given(one -> one.with(new Fire(0, 0, List.of("SD spoon"), List.of(), List.of(), List.of()))))
                .singleElement()
                .asString()
                .startsWith("fire.fired.0: SD spoon names no weapon of ")
                .endsWith("[SPB-CAP-01]");
    }

    @Test
    @Rule({"SPB-CAP-03", "SPB-ION-05", "SPB-ION-06"})
    void noMoreHitsAreToComeThanWereShot() {
        Battles two = hoth(DESTROYER).given(one -> one.with(one.fire().firing("SD Main Guns")));
        refused(two.given(one -> one.with(one.fire().hitting("T")))).isEmpty();
        refused(two.given(one -> one.with(one.fire().hitting("T"))))
                .containsExactly("fire.hits: 2 hits of 1 shot in this phase; a shot hits once. [SPB-CAP-03]");
        Battles cannon =
                hoth(DESTROYER).given(one -> one.with(one.fire().bursting().stunning("SD")));
        refused(cannon).isEmpty();
        refused(cannon.given(one -> one.with(one.fire().stunning("SD"))))
                .containsExactly("fire.stunned: 2 hits of 1 shot in this phase; a shot hits once. [SPB-ION-06]");
    }

    @Test
    @Rule("SPB-DS-08")
    void whoCameFromReserveCameInATurn() {
        Battles vader = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 1,6 E");
        String group = vader.battle().book().reserves().get(0).id();
        String id = vader.battle().book().reserves().get(0).ships().get(0).id();
        String design = vader.battle().book().reserves().get(0).ships().get(0).ship();
        vader.ship(id + ' ' + design + " 3,16 S");
        refused(vader)
                .containsExactly("arrivals.came: " + id + " is on the table, so the turn is told in which " + group
                        + " came. [SPB-DS-08]");
        refused(vader.given(one -> one.with(one.arrivals().coming(group, 1)))).isEmpty();
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-OPEN-01"})
    void onlyFightersAreCarriedAndOnlyWhatHasAPriceIsTaken() {
        String cruiser = "M mon-calamari-cruiser 4,4 E";
        String enemy = "SD star-destroyer 13,14 S";
        refused(Battles.of(Battles.OPEN, cruiser, enemy).carried("M", "N nebulon-b"))
                .containsExactly("away.0.design: Nebulon-B frigate is no fighter and cannot be carried. [SPB-CAR-01]");
        refused(Battles.of(Battles.OPEN, cruiser, enemy, "TW turbolaser-tower 14,14 S"))
                .containsExactly("ships.2.design: Turbolaser tower has no price and can't be taken. [SPB-OPEN-01]");
    }

    @Test
    @Rule("SPB-ION-04")
    void onlyAStarDestroyerIsDisabledAndOnlyByACannon() {
        refused(hoth(DESTROYER).change("SD", ship -> ship.disabled(1))).isEmpty();
        refused(hoth(TRANSPORT).change("T", ship -> ship.disabled(1)))
                .containsExactly("ships.0.disabled: The Ion Cannon fires at enemy Star Destroyers only; T is none."
                        + " [SPB-ION-04]");
        refused(Battles.of(Battles.OPEN, "SD star-destroyer 13,14 S", "A a-wing 4,2 N")
                        .change("SD", ship -> ship.disabled(1)))
                .containsExactly("ships.0.disabled: Nothing here disables SD: there is no Ion Cannon. [SPB-ION-04]");
    }

    @Test
    @Rule({"SPB-HOTH-01", "SPB-HOTH-06", "SPB-HOTH-07", "SPB-HOTH-09", "SPB-TURN-02"})
    void aBattleThatIsDecidedDoesNotGoOn() {
        refused(Battles.of(DESTROYER, X_WING))
                .containsExactly("ships: T must escape, and is neither on the table nor off it. [SPB-HOTH-01]");
        Battles lost = Battles.of(DESTROYER, X_WING).away("T troop-transport", Away.Why.DESTROYED, "");
        refused(lost).containsExactly("away.0.why: The battle is over: T was destroyed. [SPB-HOTH-06]");
        refused(Battles.of(DESTROYER, X_WING).away("T troop-transport", Away.Why.GONE, ""))
                .containsExactly("away.0.why: The battle is over: T left the board. [SPB-HOTH-07, SPB-HOTH-11]");
        refused(Battles.of(TRANSPORT, X_WING))
                .containsExactly("ships: The battle is over: The Empire has no ship left. [SPB-HOTH-09]");
        refused(hoth()).as("the X-Wings may be gone for good").isEmpty();
        Shot hit = new Shot(Battles.square("8,15"), Battles.square("5,2"), true);
        refused(lost.given(battle -> battle.with(battle.fire().showing(hit))))
                .as("it ended just now")
                .isEmpty();
    }

    @Test
    @Rule({"SPB-DS-15", "SPB-OPEN-02"})
    void soItIsInTheOtherScenarios() {
        refused(Battles.of(Battles.DEATH_STAR, "TIE1 tie-fighter 6,16 S"))
                .containsExactly(
                        "ships: The battle is over: The Rebel has no ship with a heavy weapon left. [SPB-DS-15]");
        refused(Battles.of(Battles.OPEN, "A a-wing 8,8 N"))
                .containsExactly("ships: The battle is over: The Rebel alone has ships on the table. [SPB-OPEN-02]");
    }
}
