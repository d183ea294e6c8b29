package org.muster.ruleset.space.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.check.Violation;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.setup.FleetSetup;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.ruleset.space.turn.Turn;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

@Rule("SPB-OPEN-01")
class OpenBattleTest {

    private static final Player EMPIRE = new Player("empire");
    private static final Player REBEL = new Player("rebel");

    private static RulesTable<Battle> setUp() {
        return setUp(Battles.OPEN);
    }

    private static RulesTable<Battle> setUp(HouseRules options) {
        return RulesTable.of(Battles.RULES, Battles.unbegun(options)).play(new SetupPhase.SetUp());
    }

    private static List<String> why(RulesTable<Battle> table, String seat, String typed) {
        return table.violations(seat, typed).stream()
                .map(violation -> violation.sentence().toString())
                .toList();
    }

    // ---- fleets

    @Test
    @Rule({"SPB-OPEN-01", "SPB-OPEN-03"})
    void theQuickStartFleetsCost91And99AndStandReady() {
        RulesTable<Battle> table = setUp();
        assertThat(table.waitingFor()).containsExactly("empire");
        table.choose("empire", "quick-start").choose("rebel", "quick-start");
        table.choose("empire", "rest").choose("rebel", "rest").isOver();
        assertThat(table.state().ships())
                .extracting(ship -> ship.id() + " " + ship.at() + " " + ship.facing())
                .containsExactly(
                        "star-destroyer-1 (1,15) S",
                        "carrack-cruiser-1 (2,15) S",
                        "tie-interceptor-1 (3,15) S",
                        "tie-interceptor-2 (4,15) S",
                        "tie-interceptor-3 (5,15) S",
                        "mon-calamari-cruiser-1 (1,2) N",
                        "nebulon-b-1 (2,2) N",
                        "a-wing-1 (3,2) N",
                        "a-wing-2 (4,2) N",
                        "a-wing-3 (5,2) N");
        assertThat(table.state().carriedBy("star-destroyer-1")).hasSize(3);
        assertThat(cost(table.state(), Side.EMPIRE)).isEqualTo(91);
        assertThat(cost(table.state(), Side.REBEL)).isEqualTo(99);
    }

    private static int cost(Battle battle, Side side) {
        int cost = 0;
        for (Ship ship : battle.of(side)) {
            cost += battle.sheet(ship).design().points();
            for (Away one : battle.carriedBy(ship.id())) {
                cost += battle.book().sheet(one.design()).design().points();
            }
        }
        return cost;
    }

    @Test
    void aFleetOfOnesOwnIsAtMostAHundredPoints() {
        RulesTable<Battle> table = setUp();
        assertThat(why(table, "empire", "{\"fleet\": {\"star-destroyer\": 2, \"lancer-frigate\": 1}}"))
                .containsExactly("104 points, at most 100 allowed.");
        RulesTable<Battle> more = setUp(Battles.with(Battles.OPEN, "points", 120));
        more.choose("empire", "{\"fleet\": {\"star-destroyer\": 2, \"lancer-frigate\": 1}}");
        assertThat(more.told()).contains("The Empire takes star-destroyer-1, star-destroyer-2, lancer-frigate-1.");
    }

    @Test
    void ofOnesOwnSideAndEveryUniqueShipOnce() {
        RulesTable<Battle> table = setUp();
        assertThat(why(table, "empire", "{\"fleet\": {\"a-wing\": 2, \"vader\": 3}}"))
                .containsExactly(
                        "A-Wing belongs to Rebel, this fleet is Empire.",
                        "Vader's TIE Advance is unique; 3 in the fleet.");
        assertThat(why(table, "empire", "{\"fleet\": {\"death-star\": 1}}"))
                .containsExactly("There is no ship \"death-star\" in the catalogue.");
        assertThat(why(table, "empire", "{\"fleet\": {\"death-star\": 1, \"vader\": 30}}"))
                .as("what is unknown hides nothing else")
                .containsExactly(
                        "There is no ship \"death-star\" in the catalogue.",
                        "270 points, at most 100 allowed.",
                        "Vader's TIE Advance is unique; 30 in the fleet.");
        assertThat(why(table, "empire", "{\"fleet\": {}}"))
                .containsExactly("A fleet needs at least one ship on the table.");
        assertThat(table.codes("empire", "{\"fleet\": {\"turbolaser-tower\": 1}}"))
                .containsExactly("FLEET_UNKNOWN");
    }

    @Test
    void asManyAsTheAreaHasSpaces() {
        List<Design> fleet = Collections.nCopies(
                60, Battles.book(Battles.OPEN).sheet("tie-fighter").design());
        List<Violation> violations = ArmyRules.check(Army.of(fleet), new FleetRules(Side.EMPIRE, 1000, 48).all());
        assertThat(violations)
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("60 ships on the table, the set-up area has 48 spaces.");
    }

