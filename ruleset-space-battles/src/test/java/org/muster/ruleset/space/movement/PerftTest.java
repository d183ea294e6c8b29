package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/**
 * How many legal moves there are: the book's table, the first decisions of both scenarios, and how many ways there are to
 * answer the next questions of set positions, moves, responses, collisions and fire alike.
 */
@Rule("SPB-MOVE-18")
public class PerftTest {

    // the Transport has an exit over Hoth only under its own id, T
    private static final Map<String, String> DESIGNS = Map.of(
            "capital", "star-destroyer",
            "cruiser", "falcon",
            "unwieldy", "troop-transport",
            "fighter", "x-wing-hoth",
            "fast", "tie-fighter");

    /** A cruiser of the book's table makes no attack move, so the Falcon's are left out. */
    private static int count(String type, String... others) {
        Battles battles = Battles.of(HouseRules.DEFAULT, others);
        List<String> moves = new ArrayList<>(Battles.moves(battles.battle(), "Z"));
        if (type.equals("cruiser")) {
            moves.removeIf(move -> move.startsWith("attack"));
        }
        return moves.size();
    }

    private static String ship(String type, String place) {
        return "Z " + DESIGNS.get(type) + " " + place;
    }

    private static String other(String type, boolean enemy, String place) {
        boolean rebel = !List.of("capital", "fast").contains(type);
        return "O " + (rebel != enemy ? "x-wing-hoth" : "tie-fighter") + " " + place;
    }

    @ParameterizedTest
    @Rule({"SPB-GRID-06", "SPB-MOVE-17", "SPB-COL-01", "SPB-COL-02"})
    @CsvSource({
        // class, open, edge 0, edge 1, edge 2, corner, enemy 1, enemy 2, friend 1, friend 2
        "capital, 6, 2, 5, 6, 1, 3, 6, 3, 5",
        "cruiser, 20, 8, 16, 19, 4, 11, 17, 20, 17",
        "unwieldy, 8, 2, 4, 7, 1, 3, 5, 8, 5",
        "fighter, 21, 8, 16, 20, 4, 12, 18, 21, 17",
        "fast, 21, 8, 16, 20, 4, 12, 18, 21, 17"
    })
    void theTableOfMoveCounts(
            String type,
            int open,
            int edge0,
            int edge1,
            int edge2,
            int corner,
            int enemy1,
            int enemy2,
            int friend1,
            int friend2) {
        assertThat(count(type, ship(type, "8,10 N"))).as("open").isEqualTo(open);
        assertThat(count(type, ship(type, "8,20 N"))).as("edge 0").isEqualTo(edge0);
        assertThat(count(type, ship(type, "8,19 N"))).as("edge 1").isEqualTo(edge1);
        assertThat(count(type, ship(type, "8,18 N"))).as("edge 2").isEqualTo(edge2);
        assertThat(count(type, ship(type, "1,20 N"))).as("corner").isEqualTo(corner);
        assertThat(count(type, ship(type, "8,10 N"), other(type, true, "8,11 S")))
                .as("enemy 1 ahead")
                .isEqualTo(enemy1);
        assertThat(count(type, ship(type, "8,10 N"), other(type, true, "8,12 S")))
                .as("enemy 2 ahead")
                .isEqualTo(enemy2);
        assertThat(count(type, ship(type, "8,10 N"), other(type, false, "8,11 S")))
                .as("friend 1 ahead")
                .isEqualTo(friend1);
        assertThat(count(type, ship(type, "8,10 N"), other(type, false, "8,12 S")))
                .as("friend 2 ahead")
                .isEqualTo(friend2);
    }

    @ParameterizedTest
    @Rule("SPB-HOTH-08")
    @CsvSource({"20, 'F, LFF, RFF, full F'", "19, ''", "18, ''"})
    void theTransportFacingItsExit(int y, String moves) {
        List<String> legal =
                Battles.moves(Battles.of("T troop-transport 8," + y + " N").battle(), "T");
        assertThat(legal).hasSize(y == 20 ? 4 : y == 19 ? 6 : 8);
        if (!moves.isEmpty()) {
            assertThat(String.join(", ", legal)).isEqualTo(moves);
        }
    }

    @Test
    void theFirstDecisionsOverHoth() {
        Battle start = placed(HouseRules.DEFAULT);
        assertThat(first(start, Side.EMPIRE)).isEqualTo(27);
        assertThat(first(start, Side.REBEL)).isEqualTo(44);
        assertThat(Battles.moves(start, "SD")).hasSize(6);
        assertThat(Battles.moves(start, "T")).hasSize(8);
        assertThat(Battles.moves(start, "X1")).hasSize(18);
        assertThat(Battles.moves(start, "X2")).hasSize(18);
    }

