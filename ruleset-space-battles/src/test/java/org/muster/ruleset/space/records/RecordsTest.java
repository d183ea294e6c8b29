package org.muster.ruleset.space.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What players read of a battle, table by table. */
class RecordsTest {

    /** Turn 3 over Hoth: the Destroyer is disabled and has launched, the Transport is hit, one X-Wing is gone. */
    private static Battles hoth() {
        return Battles.of(
                        "SD star-destroyer 8,14 S",
                        "TIE1 tie-fighter 8,9 S",
                        "T troop-transport 8,8 N",
                        "X1 x-wing-hoth 7,8 N")
                .carried("SD", "TIE2 tie-fighter", "TIE3 tie-fighter")
                .away("X2 x-wing-hoth", Away.Why.DESTROYED, "")
                .turn(3)
                .led(Side.EMPIRE)
                .change("SD", ship -> ship.disabled(3))
                .change("T", Ship::hit)
                .change("T", ship -> ship.moved(3).atFullPower(3))
                .change("X1", ship -> ship.moved(3).responded(3))
                .given(battle -> battle.with(battle.progress().launching("SD")))
                .given(battle -> battle.with(battle.fire().bursting()))
                .given(battle ->
                        battle.with(Manoeuvre.begin("X1", MoveKind.STANDARD, Battles.square("7,6"), false, null)
                                .made("FF", List.of(Battles.square("7,7"), Battles.square("7,8")))
                                .ended()));
    }

    /** Turn 5 at the Death Star: Vader has come in turn 4, a Y-Wing flies in the trench. */
    private static Battles deathStar() {
        return Battles.of(
                        Battles.DEATH_STAR,
                        "V vader 18,12 S",
                        "TIE1 tie-fighter 3,16 S",
                        "tower-1 turbolaser-tower 4,11 N",
                        "tower-2 turbolaser-tower 6,7 N",
                        "Y1 y-wing 6,9 E",
                        "X1 x-wing-deathstar 3,3 N",
                        "X2 x-wing-deathstar 4,3 N")
                .away("TIE4 tie-fighter", Away.Why.RESERVE, "vader")
                .away("F falcon", Away.Why.RESERVE, "falcon")
                .turn(5)
                .given(battle -> battle.with(battle.arrivals().trenchRun(3).coming("vader", 4)));
    }

    private static final String HITS = "Hits of this phase, which count once both sides have fired";

    private static List<String> read(Battles battles, String title) {
        return Tables.lines(BattleRecords.of(battles.battle()), title);
    }

    private static List<String> sheet(Battles battles, String id, String title) {
        return Tables.lines(BattleRecords.sheet(battles.battle(), id), title);
    }

    @Test
    @Rule({"SPB-TURN-01", "SPB-INIT-04", "SPB-ION-01"})
    void theCourseOfTheBattleIsTold() {
        assertThat(read(hoth(), "Escape from Hoth"))
                .containsExactly(
                        "Turn | 3 of 20",
                        "Phase | Movement Phase",
                        "Initiative | Empire (empire)",
                        "Acting | Empire (empire)",
                        "Last move | X1, standard: FF",
                        "Bursts left | 1 of 2");
        List<Table> before = BattleRecords.of(Battles.unbegun(HouseRules.DEFAULT));
        assertThat(Tables.lines(Tables.named(before, "Escape from Hoth"))).containsExactly("Phase | Set-up");
    }

    @Test
    @Rule({"SPB-HOTH-07", "SPB-HOTH-08", "SPB-HIT-13"})
    void theGoalOverHothIsToldWithTheWayThatIsLeft() {
        assertThat(read(hoth(), "Goal"))
                .containsExactly(
                        "Must escape | T", "By | the north edge", "Spaces to cross | 13", "Hits left | 1 of 2");
    }

    @Test
    @Rule({"SPB-DS-12", "SPB-DS-15"})
    void theGoalAtTheDeathStarIsToldWithWhoCanReachIt() {
        assertThat(read(deathStar(), "Goal"))
                .containsExactly(
                        "Must be hit | the port",
                        "Defence | 18",
                        "Ships with heavy weapons | 3",
                        "Of these in the trench | Y1");
    }

    @Test
    @Rule({"SPB-OPEN-02"})
    void theSidesOfAnOpenBattleAreToldWithThePointsTheyDestroyed() {
        Battles open = Battles.of(
                        Battles.OPEN, "SD star-destroyer 8,14 S", "X1 x-wing-hoth 7,2 N", "X2 x-wing-hoth 9,2 N")
                .away("X3 x-wing-hoth", Away.Why.DESTROYED, "")
                .away("F falcon", Away.Why.DESTROYED, "");
        assertThat(read(open, "Sides"))
                .containsExactly("Empire | empire | 1 | 0 | 0 | 0 | 18", "Rebel | rebel | 2 | 0 | 0 | 2 | 0");
        assertThat(read(open, "Lost")).containsExactly("X3 | X-Wing | destroyed | 6", "F | Falcon | destroyed | 12");
        assertThat(read(deathStar(), "Sides"))
                .containsExactly("Empire | empire | 2 | 2 | 1 | 0", "Rebel | rebel | 3 | 0 | 1 | 0");
    }