    private static final HouseRules RICH = Battles.with(Battles.OPEN, "points", 300);

    @Test
    void carriersTakeOnBoardWhatWouldFindNoSpace() {
        RulesTable<Battle> table = setUp(RICH);
        table.lapse("empire").choose("rebel", "{\"fleet\": {\"mon-calamari-cruiser\": 1, \"z-95\": 50}}");
        assertThat(why(table, "rebel", "{\"z-95\": 2}"))
                .containsExactly("49 ships on the table, the set-up area has 48 spaces.");
        assertThat(table.codes("rebel", "{}")).containsExactly("FLEET_SPACE");
        assertThat(table.question("rebel").options().all()).hasSize(1);
        table.lapse("rebel").lapse("empire").lapse("rebel").isOver();
        assertThat(table.state().carriedBy("mon-calamari-cruiser-1")).hasSize(3);
        assertThat(table.state().of(Side.REBEL)).hasSize(48);
    }

    @Test
    void theLastCarrierTakesWhatTheFirstLeft() {
        RulesTable<Battle> table = setUp(RICH);
        table.lapse("empire")
                .choose("rebel", "{\"fleet\": {\"mon-calamari-cruiser\": 2, \"z-95\": 49, \"a-wing\": 2}}");
        assertThat(table.codes("rebel", "{\"z-95\": 1}"))
                .as("1 and 3 are less than 5")
                .containsExactly("FLEET_SPACE");
        table.choose("rebel", "{\"z-95\": 2}");
        assertThat(table.codes("rebel", "{\"z-95\": 2}")).containsExactly("FLEET_SPACE");
        table.choose("rebel", "{\"z-95\": 1, \"a-wing\": 2}")
                .lapse("empire")
                .lapse("rebel")
                .isOver();
        assertThat(table.state().of(Side.REBEL)).hasSize(48);
    }

    @Test
    void whereThereIsSpaceNobodyNeedsToGoOnBoard() {
        RulesTable<Battle> table = setUp(RICH);
        table.lapse("empire")
                .choose("rebel", "{\"fleet\": {\"mon-calamari-cruiser\": 1, \"z-95\": 47}}")
                .lapse("rebel");
        assertThat(table.state().carriedBy("mon-calamari-cruiser-1")).isEmpty();
    }

    /** At a club's own open battle, a line of which is another. */
    private static RulesTable<Battle> club(String before, String after) {
        Battle battle = Battles.unbegun(RICH, "open-battle", before, after);
        return RulesTable.of(Battles.RULES, battle).play(new SetupPhase.SetUp());
    }

    @Test
    void spacesOfAreasThatOverlapCountOnce() {
        RulesTable<Battle> table = club("y: [3, 3]", "y: [2, 1]");
        assertThat(why(table.lapse("empire"), "rebel", "{\"fleet\": {\"z-95\": 33}}"))
                .containsExactly("33 ships on the table, the set-up area has 32 spaces.");
    }

    @Test
    void aTowerInTheAreaTakesASpace() {
        String towers = "towers: {ship: turbolaser-tower, side: EMPIRE, at: [[1, 15]],"
                + " nearPort: {x: [1, 16], y: [1, 16]}, least: 0}\n";
        RulesTable<Battle> table = club("points: 100", towers + "points: 100");
        assertThat(why(table, "empire", "{\"fleet\": {\"tie-fighter\": 48}}"))
                .containsExactly("48 ships on the table, the set-up area has 47 spaces.");
        table.choose("empire", "{\"fleet\": {\"star-destroyer\": 1, \"tie-fighter\": 47}}");
        assertThat(table.codes("empire", "{}")).containsExactly("FLEET_SPACE");
        table.choose("empire", "{\"tie-fighter\": 1}")
                .lapse("rebel")
                .lapse("empire")
                .lapse("rebel")
                .isOver();
        assertThat(table.state().of(Side.EMPIRE)).as("47 and the tower").hasSize(48);
    }

    @Test
    @Rule({"SPB-OPEN-01", "SPB-CAR-01"})
    void carriedFightersAreAssignedToCarriers() {
        RulesTable<Battle> table = setUp();
        table.choose("empire", "{\"fleet\": {\"star-destroyer\": 1, \"tie-fighter\": 4, \"lancer-frigate\": 1}}");
        assertThat(table.step("empire")).isInstanceOf(FleetSetup.LoadCarrier.class);
        assertThat(why(table, "empire", "{\"tie-fighter\": 4}"))
                .containsExactly("4 fighters carried by star-destroyer-1, capacity 3.");
        assertThat(why(table, "empire", "{\"lancer-frigate\": 1}"))
                .containsExactly("Lancer frigate is no fighter and cannot be carried.");
        table.choose("empire", "{\"tie-fighter\": 3}");
        assertThat(table.state().carriedBy("star-destroyer-1"))
                .extracting(Away::id)
                .containsExactly("tie-fighter-1", "tie-fighter-2", "tie-fighter-3");
        table.choose("rebel", "quick-start").choose("empire", "rest");
        assertThat(table.state().of(Side.EMPIRE))
                .extracting(Ship::id)
                .containsExactly("star-destroyer-1", "tie-fighter-4", "lancer-frigate-1");
    }

