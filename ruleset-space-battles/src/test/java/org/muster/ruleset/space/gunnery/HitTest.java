package org.muster.ruleset.space.gunnery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.Naturals;
import org.muster.ruleset.space.HouseRules.SnubWeapons;
import org.muster.ruleset.space.HouseRules.ToHit;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class HitTest {

    /** How the first weapon of {@code firer} stands against {@code target}. */
    private static Aim aim(HouseRules options, String firer, String target) {
        Battle battle = Battles.of(options, "A " + firer, "B " + target).battle();
        Ship ship = battle.the("A");
        Weapon weapon = battle.sheet(ship).design().weapons().get(0);
        return Gunnery.aim(battle, ship, weapon, battle.the("B"));
    }

    private static Aim aim(String firer, String target) {
        return aim(HouseRules.DEFAULT, firer, target);
    }

    @Test
    @Rule("SPB-HIT-01")
    void d20AndAttackReachOrBeatTheDefence() {
        Aim aim = aim("x-wing-hoth 8,10 N", "tie-fighter 8,11 N");
        assertThat(aim.attack()).isEqualTo(3);
        assertThat(aim.defence()).isEqualTo(12);
        assertThat(aim.hits(8)).isFalse();
        assertThat(aim.hits(9)).isTrue();
        assertThat(aim.percent()).isEqualTo(60);
        Aim more = aim(Battles.option("toHit", ToHit.MORE), "x-wing-hoth 8,10 N", "tie-fighter 8,11 N");
        assertThat(more.hits(9)).isFalse();
        assertThat(more.hits(10)).isTrue();
    }

    @Test
    @Rule("SPB-HIT-02")
    void aTwentyOrAOneIsNothingSpecialUnlessTheBattleSaysSo() {
        String firer = "tie-fighter 8,10 N";
        String front = "x-wing-hoth 8,11 S";
        assertThat(aim(firer, front).faces()).as("19 and 20 reach 21").isEqualTo(2);
        Aim hard = new Aim("A", "w", 0, "B", 27, Sentence.NOTHING, List.of(), HouseRules.DEFAULT);
        assertThat(hard.faces()).isZero();
        Aim twenty = new Aim(
                "A", "w", 0, "B", 27, Sentence.NOTHING, List.of(), Battles.option("naturals", Naturals.TWENTY_HITS));
        assertThat(twenty.faces()).isEqualTo(1);
        Aim easy = new Aim(
                "A", "w", 16, "B", 12, Sentence.NOTHING, List.of(), Battles.option("naturals", Naturals.TWENTY_HITS));
        assertThat(easy.faces()).isEqualTo(20);
        Aim one = new Aim(
                "A",
                "w",
                16,
                "B",
                12,
                Sentence.NOTHING,
                List.of(),
                Battles.option("naturals", Naturals.TWENTY_HITS_ONE_MISSES));
        assertThat(one.faces()).isEqualTo(19);
        assertThat(new Aim("A", "w", 16, "B", 12, Sentence.NOTHING, List.of(), HouseRules.DEFAULT).faces())
                .isEqualTo(20);
    }

    @Test
    @Rule("SPB-HIT-02")
    void theRollSaysWhatItsResultIsAndWhy() {
        Player anna = new Player("anna");
        for (Naturals naturals : Naturals.values()) {
            for (int[] numbers : new int[][] {{0, 27}, {16, 12}, {3, 12}, {3, 30}, {3, 2}}) {
                Aim aim = new Aim(
                        "A",
                        "w",
                        numbers[0],
                        "B",
                        numbers[1],
                        Sentence.NOTHING,
                        List.of(),
                        Battles.option("naturals", naturals));
                for (int face = 1; face <= 20; face++) {
                    boolean special = face == 20 && naturals != Naturals.NONE
                            || face == 1 && naturals == Naturals.TWENTY_HITS_ONE_MISSES;
                    boolean hit = special ? face == 20 : face + numbers[0] >= numbers[1];
                    Rolled rolled = new Rolled(aim.roll(anna), face);
                    assertThat(rolled.succeeds()).isEqualTo(aim.hits(face)).isEqualTo(hit);
                    boolean decided = hit != face + numbers[0] >= numbers[1];
                    assertThat(List.of(aim.rules(face)).contains("SPB-HIT-02")).isEqualTo(decided);
                    assertThat(!decided || aim.roll(anna).rules().contains("SPB-HIT-02"))
                            .isTrue();
                }
            }
        }
    }

    /** Of a roll: what it is for, and by which rules. */
    private static String roll(Aim aim) {
        Roll roll = aim.roll(new Player("anna"));
        return roll.purpose() + " " + roll.allRules();
    }

    @Test
    @Rule({"SPB-HIT-03", "SPB-HIT-04", "SPB-HIT-06", "SPB-HIT-09", "SPB-HIT-11"})
    void theRollSaysWhichColumnItIsMadeAgainstAndByWhichRule() {
        assertThat(roll(aim("tie-fighter 8,8 N", "x-wing-hoth 8,10 N")))
                .isEqualTo("Lasers of A at B (rear) [SPB-HIT-01, SPB-HIT-03]");
        assertThat(roll(aim("nebulon-b 8,10 S", "star-destroyer 8,5 N")))
                .isEqualTo("Turbolasers of A at B (full screens) [SPB-HIT-01, SPB-HIT-04]");
        assertThat(roll(aim("tie-fighter 8,7 S", "troop-transport 8,5 N")))
                .isEqualTo("Lasers of A at B (minimum screens +4 against snub weapons) [SPB-HIT-01, SPB-HIT-04,"
                        + " SPB-HIT-11]");
        HouseRules facing = Battles.option("screens", HouseRules.Screens.FACING);
        assertThat(roll(aim(facing, "nebulon-b 8,10 S", "star-destroyer 8,5 N")))
                .isEqualTo("Turbolasers of A at B (front) [SPB-HIT-01, SPB-HIT-06]");
        assertThat(roll(aim("y-wing 8,11 N", "turbolaser-tower 8,10 N")))
                .isEqualTo("Lasers of A at B (hull) [SPB-HIT-01, SPB-HIT-09]");
        Battle trench = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 6,9 E").battle();
        Weapon torpedos = trench.sheet(trench.the("Y1")).design().weapons().get(1);
        assertThat(roll(Gunnery.aimAtPort(trench, trench.the("Y1"), torpedos)))
                .isEqualTo("Torpedos of Y1 at the port [SPB-HIT-01, SPB-HIT-09, SPB-DS-12]");
    }

    @Test
    @Rule({"SPB-HIT-05", "SPB-HIT-06", "SPB-ION-02", "SPB-ION-03"})
    void theRollOfTheCannonSaysThatItIsFarAway() {
        Battle battle = Battles.of("SD star-destroyer 8,1 N").battle();
        assertThat(roll(Gunnery.aim(battle, battle.book().battery(), battle.the("SD"))))
                .isEqualTo("Ion Cannon at SD (full screens) [SPB-HIT-01, SPB-ION-02, SPB-ION-03, SPB-HIT-05]");
        Battle facing = Battles.of(Battles.option("screens", HouseRules.Screens.FACING), "SD star-destroyer 8,10 S")
                .battle();
        assertThat(roll(Gunnery.aim(facing, facing.book().battery(), facing.the("SD"))))
                .isEqualTo("Ion Cannon at SD (front) [SPB-HIT-01, SPB-ION-02, SPB-ION-03, SPB-HIT-06]");
    }

    @ParameterizedTest
    @Rule("SPB-HIT-03")
    @CsvSource({
        "8,12, front, 21",
        "9,11, front, 21",
        "9,10, side, 18",
        "6,11, side, 18",
        "8,8, rear, 12",
        "7,9, rear, 12",
        "7,8, rear, 12"
    })
    void aFightersColumnIsTheArcInWhichTheAttackerStands(int x, int y, String column, int defence) {
        Aim aim = aim("tie-fighter " + x + "," + y + " N", "x-wing-hoth 8,10 N");
        assertThat(aim.column()).hasToString(column);
        assertThat(aim.defence()).isEqualTo(defence);
    }

    @ParameterizedTest
    @Rule("SPB-HIT-04")
    @CsvSource({
        "1, no screens, 12",
        "2, minimum screens, 22",
        "3, minimum screens, 22",
        "4, full screens, 27",
        "9, full screens, 27"
    })
    void screensOfCapitalShipsAndCruisersGoByDistance(int distance, String column, int defence) {
        Aim ahead = aim("nebulon-b 8," + (5 + distance) + " S", "star-destroyer 8,5 N");
        Aim astern = aim("nebulon-b 8," + (5 + distance) + " S", "star-destroyer 8,5 S");
        assertThat(ahead.column()).hasToString(column);
        assertThat(ahead.defence()).isEqualTo(defence);
        assertThat(astern.defence()).as("facing plays no part").isEqualTo(defence);
    }

    @Test
    @Rule("SPB-HIT-04")
    void byOptionTheBandsLieElsewhere() {
        HouseRules options = Battles.option("screenBands", new HouseRules.ScreenBands(2, 5));
        assertThat(aim(options, "nebulon-b 8,7 S", "star-destroyer 8,5 N").defence())
                .isEqualTo(12);
        assertThat(aim(options, "nebulon-b 8,10 S", "star-destroyer 8,5 N").defence())
                .isEqualTo(22);
        assertThat(aim(options, "nebulon-b 8,11 S", "star-destroyer 8,5 N").defence())
                .isEqualTo(27);
    }

    @Test
    @Rule({"SPB-HIT-05", "SPB-ION-03"})
    void theIonCannonIsFarAway() {
        Battle battle = Battles.of("SD star-destroyer 8,1 N").battle();
        Aim aim = Gunnery.aim(battle, battle.book().battery(), battle.the("SD"));
        assertThat(aim.defence()).isEqualTo(27);
        assertThat(aim.column()).hasToString("full screens");
        assertThat(aim.hits(10)).isFalse();
        assertThat(aim.hits(11)).isTrue();
        assertThat(aim.odds()).hasToString("50 %: d20 +16 against 27, full screens");
    }

    @Test
    @Rule("SPB-HIT-06")
    void byOptionAllShipsGoByTheArcAndTheCannonStandsBeyondThePlanetsEdge() {
        HouseRules facing = Battles.option("screens", HouseRules.Screens.FACING);
        assertThat(aim(facing, "nebulon-b 8,9 S", "star-destroyer 8,5 N").column())
                .hasToString("front");
        assertThat(aim(facing, "nebulon-b 8,6 S", "star-destroyer 8,5 E").defence())
                .isEqualTo(22);
        assertThat(aim(facing, "nebulon-b 8,6 S", "star-destroyer 8,5 S").defence())
                .isEqualTo(27);
        Battle battle = Battles.of(facing, "SD star-destroyer 8,10 S").battle();
        assertThat(Gunnery.aim(battle, battle.book().battery(), battle.the("SD"))
                        .column())
                .as("the planet lies south")
                .hasToString("front");
    }

    @Test
    @Rule({"SPB-HIT-07", "SPB-HIT-08"})
    void erodingAndDeclaredScreensAreNotOffered() {
        assertThat(HouseRules.Screens.values()).extracting(Enum::name).containsExactly("RANGE", "FACING");
        var read = org.muster.core.data.HouseRules.read(HouseRules.DEFAULT, Json.read("{\"screens\": \"ERODE\"}"));
        assertThat(read.violations().get(0).sentence())
                .asString()
                .startsWith("screens can't be \"ERODE\"; the rule book names that, but it is not built; it is one of");
    }

    @Test
    @Rule({"SPB-HIT-09", "SPB-DS-06"})
    void towersHaveOneValueFromEverywhere() {
        for (String from : new String[] {"8,11", "8,9", "11,10", "2,10"}) {
            assertThat(aim("y-wing " + from + " N", "turbolaser-tower 8,10 N").defence())
                    .isEqualTo(12);
        }
    }

    @Test
    @Rule("SPB-HIT-10")
    void snubWeaponsAreRapidOnesUnlessTheBattleSaysOtherwise() {
        assertThat(isSnub(SnubWeapons.RAPID, "star-destroyer", WeaponClass.RAPID))
                .isTrue();
        assertThat(isSnub(SnubWeapons.RAPID, "y-wing", WeaponClass.HEAVY)).isFalse();
        assertThat(isSnub(SnubWeapons.FIGHTER_RAPID, "star-destroyer", WeaponClass.RAPID))
                .isFalse();
        assertThat(isSnub(SnubWeapons.FIGHTER_RAPID, "y-wing", WeaponClass.RAPID))
                .isTrue();
        assertThat(isSnub(SnubWeapons.FIGHTER_RAPID, "y-wing", WeaponClass.HEAVY))
                .isFalse();
        assertThat(isSnub(SnubWeapons.FIGHTER_ANY, "y-wing", WeaponClass.HEAVY)).isTrue();
        assertThat(isSnub(SnubWeapons.FIGHTER_ANY, "star-destroyer", WeaponClass.RAPID))
                .isFalse();
    }

    private static boolean isSnub(SnubWeapons option, String design, WeaponClass kind) {
        Battle battle = Battles.of(Battles.option("snubWeapons", option), "A " + design + " 8,10 N")
                .battle();
        Ship ship = battle.the("A");
        return Gunnery.isSnub(
                battle, ship, Battles.weapons(battle.sheet(ship).design(), kind).get(0));
    }

    @ParameterizedTest
    @Rule({"SPB-HIT-11", "SPB-SHIP-03"})
    @CsvSource({"1, 18", "2, 24", "4, 27"})
    void theTransportAddsFourAgainstSnubWeapons(int distance, int defence) {
        Aim aim = aim("tie-fighter 8," + (5 + distance) + " S", "troop-transport 8,5 N");
        assertThat(aim.defence()).isEqualTo(defence);
        assertThat(aim.column().toString()).endsWith("+4 against snub weapons");
        assertThat(aim("star-destroyer 8," + (5 + distance) + " S", "troop-transport 8,5 N")
                        .defence())
                .as("main guns are no snub weapons")
                .isEqualTo(defence - 4);
    }

    @Test
    @Rule({"SPB-HIT-12", "SPB-HIT-13", "SPB-HIT-15"})
    void aTransportTakesTwoHitsAndFliesOnDamaged() {
        Battles battles = Battles.of("T troop-transport 8,10 N", "TIE1 tie-fighter 8,13 S", "TIE2 tie-fighter 2,2 N");
        RulesTable<Battle> table =
                battles.moving().rolling(20).choose("rebel", to("T", "FF")).choose("empire", "fire TIE1 Lasers");
        assertThat(table.told()).contains("T has taken 1 of 2 hits.");
        Battle after = table.state();
        assertThat(after.the("T").hits()).isEqualTo(1);
        assertThat(after.sheet(after.the("T")).helm().list(MovementPhase.own(after, after.the("T"))))
                .hasSize(3);
        RulesTable<Battle> again = battles.change("T", Ship::hit)
                .moving()
                .rolling(20)
                .choose("rebel", to("T", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        assertThat(again.told()).contains("T is destroyed.");
    }

    @ParameterizedTest
    @Rule("SPB-HIT-13")
    @CsvSource({
        "star-destroyer, 3",
        "troop-transport, 2",
        "tie-fighter, 1",
        "x-wing-hoth, 1",
        "vader, 1",
        "y-wing, 1",
        "falcon, 1"
    })
    void hitsToDestroy(String design, int hits) {
        assertThat(Battles.book(HouseRules.DEFAULT).sheet(design).design().hits())
                .isEqualTo(hits);
    }

    @Test
    @Rule("SPB-HIT-14")
    void aDestroyedShipIsRemovedAtOnceInTheMovementPhase() {
        RulesTable<Battle> table = Battles.of(
                        "X1 x-wing-hoth 8,10 N",
                        "X2 x-wing-hoth 2,2 N",
                        "T troop-transport 4,2 N",
                        "TIE1 tie-fighter 8,14 S")
                .moving()
                .rolling(20)
                .choose("rebel", to("X1", "FF"))
                .choose("empire", "fire TIE1 Lasers");
        assertThat(table.state().of(Side.REBEL)).extracting(Ship::id).containsExactly("X2", "T");
    }
}
