package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.moves;
import static org.muster.ruleset.space.Battles.stands;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.core.json.OptionsJson;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

public class AttackTest {

    private static final String TRANSPORT = "T troop-transport 2,2 N";
    private static final String DESTROYER = "SD star-destroyer 2,18 S";

    private static RulesTable<Battle> attack(String... ships) {
        return attack(HouseRules.DEFAULT, ships);
    }

    /** X1 flies from (8,10) north in an attack move. */
    private static RulesTable<Battle> attack(HouseRules options, String... ships) {
        Battles battles = Battles.of(options, TRANSPORT, DESTROYER, "X1 x-wing-hoth 8,10 N");
        for (String ship : ships) {
            battles.ship(ship);
        }
        String move = moves(battles.battle(), "X1").contains("attack FF") ? "attack FF" : "attack F";
        return battles.moving().choose("rebel", to("X1", move));
    }

    public static List<String> volleys(RulesTable<Battle> table, String seat) {
        return table.question(seat)
                .options()
                .all()
                .map(AttackRun.Volley.class::cast)
                .map(volley -> volley.target()
                        + (volley.weapons().isEmpty() ? "none" : " ")
                        + String.join(
                                "+", volley.weapons().stream().map(Weapon::name).toList()))
                .toList();
    }

    // ---- when