    @Test
    void theFirstDecisionsAtTheDeathStar() {
        Battle start = placed(Battles.DEATH_STAR);
        assertThat(first(start, Side.REBEL)).isEqualTo(138);
        assertThat(first(start, Side.EMPIRE)).isEqualTo(57);
        assertThat(sizes(start, "Y1", "Y2", "Y3")).containsExactly(13, 16, 16);
        assertThat(sizes(start, "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8"))
                .containsExactly(4, 9, 13, 13, 13, 9, 16, 16);
        assertThat(sizes(start, "TIE1", "TIE2", "TIE3")).containsExactly(19, 19, 19);
    }

    private static List<Integer> sizes(Battle battle, String... ships) {
        return List.of(ships).stream()
                .map(ship -> Battles.moves(battle, ship).size())
                .toList();
    }

    /** Both sides as in the book. */
    public static Battle placed(HouseRules options) {
        RulesTable<Battle> table =
                RulesTable.of(Battles.RULES, Battles.unbegun(options)).play(new SetupPhase.SetUp());
        while (!table.waitingFor().isEmpty()) {
            table.lapse(table.waitingFor().get(0));
        }
        return table.state().nextTurn(Side.EMPIRE);
    }

    private static long first(Battle battle, Side side) {
        Battle moving = battle.with(battle.progress().in(Progress.Phase.MOVEMENT, side));
        return new MovementPhase.NextShip()
                .decision(moving)
                .questions()
                .get(0)
                .options()
                .count(1000);
    }

    // ---- deeper

    /**
     * Positions, and the ways to answer the next 1, 2 and 3 questions. By hand:
     *
     * <pre>
     * alone       21; 21 x 21; 21 x 21 x 21 less one: LFF, FFF and a third FFF would leave by the west edge, 8-2-3-3 = 0
     * strangers   21 of the X-Wing, 21 of the TIE, too far apart to respond
     * example     21 of the X-Wing, but of the 5 that begin RF only the step into TIE C is left: 17
     * head-on     an Unwieldy cruiser with an enemy ahead: LFF, RFF and full power up to the collision
     * carrier     6 of the Destroyer, and 21 of a launched TIE less RFF, RFFL and RFFR, which leave by the south edge: 24
     * trench      21 of the Y-Wing, and 21 of the X-Wing behind it, which may pass a friend
     * hoth, death-star   first decisions of the book: 8 + 18 + 18, and 3 x 19
     * </pre>
     *
     * All others were counted by the engine and are pinned.
     */
    @ParameterizedTest
    @CsvSource({
        "alone, 21, 441, 9260",
        "strangers, 21, 441, 8967",
        "example, 17, 428, 23369",
        "head-on, 3, 44, 1635",
        "carrier, 24, 294, 2986",
        "trench, 42, 519, 10166",
        "hoth, 44, 1298, 17328",
        "death-star, 57, 2130, 39102"
    })
    void waysToAnswer(String position, long one, long two, long three) {
        Battle start = POSITIONS.get(position).get();
        assertThat(Perft.count(start, 1)).isEqualTo(one);
        assertThat(Perft.count(start, 2)).isEqualTo(two);
        assertThat(Perft.count(start, 3)).isEqualTo(three);
    }

    private static final Map<String, Supplier<Battle>> POSITIONS = Map.of(
            "alone", () -> Battles.of("X1 x-wing-hoth 8,10 N").battle(),
            "strangers",
                    () -> Battles.of("X1 x-wing-hoth 4,4 N", "TIE1 tie-fighter 12,14 S")
                            .battle(),
            "example",
                    () -> Battles.of(
                                    "X1 x-wing-hoth 5,2 N",
                                    "A tie-fighter 4,4 E",
                                    "B tie-fighter 5,6 N",
                                    "C tie-fighter 6,2 N",
                                    "D star-destroyer 4,6 S")
                            .battle(),
            "head-on",
                    () -> Battles.of("T troop-transport 8,10 N", "TIE1 tie-fighter 8,11 S", "TIE2 tie-fighter 9,12 W")
                            .battle(),
            "carrier",
                    () -> Battles.of("SD star-destroyer 2,2 E", "X1 x-wing-hoth 4,3 W")
                            .carried("SD", "TIE1 tie-fighter", "TIE2 tie-fighter")
                            .led(Side.EMPIRE)
                            .given(battle -> battle.with(battle.progress().in(Progress.Phase.MOVEMENT, Side.EMPIRE)))
                            .battle(),
            "trench",
                    () -> Battles.of(
                                    Battles.DEATH_STAR,
                                    "Y1 y-wing 17,9 E",
                                    "X1 x-wing-deathstar 16,9 E",
                                    "tower-1 turbolaser-tower 19,10 N",
                                    "V vader 15,10 E")
                            .battle(),
            "hoth", () -> moving(placed(HouseRules.DEFAULT), Side.REBEL),
            "death-star", () -> moving(placed(Battles.DEATH_STAR), Side.EMPIRE));

    private static Battle moving(Battle battle, Side side) {
        return battle.with(battle.progress().in(Progress.Phase.MOVEMENT, side));
    }
}