    @Test
    @Rule({"SPB-HIT-13", "SPB-MOVE-05", "SPB-RESP-04", "SPB-ION-06", "SPB-CAR-02"})
    void shipsAreToldWithTheirHitsAndWhatTheyDidThisTurn() {
        Table ships = Tables.named(BattleRecords.of(hoth().battle()), "Ships");
        assertThat(Tables.lines(ships))
                .containsExactly(
                        "SD | Interceptor class Star Destroyer | (8,14) south | 3 of 3 | 2 of 3 | disabled",
                        "TIE1 | TIE Fighter | (8,9) south | 1 of 1 |  | ",
                        "T | Troop Transport | (8,8) north | 1 of 2 |  | moved at full power",
                        "X1 | X-Wing | (7,8) north | 1 of 1 |  | moved, responded");
        assertThat(ships.rows().stream().map(Row::anchor)).containsExactly("SD", "TIE1", "T", "X1");
        assertThat(ships.rows().get(0).owner()).contains(new Player("empire"));
        assertThat(read(deathStar(), "Ships")).contains("V | Vader's TIE Advance | (18,12) south | 1 of 1 | ");
    }

    @Test
    @Rule({"SPB-MOVE-22", "SPB-MOVE-05"})
    void aCountermoveAtFullPowerIsNoOwnMove() {
        Battles battles = Battles.of("TIE1 tie-fighter 8,9 S")
                .change("TIE1", ship -> ship.atFullPower(1).responded(1));
        assertThat(read(battles, "Ships"))
                .containsExactly("TIE1 | TIE Fighter | (8,9) south | 1 of 1 | countermoved at full power");
        assertThat(read(battles.change("TIE1", ship -> ship.moved(1)), "Ships"))
                .containsExactly("TIE1 | TIE Fighter | (8,9) south | 1 of 1 | moved at full power, responded");
    }

    @Test
    @Rule({"SPB-ION-02", "SPB-RAP-05"})
    void aShipThatIsCalledLikeAPlaceHidesItNot() {
        Battles battles = hoth().ship("planet x-wing-hoth 3,3 N").ship("x8y8 x-wing-hoth 4,3 N");
        assertThat(sheet(battles, "planet", "planet, X-Wing")).contains("At | (3,3)");
        assertThat(sheet(battles, "planet", "Ion Cannon")).contains("Bursts left | 1 of 2");
        assertThat(sheet(battles, "x8y8", "Space (8,8)")).contains("Ship | T");
    }

    @Test
    @Rule({"SPB-CAP-03", "SPB-ION-06"})
    void hitsOfThePhaseAreToldUntilTheyCount() {
        Battles firing = hoth().given(
                        battle -> battle.with(battle.progress().in(Progress.Phase.CAPITAL_WEAPONS, Side.EMPIRE))
                                .with(battle.fire().hitting("T").hitting("T").stunning("SD")));
        assertThat(read(firing, HITS)).containsExactly("SD | 0 | yes", "T | 2 | no");
        Battles next = firing.given(battle -> battle.with(battle.progress().in(Progress.Phase.MOVEMENT, Side.EMPIRE)));
        assertThat(read(next, HITS)).isEmpty();
    }

    private static Battles firing(HouseRules options) {
        return Battles.of(options, "SD star-destroyer 8,14 S", "TIE1 tie-fighter 8,9 S", "T troop-transport 8,8 N")
                .given(battle -> battle.with(battle.progress().in(Progress.Phase.CAPITAL_WEAPONS, Side.REBEL)));
    }

    @Test
    @Rule({"SPB-CAP-03", "SPB-ION-06"})
    void hitsAreNotToldWhereItShowsThatTheyHaveCounted() {
        Battles stunned = firing(HouseRules.DEFAULT)
                .given(battle -> battle.with(battle.fire().stunning("SD").hitting("T")));
        assertThat(read(stunned, HITS)).containsExactly("SD | 0 | yes", "T | 1 | no");
        Battles counted = stunned.change("SD", ship -> ship.disabled(2));
        assertThat(read(counted, HITS)).isEmpty();
        assertThat(sheet(counted, "SD", "In reach, but disabled next turn")).isNotNull();
        assertThat(Ships.thisTurn(counted.battle(), counted.battle().the("SD")).toString())
                .contains("disabled next turn");
        Battles destroyed = firing(HouseRules.DEFAULT)
                .given(battle -> battle.with(battle.fire().hitting("SD").hitting("T"))
                        .losing(battle.the("T"), Away.Why.DESTROYED));
        assertThat(read(destroyed, HITS)).isEmpty();
    }

