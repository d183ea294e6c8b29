package org.muster.ruleset.space.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.stands;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.TowerPlaces;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Who sets up first leaves room for who sets up later: clubs have boards on which that is tight. */
class RoomTest {

    private static RulesTable<Battle> setUp(HouseRules options, String file, String... beforeAndAfter) {
        return RulesTable.of(Battles.RULES, Battles.unbegun(options, file, beforeAndAfter))
                .play(new SetupPhase.SetUp());
    }

    /** Over Hoth, where the Rebel has so many columns of one row. */
    private static RulesTable<Battle> narrow(int from, int to) {
        return setUp(
                HouseRules.DEFAULT,
                "escape-from-hoth",
                "REBEL: [{x: [1, 16], y: [1, 2]}]",
                "REBEL: [{x: [" + from + ", " + to + "], y: [2, 2]}]");
    }

    private static String destroyer(String at) {
        return "{\"SD\": {\"at\": \"" + at + "\", \"facing\": \"N\"}}";
    }

    private static List<String> why(RulesTable<Battle> table, String answer) {
        return table.violations("empire", answer).stream()
                .map(Violation::toString)
                .toList();
    }

    @Test
    @Rule({"SPB-HOTH-03", "SPB-HOTH-04", "SPB-GRID-03"})
    void nobodyTakesTheLastSpacesThatTheOtherSideNeeds() {
        RulesTable<Battle> table = narrow(7, 9);
        assertThat(why(table, destroyer("x8y2")))
                .containsExactly("SD.at: (8,2) is one of 3 spaces that the Rebel has left for T, X1 and X2."
                        + " [SPB-HOTH-04, SPB-GRID-03]");
        assertThat(table.question("empire").options().count(2000))
                .as("317 spaces, and the default")
                .isEqualTo(1 + 317 * 4);
        table.choose("empire", destroyer("x8y3")).lapse("rebel").isOver();
        assertThat(stands(table, "X2")).isEqualTo("(9,2) N");
    }

    @Test
    @Rule({"SPB-HOTH-03", "SPB-HOTH-04"})
    void aSpaceMoreThanItNeedsIsAnybodys() {
        RulesTable<Battle> table = narrow(7, 10).choose("empire", destroyer("x8y2"));
        assertThat(table.codes("rebel", "{\"T\": {\"at\": \"x8y2\", \"facing\": \"N\"}}"))
                .containsExactly("SETUP_OCCUPIED");
        table.lapse("rebel").isOver();
        assertThat(stands(table, "T")).as("the first that is free").isEqualTo("(7,2) N");
    }

    private static String towers(int... columnsOfTheTopRow) {
        Stream<String> top = Arrays.stream(columnsOfTheTopRow).mapToObj(x -> "x" + x + "y16");
        Stream<String> rest = Stream.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                .skip(columnsOfTheTopRow.length)
                .map(x -> "x" + (x + 8) + "y1");
        return Stream.concat(top, rest).collect(Collectors.joining("\", \"", "[\"", "\"]"));
    }

    @Test
    @Rule({"SPB-DS-04", "SPB-DS-05", "SPB-GRID-03"})
    void towersLeaveTheirOwnSideRoomForItsShips() {
        RulesTable<Battle> table = setUp(
                Battles.with(Battles.DEATH_STAR, "towers", TowerPlaces.PLACED),
                "attack-on-the-deathstar",
                "EMPIRE: [{x: [1, 20], y: [16, 16]}]",
                "EMPIRE: [{x: [6, 10], y: [16, 16]}, {x: [14, 14], y: [16, 16]}]");
        assertThat(why(table, towers(6, 7, 9, 10)))
                .containsExactly(
                        "The towers leave 2 spaces of the Empire's set-up area for 3 ships. [SPB-DS-05, SPB-GRID-03]");
        table.choose("empire", towers(6, 7, 9)).lapse("rebel").lapse("empire").isOver();
        assertThat(stands(table, "TIE1")).isEqualTo("(8,16) S");
    }

    @Test
    @Rule({"SPB-OPEN-01", "SPB-DS-05", "SPB-GRID-03"})
    void soTheyDoBeforeFleetsAreTaken() {
        RulesTable<Battle> table = setUp(
                Battles.with(Battles.OPEN, "towers", TowerPlaces.PLACED),
                "open-battle",
                "zones:",
                "towers: {ship: turbolaser-tower, side: EMPIRE, at: [[1, 9], [2, 9]],"
                        + " nearPort: {x: [1, 16], y: [1, 16]}, least: 0}\nzones:",
                "[{x: [1, 16], y: [15, 15], facing: S}, {x: [1, 16], y: [14, 14], facing: S}, {x: [1, 16], y: [16, 16], facing: S}]",
                "[{x: [6, 10], y: [16, 16], facing: S}, {x: [14, 14], y: [16, 16], facing: S}]");
        assertThat(why(table, "[\"x6y16\", \"x7y16\"]"))
                .containsExactly(
                        "The towers leave 4 spaces of the Empire's set-up area for 5 ships. [SPB-DS-05, SPB-GRID-03]");
        table.choose("empire", "[\"x6y16\", \"x1y9\"]");
    }
}