    @Test
    @Rule({"SPB-ATT-01", "SPB-ATT-02", "SPB-ATT-04"})
    void onceBeforeBetweenOrAfterTheStepsOrNotAtAll() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S");
        assertThat(stands(table, "X1")).as("before: [1,2]").isEqualTo("(8,10) N");
        assertThat(table.decision("rebel").prompt())
                .hasToString("X1 may fire once in its attack move: now, from (8,10), before its first step?");
        table.choose("rebel", "none");
        assertThat(stands(table, "X1")).as("between: [1,1]").isEqualTo("(8,11) N");
        assertThat(table.decision("rebel").prompt())
                .hasToString("X1 may fire once in its attack move: now, from (8,11), after 1 step?");
        table.choose("rebel", "none");
        assertThat(stands(table, "X1")).as("after: [1,0] is out of the zone").isEqualTo("(8,12) N");
        assertThat(table.waitingFor()).as("the TIE may respond").containsExactly("empire");
    }

    @Test
    @Rule("SPB-ATT-01")
    void whoHasFiredIsNotAskedAgain() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S", "TIE2 tie-fighter 7,13 N");
        table.rolling("Lasers of X1 at TIE1", 2).choose("rebel", to("TIE1", "Lasers"));
        assertThat(stands(table, "X1")).isEqualTo("(8,12) N");
        assertThat(table.state().move().fired()).isTrue();
        assertThat(table.waitingFor()).containsExactly("empire");
    }

    @Test
    @Rule("SPB-ATT-01")
    void aMoveCutShortHasNoFurtherPoint() {
        RulesTable<Battle> table = Battles.of(
                        TRANSPORT,
                        DESTROYER,
                        "X1 x-wing-hoth 8,19 N",
                        "TIE1 tie-fighter 8,20 S",
                        "TIE2 tie-fighter 7,20 S",
                        "TIE3 tie-fighter 9,20 S")
                .moving()
                .choose("rebel", to("X1", "attack F"));
        table.choose("rebel", "none");
        assertThat(stands(table, "X1")).isEqualTo("(8,19) N");
        assertThat(table.waitingFor()).as("its answer at once").containsExactly("empire");
    }

    @Test
    @Rule("SPB-ATT-02")
    void atOneEnemyInTheZone() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S", "TIE2 tie-fighter 6,12 S", "Y1 y-wing 7,12 S");
        assertThat(table.question("rebel")
                        .options()
                        .all()
                        .map(v -> ((AttackRun.Volley) v).target())
                        .distinct())
                .containsExactly("", "TIE1");
        assertThat(table.violations("rebel", to("TIE2", "Lasers")).get(0).sentence())
                .hasToString("TIE2 at [-2,2] is not in zone C of X1.");
        assertThat(table.violations("rebel", to("Y1", "Lasers")).get(0).sentence())
                .hasToString("Y1 is your own ship.");
    }

    // ---- what

    @Test
    @Rule("SPB-ATT-03")
    void anyOfItsRapidAndHeavyWeaponsInTheOrderTheOwnerNames() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S");
        assertThat(volleys(table, "rebel"))
                .containsExactly(
                        "none", "TIE1 Lasers", "TIE1 Lasers+Torpedos", "TIE1 Torpedos", "TIE1 Torpedos+Lasers");
        table.rolling("Torpedos of X1 at TIE1", 3)
                .rolling("Lasers of X1 at TIE1", 4)
                .choose("rebel", to("TIE1", "Torpedos+Lasers"));
        assertThat(table.rolled()).hasSize(2);
    }

    @Test
    @Rule("SPB-ATT-03")
    void ifTheTargetIsDestroyedTheOthersAreNotRolled() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S", "TIE2 tie-fighter 14,14 N");
        table.rolling("Lasers of X1 at TIE1", 20).choose("rebel", to("TIE1", "Lasers+Torpedos"));
        assertThat(table.rolled()).hasSize(1);
        assertThat(table.told()).contains("X1 hits TIE1.", "TIE1 is destroyed.");
    }

    @Test
    @Rule("SPB-ATT-03")
    void eachWeaponOnceAndByOptionOneOnly() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S");
        assertThat(table.codes("rebel", to("TIE1", "Lasers+Lasers"))).containsExactly("FIRE_ONCE");
        for (String nothingTwice : List.of("", "+", "Lasers+")) {
            assertThat(table.codes("rebel", to("TIE1", nothingTwice)))
                    .as(nothingTwice)
                    .isNotEmpty()
                    .doesNotContain("FIRE_ONCE");
        }
        RulesTable<Battle> one =
                attack(Battles.option("attackWeapons", HouseRules.AttackWeapons.ONE), "TIE1 tie-fighter 9,12 S");
        assertThat(volleys(one, "rebel")).containsExactly("none", "TIE1 Lasers", "TIE1 Torpedos");
        assertThat(one.violations("rebel", to("TIE1", "Lasers+Torpedos")).get(0).sentence())
                .hasToString(
                        "Each weapon of X1 fires at most once in an attack move, and only one of them (option attackWeapons).");
    }

    @Test
    @Rule("SPB-ATT-05")
    void theResultIsAppliedAtOnceAndADestroyedTargetDoesNotRespond() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 9,12 S");
        table.rolling(20).choose("rebel", to("TIE1", "Lasers"));
        assertThat(table.state().find("TIE1")).isNull();
        assertThat(table.waitingFor()).as("nobody is left to respond").containsExactly("rebel");
    }

    @Test
    @Rule("SPB-ATT-06")
    void theFalconFliesAttackMovesToo() {
        Battles battles = Battles.of(TRANSPORT, DESTROYER, "F falcon 8,10 N", "TIE1 tie-fighter 8,9 N");
        RulesTable<Battle> table = battles.moving().choose("rebel", to("F", "attack FF"));
        assertThat(volleys(table, "rebel")).as("its turrets fire astern").containsExactly("none", "TIE1 Turbolasers");
    }

    @Test
    @Rule({"SPB-ATT-07", "SPB-ATT-08"})
    void neverInAStandardOrFullPowerMoveOfItsOwn() {
        for (String move : List.of("FLF", "full FFF")) {
            RulesTable<Battle> table = Battles.of(
                            TRANSPORT, DESTROYER, "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 9,12 N")
                    .moving()
                    .choose("rebel", to("X1", move));
            assertThat(table.rolled()).isEmpty();
            assertThat(table.waitingFor().get(0)).isIn("empire", "rebel");
            assertThat(table.step(table.waitingFor().get(0))).isNotInstanceOf(AttackRun.FireWindow.class);
        }
    }

    @Test
    @Rule({"SPB-ATT-07", "SPB-CAP-01"})
    void capitalWeaponsAreSilentInAnAttackMove() {
        Book book = Battles.book(HouseRules.DEFAULT);
        assertThat(book.designs().all().stream()
                        .filter(design -> book.sheet(design.id()).helm().root(MoveKind.ATTACK) != null))
                .noneMatch(design -> design.hasWeapon(WeaponClass.CAPITAL));
    }

    @Test
    @Rule("SPB-ATT-09")
    void torpedoesAreFiredAtFightersTooUnlessTheBattleForbidsIt() {
        assertThat(volleys(attack("TIE1 tie-fighter 9,12 S"), "rebel")).contains("TIE1 Torpedos");
        RulesTable<Battle> table = attack(
                Battles.option("heavyVsFighters", HouseRules.HeavyVsFighters.FORBIDDEN), "TIE1 tie-fighter 9,12 S");
        assertThat(volleys(table, "rebel")).containsExactly("none", "TIE1 Lasers");
        assertThat(table.codes("rebel", to("TIE1", "Torpedos"))).containsExactly("FIRE_CLASS");
    }

    @Test
    @Rule({"SPB-ATT-09", "SPB-HIT-10"})
    void onlyTheTorpedoesOfAFighterHurtADestroyer() {
        RulesTable<Battle> table = Battles.of(TRANSPORT, "X1 x-wing-hoth 8,10 N", "SD star-destroyer 8,12 S")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        assertThat(volleys(table, "rebel")).containsExactly("none", "SD Torpedos");
        assertThat(table.codes("rebel", to("SD", "Lasers"))).containsExactly("FIRE_IMMUNE");
    }

    @Test
    @Rule("SPB-ATT-10")
    void noAmmunitionIsCounted() {
        Battles battles = Battles.of(TRANSPORT, "X1 x-wing-hoth 8,4 N", "SD star-destroyer 9,6 S");
        for (int turn = 1; turn <= 3; turn++) {
            RulesTable<Battle> table = battles.turn(turn).moving().rolling(1).choose("rebel", to("X1", "attack FF"));
            table.choose("rebel", to("SD", "Torpedos"));
            assertThat(table.rolled()).hasSize(1);
        }
    }

    // ---- odds

    @Test
    @Rule({"SPB-HIT-01", "SPB-HIT-03"})
    void eachOptionThatFiresTellsItsChance() {
        RulesTable<Battle> table = attack("TIE1 tie-fighter 8,12 N");
        assertThat(OptionsJson.describe(table.question("rebel").options()).toString())
                .contains("\"60 %: d20 +3 against 12, rear\"")
                .contains("\"45 %: d20 +0 against 12, rear\"")
                .contains("\"78 % for a hit: 60 %: d20 +3 against 12, rear; 45 %: d20 +0 against 12, rear\"");
    }

    @Test
    @Rule("SPB-HIT-01")
    void soDoesAResponse() {
        RulesTable<Battle> table = Battles.of(TRANSPORT, "X1 x-wing-hoth 8,10 N", "TIE1 tie-fighter 8,14 S")
                .moving()
                .choose("rebel", to("X1", "FF"));
        String described =
                OptionsJson.describe(table.question("empire").options()).toString();
        assertThat(described).contains("TIE1 fires Lasers at X1").contains("10 %: d20 +2 against 21, front");
    }

    @Test
    @Rule("SPB-ATT-01")
    void anAttackMoveOfTheEmpireIsAskedOfTheEmpire() {
        RulesTable<Battle> table = Battles.of(TRANSPORT, "TIE1 tie-fighter 8,14 S", "X1 x-wing-hoth 9,12 N")
                .moving(Side.EMPIRE)
                .choose("empire", to("TIE1", "attack FF"));
        assertThat(table.waitingFor()).containsExactly("empire");
    }
}