    @Test
    @Rule({"SPB-CAP-01", "SPB-ION-01"})
    void whatWasFiredInAPhaseIsOverWithIt() {
        Battles phase = firing(Battles.option("ionBursts", HouseRules.IonBursts.PER_TURN))
                .given(battle -> battle.with(
                        battle.fire().firing("SD Main Guns").bursting().bursting()));
        assertThat(sheet(phase, "SD", "Weapons")).contains("Main Guns | capital | 5 | yes");
        assertThat(sheet(phase, "planet", "Ion Cannon")).contains("Bursts left | 0 of 2");
        Battles next =
                phase.turn(2).given(battle -> battle.with(battle.progress().in(Progress.Phase.MOVEMENT, Side.REBEL)));
        assertThat(sheet(next, "SD", "Weapons")).contains("Main Guns | capital | 5 | no");
        assertThat(sheet(next, "planet", "Ion Cannon")).contains("Bursts left | 2 of 2");
        assertThat(read(next, "Escape from Hoth")).contains("Bursts left | 2 of 2");
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-DS-08", "SPB-DS-09"})
    void reservesAndFightersOnBoardAreToldWithWhenTheyCome() {
        assertThat(read(hoth(), "To come"))
                .containsExactly("TIE2 | TIE Fighter | launched by SD", "TIE3 | TIE Fighter | launched by SD");
        assertThat(read(deathStar(), "To come"))
                .containsExactly("TIE4 | TIE Fighter | now, as soon as there is space", "F | Falcon | in turn 7");
        Battles early = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 6,3 E")
                .away("V vader", Away.Why.RESERVE, "vader")
                .away("F falcon", Away.Why.RESERVE, "falcon");
        assertThat(read(early, "To come"))
                .containsExactly(
                        "V | Vader's TIE Advance | in turn 4, or in the turn after a ship of the Rebel finished a move in the trench",
                        "F | Falcon | 3 turns after V, TIE4 and TIE5");
        Battles run = early.given(battle -> battle.with(battle.arrivals().trenchRun(1)));
        assertThat(read(run, "To come")).contains("V | Vader's TIE Advance | in turn 2");
    }

    private static List<String> vader(int turn, Progress.Phase phase, Side holder, Side active) {
        Progress now = new Progress(turn, phase, holder, active, List.of());
        return read(
                Battles.of(Battles.DEATH_STAR, "Y1 y-wing 6,3 E")
                        .away("V vader", Away.Why.RESERVE, "vader")
                        .given(battle -> battle.with(now)),
                "To come");
    }

    @Test
    @Rule("SPB-DS-08")
    void reservesAreSaidToComeNowOnlyOnceTheirHalfHasBegun() {
        String later = "V | Vader's TIE Advance | in turn 4";
        String now = "V | Vader's TIE Advance | now, as soon as there is space";
        assertThat(vader(4, Progress.Phase.INITIATIVE, Side.EMPIRE, null)).containsExactly(later);
        assertThat(vader(4, Progress.Phase.MOVEMENT, Side.REBEL, Side.REBEL))
                .as("the Rebel moves first")
                .containsExactly(later);
        assertThat(vader(4, Progress.Phase.MOVEMENT, Side.REBEL, Side.EMPIRE)).containsExactly(now);
        assertThat(vader(4, Progress.Phase.MOVEMENT, Side.EMPIRE, Side.REBEL))
                .as("the Empire has moved")
                .containsExactly(now);
        assertThat(vader(5, Progress.Phase.MOVEMENT, Side.REBEL, Side.REBEL))
                .as("there was no space")
                .containsExactly(now);
    }

    @Test
    @Rule({"SPB-SHIP-01", "SPB-HIT-04", "SPB-CAR-02", "SPB-CAP-01"})
    void theSheetOfACarrierHasItsDefenceItsFightersAndItsWeapons() {
        assertThat(sheet(hoth(), "SD", "SD, Interceptor class Star Destroyer"))
                .containsExactly(
                        "Side | Empire (empire)",
                        "Type | capital ship",
                        "At | (8,14)",
                        "Facing | south",
                        "Speed | 2",
                        "Defence | 12 without screens, 22 minimum, 27 full",
                        "Hits left | 3 of 3",
                        "Points | 45",
                        "Fighters on board | TIE2, TIE3",
                        "Launched this turn | 1 of 1",
                        "This turn | disabled");
        Battles fired = hoth().given(battle -> battle.with(battle.fire().firing("SD Main Guns"))
                .with(battle.progress().in(Progress.Phase.CAPITAL_WEAPONS, Side.EMPIRE)));
        assertThat(sheet(fired, "SD", "Weapons"))
                .containsExactly("Main Guns | capital | 5 | yes", "Turbolasers | rapid | 1 | no");
        assertThat(sheet(hoth(), "SD", "In reach, but disabled: nothing fires this turn"))
                .containsExactly("Main Guns | T | 15 %: d20 +5 against 23, full screens");
    }

    @Test
    @Rule({"SPB-HIT-03", "SPB-HIT-11", "SPB-RAP-05"})
    void theSheetOfAFighterHasTheChancesOfItsWeapons() {
        assertThat(sheet(hoth(), "TIE1", "TIE1, TIE Fighter")).contains("Defence | 18 front, 20 side, 12 rear");
        assertThat(sheet(hoth(), "TIE1", "In reach"))
                .contains("Lasers | T | 25 %: d20 +2 against 18, no screens +4 against snub weapons");
        assertThat(sheet(hoth(), "T", "T, Troop Transport"))
                .contains("Against snub weapons | +4", "Hits left | 1 of 2", "This turn | moved at full power");
    }

    @Test
    @Rule({"SPB-ION-02", "SPB-ION-03", "SPB-ION-04"})
    void theSheetOfTheCannonHasItsBurstsAndItsTarget() {
        assertThat(sheet(hoth(), "planet", "Ion Cannon"))
                .containsExactly("Side | Rebel (rebel)", "Attack | 16", "Bursts left | 1 of 2");
        assertThat(sheet(hoth(), "ion-cannon", "In reach"))
                .containsExactly("Ion Cannon | SD | 50 %: d20 +16 against 27, full screens");
    }

    @Test
    @Rule({"SPB-DS-11", "SPB-DS-12"})
    void theSheetOfThePortHasWhoCanHitIt() {
        assertThat(sheet(deathStar(), "port", "Target port"))
                .containsExactly("At | (20,9)", "Attacked facing | east", "Defence | 18");
        assertThat(sheet(deathStar(), "port", "Who can hit it"))
                .containsExactly(
                        "Y1 | Torpedos | 14 | 30 %: d20 +3 against 18, port",
                        "X1 | Torpedos | 17 | 15 %: d20 +0 against 18, port",
                        "X2 | Torpedos | 16 | 15 %: d20 +0 against 18, port");
    }

    @Test
    @Rule("SPB-RAP-05")
    void theSheetOfASpaceHasWhoThreatensIt() {
        assertThat(sheet(hoth(), "x8y8", "Space (8,8)")).containsExactly("Ship | T", "Threatened by the Empire | TIE1");
        assertThat(BattleRecords.sheet(hoth().battle(), "x1y1")).isEmpty();
        assertThat(BattleRecords.sheet(hoth().battle(), "x99y1")).isEmpty();
        assertThat(sheet(deathStar(), "x20y9", "Space (20,9)")).contains("Trench | yes");
        Battles disabled = hoth().change("TIE1", ship -> ship.disabled(3));
        assertThat(sheet(disabled, "x8y8", "Space (8,8)")).containsExactly("Ship | T");
    }

    @Test
    @Rule({"SPB-CAR-01", "SPB-HIT-14", "SPB-DS-09"})
    void theSheetOfAShipThatIsAwayTellsWhereItIsOrWhenItComes() {
        assertThat(sheet(hoth(), "TIE2", "TIE2, TIE Fighter")).contains("Where | on board SD");
        assertThat(sheet(hoth(), "X2", "X2, X-Wing")).contains("Where | destroyed");
        assertThat(sheet(deathStar(), "F", "F, Falcon")).contains("When | in turn 7");
        Battles left = hoth().away("X3 x-wing-hoth", Away.Why.GONE, "");
        assertThat(sheet(left, "X3", "X3, X-Wing")).contains("Where | left the board");
    }

    @Test
    void everybodyReadsTheSame() {
        Battle battle = hoth().battle();
        for (Viewer viewer :
                List.of(Viewer.of(new Player("empire")), Viewer.of(new Player("rebel")), Viewer.SPECTATOR)) {
            Battle view = Battles.RULES.view(battle, viewer);
            assertThat(Battles.RULES.records(view, viewer)).isEqualTo(BattleRecords.of(battle));
            assertThat(Battles.RULES.sheet(view, viewer, "SD")).isEqualTo(BattleRecords.sheet(battle, "SD"));
        }
    }
}
