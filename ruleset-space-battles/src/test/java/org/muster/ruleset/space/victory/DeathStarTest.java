package org.muster.ruleset.space.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.PortShot;
import org.muster.ruleset.space.HouseRules.TowerPlaces;
import org.muster.ruleset.space.HouseRules.Walls;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Sheet;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.ruleset.space.movement.AttackTest;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.ruleset.space.movement.PerftTest;
import org.muster.ruleset.space.movement.Reinforcements;
import org.muster.ruleset.space.movement.ResponseTest;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.ruleset.space.turn.Turn;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class DeathStarTest {

    private static final HouseRules STAR = Battles.DEATH_STAR;
    private static final Player EMPIRE = new Player("empire");
    private static final Player REBEL = new Player("rebel");

    private static void won(RulesTable<Battle> table, Player winner, String reason) {
        Result result = table.result().orElseThrow();
        assertThat(result.winners()).containsExactly(winner);
        assertThat(result.reason()).hasToString(reason);
    }

    // ---- set-up

    @Test
    @Rule({"SPB-DS-01", "SPB-DS-02"})
    void theBoardTheTrenchAndTheForces() {
        Battle start = PerftTest.placed(STAR);
        Book book = start.book();
        assertThat(book.scenario().board().width()).isEqualTo(20);
        assertThat(book.scenario().board().height()).isEqualTo(16);
        assertThat(book.trench().at().squares()).hasSize(20).allMatch(square -> square.y() == 9);
        assertThat(book.trench().port()).isEqualTo(Battles.square("20,9"));
        assertThat(start.of(Side.REBEL))
                .extracting(Ship::design)
                .containsOnly("y-wing", "x-wing-deathstar")
                .hasSize(11);
        assertThat(start.of(Side.EMPIRE))
                .extracting(Ship::design)
                .containsOnly("turbolaser-tower", "tie-fighter")
                .hasSize(15);
        assertThat(start.away())
                .extracting(Away::design)
                .containsExactly("vader", "tie-fighter", "tie-fighter", "falcon");
        assertThat(start.away()).extracting(Away::why).containsOnly(Away.Why.RESERVE);
    }

    @Test
    @Rule({"SPB-DS-03", "SPB-DS-04"})
    void theRebelPlacesElevenShipsInTwelveSpacesThenTheEmpireAtTheTop() {
        RulesTable<Battle> table =
                RulesTable.of(Battles.RULES, Battles.unbegun(STAR)).play(new SetupPhase.SetUp());
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(table.question("rebel").options().count(2000)).isEqualTo(1 + 11 * 12 * 4);
        assertThat(table.codes("rebel", "{\"Y1\": {\"at\": \"x2y2\", \"facing\": \"E\"}}"))
                .containsExactly("SETUP_ZONE");
        table.choose("rebel", "{\"Y1\": {\"at\": \"x5y1\", \"facing\": \"N\"}}").choose("rebel", "rest");
        assertThat(stands(table, "Y1")).isEqualTo("(5,1) N");
        assertThat(stands(table, "Y2")).isEqualTo("(1,7) E");
        assertThat(table.question("empire").options().count(2000)).isEqualTo(1 + 3 * 20 * 4);
        table.choose("empire", "rest").isOver();
        assertThat(stands(table, "TIE2")).isEqualTo("(10,16) S");
    }

    @Test
    @Rule({"SPB-DS-08", "SPB-DS-09"})
    void whoComesLaterIsNotPlaced() {
        RulesTable<Battle> table =
                RulesTable.of(Battles.RULES, Battles.unbegun(STAR)).play(new SetupPhase.SetUp());
        assertThat(table.violations("rebel", "{\"F\": {\"at\": \"x1y1\", \"facing\": \"N\"}}"))
                .extracting(Violation::toString)
                .containsExactly("F comes later and is not placed now. [SPB-DS-09]");
        assertThat(table.violations("rebel", "{\"V\": {\"at\": \"x1y1\", \"facing\": \"N\"}}")
                        .get(0)
                        .rules())
                .containsExactly("SPB-DS-02");
        assertThat(table.violations("rebel", "{\"V\": {\"at\": \"x1y1\", \"facing\": \"N\"}}"))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("Attack on the Deathstar gives the Rebel 0 x V; you placed 1.");
    }

    @Test
    @Rule({"SPB-DS-05", "SPB-DS-06"})
    void twelveTowersSixOfThemNearThePort() {
        Battle start = RulesTable.of(Battles.RULES, Battles.unbegun(STAR))
                .play(new SetupPhase.SetUp())
                .state();
        assertThat(start.ships()).as("before anybody deploys").hasSize(12);
        assertThat(start.ships().stream().filter(tower -> tower.at().x() >= 15)).hasSize(6);
        Sheet tower = start.sheet(start.ships().get(0));
        assertThat(tower.design().defence()).containsExactly(12, 12, 12);
        assertThat(tower.design().hits()).isEqualTo(1);
        assertThat(tower.zone().letter()).isEqualTo("T");
        assertThat(tower.speed()).isZero();
        assertThat(tower.design().weapons())
                .extracting(weapon -> weapon.name() + weapon.kind() + weapon.attack())
                .containsExactly("TurbolasersRAPID1");
    }

    @Test
    @Rule("SPB-DS-05")
    void byOptionTheEmpirePlacesThemItself() {
        RulesTable<Battle> table = RulesTable.of(
                        Battles.RULES, Battles.unbegun(Battles.with(STAR, "towers", TowerPlaces.PLACED)))
                .play(new SetupPhase.SetUp());
        assertThat(table.waitingFor()).containsExactly("empire");
        assertThat(table.violations("empire", "[\"x2y9\", \"x15y8\", \"x1y1\", \"x3y3\"]"))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "(2,9) is in the trench; no tower stands there.",
                        "(1,1) is in the Rebel's set-up area; no tower stands there.",
                        "4 towers placed, 12 required.",
                        "1 tower placed at x 15 to 20, y 1 to 16; at least 6 required there.");
        String far =
                "[\"x6y2\",\"x7y2\",\"x8y2\",\"x9y2\",\"x10y2\",\"x11y2\",\"x12y2\",\"x15y2\",\"x16y2\",\"x17y2\",\"x18y2\",\"x19y2\"]";
        assertThat(table.codes("empire", far)).as("five near the port").containsExactly("SETUP_TOWERS");
        table.choose("empire", far.replace("x6y2", "x20y2"));
        assertThat(table.state().ships()).hasSize(12);
        RulesTable<Battle> lapsed = RulesTable.of(
                        Battles.RULES, Battles.unbegun(Battles.with(STAR, "towers", TowerPlaces.PLACED)))
                .play(new SetupPhase.SetUp())
                .lapse("empire");
        assertThat(lapsed.state().ships())
                .extracting(Ship::at)
                .containsExactlyInAnyOrderElementsOf(
                        lapsed.state().book().scenario().towers().at());
    }

    @Test
    @Rule({"SPB-DS-06", "SPB-COL-06"})
    void towersFireAsAResponseAndStandInTheWay() {
        RulesTable<Battle> table = Battles.of(
                        STAR, "Y1 y-wing 4,5 N", "tower-1 turbolaser-tower 6,7 N", "tower-2 turbolaser-tower 12,2 N")
                .moving()
                .choose("rebel", to("Y1", "FF"));
        assertThat(ResponseTest.kinds(table, "empire")).containsExactly("none", "fire tower-1 Turbolasers");
        Battle battle = Battles.of(STAR, "Y1 y-wing 4,5 N", "tower-1 turbolaser-tower 4,6 N")
                .battle();
        assertThat(Battles.moves(battle, "Y1")).contains("full F").doesNotContain("FF");
    }

    @Test
    @Rule("SPB-DS-07")
    void trenchAndPortAreOrdinarySpaces() {
        Battle battle = Battles.of(STAR, "Y1 y-wing 18,9 E", "V vader 19,7 N").battle();
        assertThat(Battles.moves(battle, "Y1")).contains("FF", "FLF");
        RulesTable<Battle> table =
                Battles.of(STAR, "Y1 y-wing 18,9 E", "V vader 3,3 N").moving().choose("rebel", to("Y1", "FF"));
        assertThat(stands(table, "Y1")).as("on the port").isEqualTo("(20,9) E");
    }

    // ---- arrivals

    private static Battles withReserves(String... ships) {
        Battles battles = Battles.of(STAR, ships);
        return battles.away("V vader", Away.Why.RESERVE, "vader")
                .away("TIE4 tie-fighter", Away.Why.RESERVE, "vader")
                .away("TIE5 tie-fighter", Away.Why.RESERVE, "vader")
                .away("F falcon", Away.Why.RESERVE, "falcon");
    }

    @Test
    @Rule("SPB-DS-08")
    void vaderArrivesInTheTurnAfterTheFirstRunThroughTheTrench() {
        RulesTable<Battle> table = withReserves("Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .led(Side.REBEL)
                .play(new MovementPhase.BeginHalf(true), new MovementPhase.BeginHalf(false));
        table.choose("rebel", to("Y1", "FF"));
        assertThat(table.state().arrivals().trenchRun()).isEqualTo(1);
        assertThat(table.step("empire")).as("not in the same turn").isInstanceOf(MovementPhase.NextShip.class);
        table.choose("empire", to("TIE1", "FF"));
        RulesTable<Battle> next = RulesTable.of(Battles.RULES, table.state().nextTurn(Side.EMPIRE))
                .play(new MovementPhase.BeginHalf(true));
        assertThat(next.step("empire")).isInstanceOf(Reinforcements.PlaceArrival.class);
    }

    @Test
    @Rule("SPB-DS-08")
    void passingThroughTheTrenchBringsNobody() {
        RulesTable<Battle> table = withReserves("Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .moving()
                .choose("rebel", to("Y1", "full FFF"));
        assertThat(table.state().arrivals().trenchRun()).isZero();
    }

    @Test
    @Rule("SPB-DS-08")
    void inTurnFourAtTheLatest() {
        assertThat(arrivals(STAR, 3)).isEmpty();
        assertThat(arrivals(STAR, 4)).containsExactly("V", "TIE4", "TIE5");
        assertThat(arrivals(Battles.with(STAR, "vaderLatestTurn", 2), 2)).containsExactly("V", "TIE4", "TIE5");
    }

    private static List<String> arrivals(HouseRules options, int turn) {
        Battle battle = Battles.of(options, "Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .away("V vader", Away.Why.RESERVE, "vader")
                .away("TIE4 tie-fighter", Away.Why.RESERVE, "vader")
                .away("TIE5 tie-fighter", Away.Why.RESERVE, "vader")
                .turn(turn)
                .battle();
        return Reinforcements.due(battle.with(battle.progress().in(Progress.Phase.MOVEMENT, Side.EMPIRE))).stream()
                .map(step -> ((Reinforcements.PlaceArrival) step).ship())
                .toList();
    }

    @Test
    @Rule({"SPB-DS-08", "SPB-DS-10"})
    void eachIsPlacedAtTheTopOrLeftFacingInwardAndThenMovesInThatHalf() {
        RulesTable<Battle> table = withReserves("Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .turn(4)
                .led(Side.EMPIRE)
                .play(new MovementPhase.BeginHalf(true));
        assertThat(table.question("empire").options().all().map(place -> ((Reinforcements.Place) place).id()))
                .hasSize(8 + 20 - 1)
                .contains("x1y9 E", "x1y16 E", "x1y16 S", "x20y16 S")
                .doesNotContain("x10y16 S", "x1y8 E");
        assertThat(table.violations("empire", "x1y9 N").get(0).sentence())
                .hasToString("V needs a facing N, E, S or W; arrivals face inward: E.");
        assertThat(table.codes("empire", "x10y16 S")).containsExactly("SETUP_OCCUPIED");
        assertThat(table.violations("empire", "x5y5 S"))
                .extracting(Violation::toString)
                .containsExactly("V at (5,5) is away from the edges where it arrives (x 1, y 9 to 16; x 1 to 20, y 16)."
                        + " [SPB-DS-08]");
        assertThat(table.codes("empire", "x0y9 E")).containsExactly("SETUP_OFF_BOARD", "SETUP_ZONE");
        assertThat(table.codes("empire", "x1y9 up")).containsExactly("SETUP_FACING");
        assertThat(table.codes("empire", "x1y9")).containsExactly("SETUP_FACING");
        table.choose("empire", "x12y16 S").lapse("empire").lapse("empire");
        assertThat(stands(table, "V")).isEqualTo("(12,16) S");
        assertThat(stands(table, "TIE4")).as("by default").isEqualTo("(1,9) E");
        assertThat(stands(table, "TIE5")).isEqualTo("(1,10) E");
        assertThat(table.waitingFor()).as("placing is no move").containsExactly("empire");
        assertThat(arrived(table)).as("as Vader does").containsOnly("SPB-DS-08");
        table.choose("empire", to("V", "FF"));
    }

    @Test
    @Rule("SPB-DS-10")
    void whoArrivesIsPlacedAsInTheSetUpToo() {
        RulesTable<Battle> table = withReserves("Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .turn(4)
                .led(Side.EMPIRE)
                .play(new MovementPhase.BeginHalf(true));
        assertThat(table.codes("empire", "{V: {at: x1y9, facing: N}}")).containsExactly("SETUP_FACING");
        assertThat(table.codes("empire", "{V: {at: x10y16, facing: S}}")).containsExactly("SETUP_OCCUPIED");
        assertThat(table.codes("empire", "{TIE4: {at: x1y9, facing: E}}"))
                .as("V is placed now")
                .isNotEmpty();
        assertThat(table.codes("empire", "{at: x1y9}")).as("which way?").isNotEmpty();
        table.choose("empire", "{V: {at: x1y16, facing: south}}").choose("empire", "{at: x2y16, facing: s}");
        assertThat(stands(table, "V")).isEqualTo("(1,16) S");
        assertThat(stands(table, "TIE4")).isEqualTo("(2,16) S");
    }

    /** The rules cited by arrivals. */
    private static List<String> arrived(RulesTable<Battle> table) {
        return table.events().stream()
                .filter(event -> event.sentence().toString().contains(" arrives at "))
                .flatMap(event -> event.rules().stream())
                .toList();
    }

    @Test
    @Rule("SPB-DS-09")
    void theFalconComesThreeTurnsAfterVader() {
        Battle arrived = withReserves("Y1 y-wing 4,7 N", "TIE1 tie-fighter 10,16 S")
                .given(battle -> battle.with(battle.arrivals().coming("vader", 2)))
                .battle();
        assertThat(falcon(arrived, 4)).isEmpty();
        assertThat(falcon(arrived, 5)).containsExactly("F");
        RulesTable<Battle> table = RulesTable.of(Battles.RULES, at(arrived, 5)).play(new MovementPhase.BeginHalf(true));
        assertThat(table.question("rebel").options().all().map(place -> ((Reinforcements.Place) place).id()))
                .contains("x1y1 N", "x1y1 E", "x1y16 E", "x20y1 N")
                .hasSize(16 + 20);
        table.lapse("rebel");
        assertThat(stands(table, "F")).isEqualTo("(1,8) E");
        assertThat(arrived(table)).containsExactly("SPB-DS-09");
        RulesTable<Battle> early = RulesTable.of(Battles.RULES, at(arrived, 4)).play(new MovementPhase.BeginHalf(true));
        assertThat(early.violations("rebel", to("F", "FF")).get(0).rules())
                .as("it is still to come")
                .containsExactly("SPB-DS-09");
    }

    private static List<String> falcon(Battle battle, int turn) {
        Battle now = at(battle, turn);
        return Reinforcements.due(now.with(now.progress().in(Progress.Phase.MOVEMENT, Side.REBEL))).stream()
                .map(step -> ((Reinforcements.PlaceArrival) step).ship())
                .toList();
    }

    private static Battle at(Battle battle, int turn) {
        return battle.with(new Progress(turn, Progress.Phase.INITIATIVE, Side.REBEL, null, List.of()));
    }

    @Test
    @Rule("SPB-DS-09")
    void withoutAFreeSpaceAnArrivalWaitsForTheNextTurn() {
        Battles battles = Battles.of(STAR, "Y1 y-wing 4,7 N");
        for (int x = 1; x <= 20; x++) {
            battles.ship("A" + x + " tie-fighter " + x + ",16 S");
        }
        for (int y = 9; y <= 15; y++) {
            battles.ship("B" + y + " tie-fighter 1," + y + " E");
        }
        RulesTable<Battle> table = battles.away("V vader", Away.Why.RESERVE, "vader")
                .turn(4)
                .led(Side.EMPIRE)
                .play(new MovementPhase.BeginHalf(true));
        assertThat(table.told()).contains("V finds no free space and waits for the next turn.");
        assertThat(table.state().arrivals().came()).isEmpty();
        assertThat(table.state().findAway("V").why()).isEqualTo(Away.Why.RESERVE);
    }

    // ---- the port

    private static RulesTable<Battle> run(HouseRules options, String ship) {
        return Battles.of(options, ship, "V vader 3,3 N", "tower-1 turbolaser-tower 18,11 N")
                .moving()
                .choose("rebel", to(ship.split(" ")[0], "attack FF"));
    }

    @Test
    @Rule({"SPB-DS-11", "SPB-DS-12"})
    void aTorpedoFromTheTrenchDestroysTheDeathStarOn18() {
        RulesTable<Battle> table = run(STAR, "Y1 y-wing 17,9 E");
        assertThat(AttackTest.volleys(table, "rebel"))
                .as("after one step, [0,2]")
                .containsExactly("none", "port Torpedos");
        table.rolling("Torpedos of Y1 at the port", 15).choose("rebel", to("port", "Torpedos"));
        won(table, REBEL, "Y1 hit the port: the Death Star is destroyed.");
        RulesTable<Battle> missed = run(STAR, "Y1 y-wing 17,9 E");
        missed.rolling(14).choose("rebel", to("port", "Torpedos"));
        assertThat(missed.result()).isEmpty();
        RulesTable<Battle> harder = run(Battles.with(STAR, "portDefence", 20), "Y1 y-wing 17,9 E");
        harder.rolling(16).choose("rebel", to("port", "Torpedos"));
        assertThat(harder.result()).isEmpty();
    }

    @Test
    @Rule("SPB-DS-12")
    void xWingsHaveFifteenAndYWingsThirtyPercent() {
        Battle battle = Battles.of(STAR, "Y1 y-wing 18,9 E", "X1 x-wing-deathstar 17,9 E")
                .battle();
        assertThat(odds(battle, "Y1")).isEqualTo(30);
        assertThat(odds(battle, "X1")).isEqualTo(15);
    }

    private static int odds(Battle battle, String ship) {
        Ship one = battle.the(ship);
        return Gunnery.aimAtPort(
                        battle,
                        one,
                        Battles.weapons(battle.sheet(one).design(), WeaponClass.HEAVY)
                                .get(0))
                .percent();
    }

    @Test
    @Rule({"SPB-DS-11", "SPB-DS-13"})
    void onlyWithTorpedoesFromTheTrenchFacingThePort() {
        RulesTable<Battle> table = Battles.of(
                        STAR, "X1 x-wing-deathstar 17,10 E", "tower-1 turbolaser-tower 19,10 N", "V vader 3,3 N")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(table.violations("rebel", to("port", "Torpedos")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "X1 at (17,10) is not in the trench (row 9).", "the port at [1,3] is not in zone C of X1.");
        RulesTable<Battle> lasers = Battles.of(STAR, "X1 x-wing-deathstar 18,9 E", "V vader 3,3 N")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(AttackTest.volleys(lasers, "rebel")).containsExactly("none", "port Torpedos");
        assertThat(lasers.violations("rebel", to("port", "Lasers")).get(0).sentence())
                .hasToString("Lasers is rapid; the port is attacked with heavy weapons.");
        RulesTable<Battle> away = Battles.of(
                        STAR, "X1 x-wing-deathstar 18,9 N", "tower-1 turbolaser-tower 18,11 N", "V vader 3,3 N")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(away.codes("rebel", to("port", "Torpedos"))).containsExactly("PORT_FACING", "FIRE_ZONE");
        assertThat(away.violations("rebel", to("port", "Torpedos")).get(0).sentence())
                .hasToString("X1 faces N; it must face the port (E).");
    }

    @Test
    @Rule("SPB-DS-11")
    void byOptionFromAnywhereInTheZone() {
        HouseRules anywhere = Battles.with(STAR, "portShot", PortShot.ANYWHERE);
        RulesTable<Battle> table = Battles.of(anywhere, "X1 x-wing-deathstar 20,7 N", "V vader 3,3 N")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(AttackTest.volleys(table, "rebel")).containsExactly("none", "port Torpedos");
        Battle closed = Battles.of(STAR, "X1 x-wing-deathstar 20,7 N").battle();
        assertThat(Gunnery.violationsAtPort(closed, closed.the("X1")))
                .extracting(Violation::code)
                .containsExactly("PORT_TRENCH", "PORT_FACING");
    }

    @Test
    @Rule("SPB-RAP-06")
    void byOptionACapitalShipStandsInTheWayOfATorpedo() {
        String[] ships = {"Y1 y-wing 18,9 E", "SD star-destroyer 19,9 E"};
        Battle open = Battles.of(STAR, ships).battle();
        assertThat(Gunnery.violationsAtPort(open, open.the("Y1"))).isEmpty();
        Battle sighted = Battles.of(Battles.with(STAR, "lineOfSight", HouseRules.LineOfSight.ALL_WEAPONS), ships)
                .battle();
        assertThat(Gunnery.violationsAtPort(sighted, sighted.the("Y1")))
                .singleElement()
                .hasToString("SD at (19,9) blocks the line to the port. [SPB-RAP-06]");
    }

    @Test
    @Rule("SPB-DS-11")
    void theEmpireDoesNotAttackItsOwnPort() {
        RulesTable<Battle> table = Battles.of(
                        Battles.with(STAR, "portShot", PortShot.ANYWHERE),
                        "tie-bomber-1 tie-bomber 18,9 E",
                        "Y1 y-wing 2,2 N")
                .moving(Side.EMPIRE)
                .choose("empire", to("tie-bomber-1", "attack FF"));
        assertThat(table.waitingFor()).doesNotContain("empire");
    }

    @Test
    @Rule("SPB-DS-14")
    void byOptionWallsStopFireInAndOutOfTheTrenchButNotThatOfTowers() {
        HouseRules walled = Battles.with(STAR, "trench", Walls.WALLED);
        Battle battle = Battles.of(
                        walled,
                        "Y1 y-wing 8,9 E",
                        "X1 x-wing-deathstar 7,9 E",
                        "TIE1 tie-fighter 9,10 W",
                        "TIE2 tie-fighter 10,9 W",
                        "tower-1 turbolaser-tower 9,8 N",
                        "X2 x-wing-deathstar 8,7 E")
                .battle();
        assertThat(mayFire(battle, "TIE1", "Y1"))
                .as("from outside into the trench")
                .isFalse();
        assertThat(mayFire(battle, "TIE2", "Y1")).as("along the trench").isTrue();
        assertThat(mayFire(battle, "tower-1", "Y1")).as("towers fire in").isTrue();
        assertThat(mayFire(battle, "X1", "tower-1"))
                .as("nobody fires at them from inside")
                .isFalse();
        assertThat(mayFire(battle, "X2", "tower-1")).as("from outside one may").isTrue();
        Ship tie = battle.the("TIE1");
        assertThat(Gunnery.violations(
                                battle,
                                tie,
                                battle.sheet(tie).design().weapons().get(0),
                                battle.the("Y1"))
                        .get(0)
                        .sentence())
                .hasToString("TIE1 and Y1 are not on the same side of the trench wall (option trench).");
        Battle open =
                Battles.of(STAR, "Y1 y-wing 8,9 E", "TIE1 tie-fighter 9,10 W").battle();
        assertThat(mayFire(open, "TIE1", "Y1")).isTrue();
    }

    private static boolean mayFire(Battle battle, String firer, String target) {
        Ship ship = battle.the(firer);
        return Gunnery.violations(
                        battle, ship, battle.sheet(ship).design().weapons().get(0), battle.the(target))
                .isEmpty();
    }

    // ---- victory

    @Test
    @Rule("SPB-DS-15")
    void theEmpireWinsWhenNoRebelWithAHeavyWeaponIsLeft() {
        RulesTable<Battle> table = Battles.of(STAR, "Y1 y-wing 8,4 N", "F falcon 2,2 N", "TIE1 tie-fighter 8,8 S")
                .moving()
                .rolling(20)
                .choose("rebel", to("Y1", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        won(table, EMPIRE, "The Rebel has no ship with a heavy weapon left.");
    }

    @Test
    @Rule("SPB-DS-16")
    void theDeathStarFiresAfterTurnFifteen() {
        Battles battles = Battles.of(STAR, "Y1 y-wing 8,4 N").turn(15);
        won(battles.play(new Turn.EndTurn()), EMPIRE, "The port was not hit in 15 turns.");
        assertThat(battles.turn(14).play(new Turn.EndTurn()).result()).isEmpty();
        won(
                Battles.of(Battles.with(STAR, "deathStarTurnLimit", 9), "Y1 y-wing 8,4 N")
                        .turn(9)
                        .play(new Turn.EndTurn()),
                EMPIRE,
                "The port was not hit in 9 turns.");
    }

    @Test
    @Rule("SPB-DS-17")
    void theLossOfAllImperialShipsEndsNothing() {
        RulesTable<Battle> table = Battles.of(STAR, "Y1 y-wing 8,4 N", "TIE1 tie-fighter 8,6 N")
                .moving()
                .rolling(20)
                .choose("rebel", to("Y1", "attack FF"))
                .choose("rebel", to("TIE1", "Lasers"));
        assertThat(table.state().of(Side.EMPIRE)).isEmpty();
        assertThat(table.result()).isEmpty();
    }

    @Test
    @Rule("SPB-DS-18")
    void thereAreNoCapitalWeapons() {
        Battle start = PerftTest.placed(STAR);
        assertThat(start.ships()).noneMatch(ship -> start.sheet(ship).design().hasWeapon(WeaponClass.CAPITAL));
        RulesTable.of(Battles.RULES, start)
                .play(new CapitalWeaponsPhase.BeginFire(true), new CapitalWeaponsPhase.BeginFire(false))
                .isOver();
    }

    @Test
    @Rule("SPB-DS-11")
    void aTrenchThatIsNoRowIsToldWithItsColumnToo() {
        String[] upright = {
            "{x: [1, 20], y: [9, 9]}, towards: E, port: [20, 9]", "{x: [6, 6], y: [1, 12]}, towards: N, port: [6, 12]"
        };
        Battle row = Battles.of(STAR, "X1 x-wing-deathstar 4,10 N").battle();
        assertThat(Gunnery.violationsAtPort(row, row.the("X1")).get(0).sentence())
                .hasToString("X1 at (4,10) is not in the trench (row 9).");
        Battle column = Battles.unbegun(STAR, "attack-on-the-deathstar", upright);
        assertThat(column.book().isTrench(Battles.square("6,3"))).isTrue();
        assertThat(Gunnery.violationsAtPort(column, row.the("X1")).get(0).sentence())
                .hasToString("X1 at (4,10) is not in the trench (x 6, y 1 to 12).");
    }
}