    @Test
    void noMoreFightersThanThereAre() {
        RulesTable<Battle> table = setUp();
        table.choose("empire", "{\"fleet\": {\"star-destroyer\": 1, \"tie-fighter\": 2, \"tie-bomber\": 1}}");
        assertThat(why(table, "empire", "{\"tie-fighter\": 3}"))
                .containsExactly("3 x TIE Fighter on board; the fleet has 2 to place.");
    }

    @Test
    void withFewerPointsTheQuickStartFleetIsCut() {
        RulesTable<Battle> table = setUp(Battles.with(Battles.OPEN, "points", 30));
        table.lapse("empire").lapse("rebel");
        assertThat(table.state().away())
                .extracting(Away::id)
                .containsExactly(
                        "carrack-cruiser-1",
                        "tie-interceptor-1",
                        "tie-interceptor-2",
                        "nebulon-b-1",
                        "a-wing-1",
                        "a-wing-2");
    }

    @Test
    @Rule("SPB-OPEN-03")
    void theDefaultPlacesRunAlongTheMiddleRowThenThoseBesideIt() {
        RulesTable<Battle> table = setUp();
        table.choose("empire", "{\"fleet\": {\"tie-fighter\": 25}}").choose("rebel", "{\"fleet\": {\"z-95\": 33}}");
        table.lapse("empire").lapse("rebel");
        assertThat(Battles.stands(table, "tie-fighter-16")).isEqualTo("(16,15) S");
        assertThat(Battles.stands(table, "tie-fighter-17")).isEqualTo("(1,14) S");
        assertThat(Battles.stands(table, "z-95-16")).isEqualTo("(16,2) N");
        assertThat(Battles.stands(table, "z-95-17")).isEqualTo("(1,3) N");
        assertThat(Battles.stands(table, "z-95-33")).isEqualTo("(1,1) N");
    }

    // ---- victory

    private static Result result(RulesTable<Battle> table) {
        return table.result().orElseThrow();
    }

    @Test
    @Rule("SPB-OPEN-02")
    void theLastSideWithAShipOnTheTableWins() {
        RulesTable<Battle> table = Battles.of(Battles.OPEN, "A a-wing 8,8 N", "B tie-fighter 8,10 N")
                .moving()
                .rolling(20)
                .choose("rebel", to("A", "attack FF"))
                .choose("rebel", to("B", "Lasers"));
        assertThat(result(table).winners()).containsExactly(REBEL);
        assertThat(result(table).reason()).hasToString("The Rebel alone has ships on the table.");
    }

    @Test
    @Rule({"SPB-OPEN-02", "SPB-CAP-03"})
    void bothGoneInTheSameStepIsADraw() {
        RulesTable<Battle> table = Battles.of(Battles.OPEN, "V victory-destroyer 8,10 S", "M assault-frigate 8,9 N")
                .change("V", Ship::hit)
                .change("M", Ship::hit)
                .led(Side.EMPIRE)
                .firing();
        table.rolling(20, 20).choose("empire", to("V Main Guns", "M")).choose("rebel", to("M Main Guns", "V"));
        assertThat(result(table).ranking()).isEqualTo(List.of(List.of(EMPIRE, REBEL)));
        assertThat(result(table).reason()).hasToString("Nobody has a ship left.");
    }

    @Test
    @Rule("SPB-OPEN-02")
    void afterTurnTwelveTheSideThatDestroyedMorePointsWins() {
        Battles battles = Battles.of(Battles.OPEN, "V victory-destroyer 8,10 S", "M assault-frigate 8,9 N")
                .turn(12);
        assertThat(result(battles.play(new Turn.EndTurn())).ranking()).isEqualTo(List.of(List.of(EMPIRE, REBEL)));
        RulesTable<Battle> won =
                battles.away("A a-wing", Away.Why.DESTROYED, "").play(new Turn.EndTurn());
        assertThat(result(won).winners()).containsExactly(EMPIRE);
        assertThat(result(won).reason()).hasToString("In 12 turns the Empire destroyed 6 points, the Rebel 0.");
        RulesTable<Battle> gone = battles.away("B b-wing", Away.Why.GONE, "").play(new Turn.EndTurn());
        assertThat(result(gone).reason())
                .as("who left was not destroyed")
                .hasToString("In 12 turns the Empire destroyed 6 points, the Rebel 0.");
        assertThat(Battles.of(Battles.OPEN, "V victory-destroyer 8,10 S", "M assault-frigate 8,9 N")
                        .turn(11)
                        .play(new Turn.EndTurn())
                        .result())
                .isEmpty();
    }
}
