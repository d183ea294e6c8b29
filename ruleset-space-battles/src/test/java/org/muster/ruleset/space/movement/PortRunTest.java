package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.DEATH_STAR;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.PortShot;
import org.muster.ruleset.space.PortRun;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.gunnery.Guarded;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** How bots find their way to the port. */
class PortRunTest {

    private static PortRun run(HouseRules options, String design) {
        return Battles.book(options).portRun(design, List.of(), (square, facing) -> 0);
    }

    private static int turns(String at, Facing facing) {
        return run(DEATH_STAR, "y-wing").turns(Battles.square(at), facing);
    }

    @ParameterizedTest
    @Rule("SPB-DS-11")
    @EnumSource(PortShot.class)
    void itBearsWhereTheRulesLetFire(PortShot shot) {
        HouseRules options = Battles.with(DEATH_STAR, "portShot", shot);
        Battle battle = Battles.of(options, "X1 x-wing-deathstar 1,1 N").battle();
        PortRun run = run(options, "x-wing-deathstar");
        for (Square square : battle.book().scenario().board().squares()) {
            for (Facing facing : Facing.values()) {
                Ship ship = battle.the("X1").at(square, facing);
                assertThat(run.bears(square, facing))
                        .as("%s %s", square, facing)
                        .isEqualTo(Gunnery.violationsAtPort(battle, ship).isEmpty());
            }
        }
    }

    @Test
    @Rule({"SPB-MOVE-07", "SPB-MOVE-09", "SPB-MOVE-12"})
    void turnsAreThoseOfItsMoves() {
        assertThat(turns("18,9", Facing.E)).as("it fires at once").isEqualTo(1);
        assertThat(turns("16,9", Facing.E)).as("after two spaces").isEqualTo(1);
        assertThat(turns("15,9", Facing.E)).isEqualTo(2);
        assertThat(turns("1,9", Facing.E))
                .as("five times three spaces, and an attack move")
                .isEqualTo(6);
        assertThat(turns("1,7", Facing.E)).as("to the trench first").isEqualTo(7);
        assertThat(turns("18,9", Facing.W)).as("it must come round").isEqualTo(3);
        assertThat(turns("20,9", Facing.E)).as("it must come round").isEqualTo(3);
    }

    @Test
    @Rule({"SPB-RESP-02", "SPB-DS-06"})
    void aTowerIsFlownRoundWhereThatIsSaferThanStraightOn() {
        String ship = "Y1 y-wing 8,9 E";
        Battle free = Battles.of(DEATH_STAR, ship).battle();
        Battle guarded =
                Battles.of(DEATH_STAR, ship, "tower-1 turbolaser-tower 14,10 N").battle();
        Ship there = free.the("Y1");
        PortRun open = Guarded.way(free, there);
        PortRun way = Guarded.way(guarded, there);
        assertThat(way.chance(there.at(), there.facing()))
                .isBetween(0.3, open.chance(there.at(), there.facing()) - 0.05);
        assertThat(way.turns(there.at(), there.facing()))
                .isGreaterThanOrEqualTo(open.turns(there.at(), there.facing()));
        assertThat(way.chance(Battles.square("12,9"), Facing.E))
                .as("before the tower")
                .isLessThan(way.chance(Battles.square("16,9"), Facing.E));
    }

    @Test
    @Rule("SPB-DS-12")
    void theShipThatCanFireAtThePortIsLookedAtFirstAndDoes() {
        RulesTable<Battle> table = Battles.of(
                        DEATH_STAR, "X1 x-wing-deathstar 2,9 E", "Y1 y-wing 17,9 E", "F falcon 2,2 N")
                .moving(Side.REBEL);
        Battle battle = table.state();
        List<MovementPhase.Order> orders =
                new MovementPhase.NextShip().promising(battle, battle.player(Side.REBEL), new SplittableRandom(1));
        assertThat(orders.get(0)).isInstanceOfSatisfying(MovementPhase.Move.class, move -> {
            assertThat(move.ship()).isEqualTo("Y1");
            assertThat(move.sequence().id()).isEqualTo("attack FF");
        });
        assertThat(orders).noneMatch(order -> order.kind().equals("F"));
        table.choose("rebel", to("Y1", "attack FF")).choose("rebel", "none");
        assertThat(volleys(table.state())).containsExactly("Torpedos at port");
    }

    @ParameterizedTest
    @Rule("SPB-ATT-01")
    @ValueSource(strings = {"TIE1 tie-fighter 18,10 S", "TIE1 tie-fighter 18,8 N"})
    void itKeepsItsShotForThePortIfItComesToWhereItCanFire(String enemy) {
        RulesTable<Battle> table = Battles.of(DEATH_STAR, "Y1 y-wing 16,9 E", enemy)
                .moving(Side.REBEL)
                .choose("rebel", to("Y1", "attack FF"));
        assertThat(volleys(table.state())).containsExactly("hold");
    }

    @Test
    void elsewhereNothingIsPromised() {
        Battle battle = Battles.of("X1 x-wing-hoth 8,10 N", "T troop-transport 2,2 N", "SD star-destroyer 2,18 S")
                .battle();
        assertThat(new MovementPhase.NextShip().promising(battle, battle.player(Side.REBEL), new SplittableRandom(1)))
                .isEmpty();
    }

    private static List<String> volleys(Battle battle) {
        return new AttackRun.FireWindow()
                .promising(battle, battle.player(Side.REBEL), new SplittableRandom(1)).stream()
                        .map(volley -> volley.target().isEmpty()
                                ? "hold"
                                : String.join(
                                                "+",
                                                volley.weapons().stream()
                                                        .map(Weapon::name)
                                                        .toList())
                                        + " at " + volley.target())
                        .toList();
    }
}
