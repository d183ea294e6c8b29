package org.muster.ruleset.space.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class CapitalTest {

    private static final HouseRules OPEN = Battles.OPEN;

    private static List<String> salvos(RulesTable<Battle> table, String seat) {
        return table.question(seat)
                .options()
                .all()
                .map(CapitalWeaponsPhase.Salvo.class::cast)
                .map(salvo -> salvo.weapon().isEmpty() ? "done" : salvo.weapon() + " > " + salvo.target())
                .toList();
    }

    private static String why(RulesTable<Battle> table, String seat, String weapon, String target) {
        return table.violations(seat, to(weapon, target)).get(0).sentence().toString();
    }

    @Test
    @Rule({"SPB-CAP-01", "SPB-CAP-02", "SPB-CAP-04"})
    void eachCapitalWeaponFiresOnceAtAnyDistance() {
        RulesTable<Battle> table = Battles.of(
                        OPEN, "SD star-destroyer 8,16 S", "N1 nebulon-b 8,1 N", "N2 nebulon-b 8,15 N")
                .led(Side.EMPIRE)
                .firing();
        assertThat(salvos(table, "empire")).containsExactly("SD Main Guns > N1", "SD Main Guns > N2", "done");
        table.rolling("Main Guns of SD at N1", 3).choose("empire", to("SD Main Guns", "N1"));
        assertThat(table.waitingFor()).as("the weapon is spent").containsExactly("rebel");
    }

    @Test
    @Rule({"SPB-CAP-02", "SPB-INIT-04"})
    void theHolderFiresAllThenTheOtherKnowingTheRolls() {
        RulesTable<Battle> table = Battles.of(
                        OPEN,
                        "SD star-destroyer 8,12 S",
                        "V1 victory-destroyer 10,12 S",
                        "M mon-calamari-cruiser 8,4 N")
                .led(Side.EMPIRE)
                .firing();
        table.rolling(20, 20, 20)
                .choose("empire", to("V1 Main Guns", "M"))
                .choose("empire", to("SD Main Guns", "M"))
                .choose("rebel", to("M Main Guns", "SD"));
        assertThat(table.told())
                .filteredOn(line -> line.contains("misses") || line.contains("hits"))
                .containsExactly("V1 misses M.", "SD misses M.", "M misses SD.");
    }

    @Test
    @Rule({"SPB-CAP-03", "SPB-HIT-14"})
    void allFireTakesEffectAtTheEndSoTheDeadFireToo() {
        RulesTable<Battle> table = Battles.of(
                        OPEN,
                        "SD star-destroyer 8,10 S",
                        "V1 victory-destroyer 3,10 S",
                        "M mon-calamari-cruiser 8,9 N",
                        "N nebulon-b 3,9 N")
                .change("M", ship -> ship.hit().hit())
                .change("SD", ship -> ship.hit().hit())
                .led(Side.EMPIRE)
                .firing();
        table.rolling(20).choose("empire", to("SD Main Guns", "M"));
        assertThat(table.state().find("M")).as("doomed, not dead").isNotNull();
        assertThat(salvos(table, "empire"))
                .as("it may be aimed at again, in vain")
                .contains("V1 Main Guns > M");
        table.choose("empire", "done");
        assertThat(salvos(table, "rebel")).contains("M Main Guns > SD");
        table.rolling(20)
                .choose("rebel", to("M Main Guns", "SD"))
                .choose("rebel", "done")
                .isOver();
        assertThat(table.state().find("M")).isNull();
        assertThat(table.state().find("SD")).isNull();
    }

    @Test
    @Rule({"SPB-CAP-05", "SPB-GRID-05"})
    void notIntoTheRear() {
        RulesTable<Battle> table = Battles.of(
                        OPEN,
                        "SD star-destroyer 8,8 S",
                        "F nebulon-b 8,4 N",
                        "L nebulon-b 12,8 N",
                        "B nebulon-b 8,12 N",
                        "D nebulon-b 10,10 N")
                .led(Side.EMPIRE)
                .firing();
        assertThat(salvos(table, "empire")).containsExactly("SD Main Guns > F", "SD Main Guns > L", "done");
        assertThat(why(table, "empire", "SD Main Guns", "B")).isEqualTo("B at [0,-4] is in the rear of SD.");
        assertThat(why(table, "empire", "SD Main Guns", "D"))
                .as("an exact diagonal")
                .isEqualTo("D at [-2,-2] is in the rear of SD.");
    }

    @Test
    @Rule({"SPB-CAP-06", "SPB-CAP-09"})
    void neitherFightersNorFriends() {
        RulesTable<Battle> table = Battles.of(
                        OPEN,
                        "SD star-destroyer 8,8 S",
                        "A a-wing 8,6 N",
                        "N nebulon-b 8,4 N",
                        "V1 victory-destroyer 10,8 S")
                .led(Side.EMPIRE)
                .firing();
        assertThat(why(table, "empire", "SD Main Guns", "A"))
                .isEqualTo("Capital weapons cannot target fighters; A is one.");
        assertThat(why(table, "empire", "SD Main Guns", "V1")).isEqualTo("V1 is your own ship.");
        assertThat(why(table, "empire", "SD Turbolasers", "N"))
                .isEqualTo("Turbolasers is rapid; only capital weapons may fire now.");
    }

    @Test
    @Rule({"SPB-CAP-07", "SPB-CAP-08"})
    void capitalShipsBlockTheLineFightersAndCruisersDoNot() {
        String[] line = {"SD star-destroyer 8,12 S", "T nebulon-b 8,4 N", "C carrack-cruiser 8,9 S", "A a-wing 8,7 N"};
        assertThat(salvos(Battles.of(OPEN, line).led(Side.EMPIRE).firing(), "empire"))
                .contains("SD Main Guns > T");
        RulesTable<Battle> blocked = Battles.of(OPEN, line)
                .ship("V1 victory-destroyer 8,6 S")
                .led(Side.EMPIRE)
                .firing();
        assertThat(why(blocked, "empire", "SD Main Guns", "T")).isEqualTo("V1 at (8,6) blocks the line to T.");
        assertThat(salvos(blocked, "empire")).contains("V1 Main Guns > T");
    }

    @ParameterizedTest
    @Rule("SPB-CAP-07")
    @CsvSource({
        // from, to, third, blocked
        "1, 1, 5, 5, 3, 3, true",
        "1, 1, 5, 5, 3, 2, false", // the corner is touched
        "1, 1, 5, 5, 2, 3, false",
        "1, 1, 5, 3, 3, 2, true",
        "1, 1, 5, 3, 2, 1, true", // 1/4 above its lower edge
        "1, 1, 5, 3, 2, 2, true",
        "1, 1, 5, 3, 4, 2, true",
        "1, 1, 5, 3, 4, 3, true",
        "1, 1, 5, 3, 3, 1, false",
        "1, 1, 3, 2, 2, 1, true",
        "1, 1, 3, 2, 2, 2, true",
        "1, 1, 2, 3, 1, 2, true",
        "1, 1, 5, 1, 3, 1, true",
        "1, 1, 5, 1, 3, 2, false",
        "1, 1, 5, 1, 6, 1, false", // beyond
        "1, 1, 5, 5, 6, 6, false",
        "5, 5, 1, 1, 3, 3, true",
        "5, 1, 1, 5, 3, 3, true",
        "5, 1, 1, 5, 4, 3, false",
        "3, 3, 4, 4, 3, 4, false", // between two diagonal neighbours only corners lie
    })
    void theLineRunsThroughTheInsideOfASquareOrNot(int x0, int y0, int x1, int y1, int x, int y, boolean blocked) {
        assertThat(Gunnery.crosses(new Square(x0, y0), new Square(x1, y1), new Square(x, y)))
                .isEqualTo(blocked);
    }

    /** Whole numbers against a fine walk along the line. */
    @Test
    @Rule("SPB-CAP-07")
    void theLineIsThatOfAFineWalk() {
        Square from = new Square(10, 10);
        for (int dx = -6; dx <= 6; dx++) {
            for (int dy = -6; dy <= 6; dy++) {
                if (dx != 0 || dy != 0) {
                    Square target = new Square(10 + dx, 10 + dy);
                    for (int x = 2; x <= 18; x++) {
                        for (int y = 2; y <= 18; y++) {
                            Square third = new Square(x, y);
                            if (!third.equals(from) && !third.equals(target)) {
                                assertThat(Gunnery.crosses(from, target, third))
                                        .as(from + " to " + target + " over " + third)
                                        .isEqualTo(walk(from, target, third));
                            }
                        }
                    }
                }
            }
        }
    }

    private static boolean walk(Square from, Square target, Square third) {
        int steps = 5040; // divides evenly by all differences that occur
        long half = steps / 2;
        for (int i = 1; i < steps; i++) {
            long px = (long) i * (target.x() - from.x()) - (long) steps * (third.x() - from.x());
            long py = (long) i * (target.y() - from.y()) - (long) steps * (third.y() - from.y());
            if (Math.abs(px) < half && Math.abs(py) < half) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Rule("SPB-CAP-10")
    void whoWasDestroyedInTheMovementPhaseDoesNotFire() {
        Battle battle = Battles.of(OPEN, "SD star-destroyer 8,10 S", "N nebulon-b 8,4 N")
                .led(Side.REBEL)
                .battle();
        RulesTable<Battle> table = RulesTable.of(Battles.RULES, battle.losing(battle.the("N"), Away.Why.DESTROYED))
                .play(new CapitalWeaponsPhase.BeginFire(true));
        table.isOver();
    }

    @Test
    @Rule({"SPB-CAP-01", "SPB-MOVE-05", "SPB-ION-06"})
    void whoIsDisabledOrMovedAtFullPowerIsRefused() {
        RulesTable<Battle> table = Battles.of(
                        OPEN,
                        "SD star-destroyer 8,12 S",
                        "V1 victory-destroyer 4,12 S",
                        "V2 victory-destroyer 12,12 S",
                        "N nebulon-b 8,4 N")
                .change("V1", ship -> ship.atFullPower(1))
                .change("V2", ship -> ship.disabled(1))
                .led(Side.EMPIRE)
                .firing();
        assertThat(salvos(table, "empire")).containsExactly("SD Main Guns > N", "done");
        assertThat(table.told())
                .containsExactly(
                        "V1 fires no capital weapons: V1 made a full power move in turn 1.",
                        "V2 fires no capital weapons: V2 is disabled by the Ion Cannon until the end of turn 1.");
        assertThat(why(table, "empire", "V1 Main Guns", "N")).isEqualTo("V1 made a full power move in turn 1.");
        assertThat(why(table, "empire", "V2 Main Guns", "N"))
                .isEqualTo("V2 is disabled by the Ion Cannon until the end of turn 1.");
        assertThat(table.codes("empire", to("V2 Main Guns", "N"))).containsExactly("FIRE_DISABLED");
    }

    @Test
    @Rule("SPB-CAP-01")
    void aWeaponThatHasFiredIsRefused() {
        RulesTable<Battle> table = Battles.of(
                        OPEN, "SD star-destroyer 8,12 S", "V1 victory-destroyer 4,12 S", "N nebulon-b 8,4 N")
                .led(Side.EMPIRE)
                .firing();
        table.rolling(1).choose("empire", to("SD Main Guns", "N"));
        assertThat(why(table, "empire", "SD Main Guns", "N")).isEqualTo("SD Main Guns has fired in this phase.");
    }

    @Test
    @Rule("SPB-CAP-02")
    void unansweredTheWeaponsAreHeld() {
        RulesTable<Battle> table = Battles.of(OPEN, "SD star-destroyer 8,12 S", "N nebulon-b 8,4 N")
                .led(Side.EMPIRE)
                .firing();
        table.lapse("empire").lapse("rebel").isOver();
    }
}
