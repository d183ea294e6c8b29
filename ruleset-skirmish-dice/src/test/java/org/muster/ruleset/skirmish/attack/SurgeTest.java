package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Options;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class SurgeTest {

    private static final String MELEE = strike("ahsoka blade MELEE");

    /** Morgan strikes (2 red, 2 grey) at Ahsoka; her chart: red 6 costs an Action Die, red 5 strains. */
    private static Skirmishes morganStrikes(HouseRules options) {
        return Skirmishes.yard(options, "ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("morgan", 1)
                .dice("ahsoka", 2)
                .force("ahsoka", 0)
                .acting("morgan");
    }

    /** The attack rolls these faces, the defense these; it is the attacker's turn to choose surges. */
    private static RulesTable<Skirmish> rolled(Skirmishes start, int[] attack, int... defense) {
        return start.play(new Actions.TakeAction())
                .rolling("Attack of Morgan Elsbeth", attack)
                .choose("empire", MELEE)
                .rolling("Defense of Ahsoka Tano", defense)
                .choose("heroes", "{}");
    }

    private static int[] faces(int... faces) {
        return faces;
    }

    @Test
    @Rule({"SKD-SURG-01", "SKD-SURG-03"})
    void aDieOfThatColourWithThatResultTriggersIt() {
        RulesTable<Skirmish> table = rolled(morganStrikes(HouseRules.DEFAULT), faces(5, 1, 6, 1), 1);
        assertThat(table.violations("empire", "[red-6]"))
                .hasToString("[1: No die triggers red 6: lose action die 1. [SKD-SURG-01]]");
        table.rolling("Bravery of Ahsoka Tano", 3).choose("empire", "[red-5]").choose("heroes", "{}");
        assertThat(table.state().the("ahsoka").strained()).isTrue();
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(2);
    }

    @Test
    @Rule("SKD-SURG-01")
    void aRemovedDieTriggersNothing() {
        // a grey 3 would be enough for the chart and is no success
        Book book = bladeOfMorgan("minimum: 2, effect: {does: STRAIN}");
        Skirmishes start = Skirmishes.of(book, "ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("morgan", 1)
                .force("ahsoka", 0);
        start.acts("morgan")
                .rolling("Attack of Morgan Elsbeth", 6, 3)
                .rolling("Bravery of Ahsoka Tano", 3)
                .choose("empire", MELEE)
                .isOver();
    }

    /** Her weapon throws a red and a grey die, and the grey one has one surge. */
    private static Book bladeOfMorgan(String surge) {
        return Files.shipped()
                .unit(
                        "morgan",
                        "weapons",
                        List.of(Yaml.read(
                                "{id: blade, name: Blade, type: MELEE, profiles: {MELEE: {dice: {RED: 1, GREY: 1}, surges: [{colour:"
                                        + " GREY, " + surge + "}]}}}",
                                Weapon.class)))
                .book("mission", Play.TRAINING_YARD);
    }

    /** Whoever boosts a defense pool reckons with the surges that lie on the table. */
    @Test
    @Rule("SKD-SURG-04")
    void theOddsOfADefenseCountTheSurgesOnTheTable() {
        assertThat(asked("ADD_HIT", 6))
                .contains("1 hit on Ahsoka Tano", "1.33 wounds on average; 0.67 with a black die");
        assertThat(asked("ADD_HIT", 5)).as("no surge").contains("0.33 wounds on average; 0.11 with a black die");
        assertThat(asked("CANCEL_BLOCK", 6)).contains("1.00 wounds on average; 0.56 with a black die");
        assertThat(asked("ADD_WOUND", 6)).contains("1.33 wounds on average; 1.11 with a black die");
    }

    private static String asked(String does, int grey) {
        Book book = bladeOfMorgan("minimum: 6, effect: {does: " + does + ", n: 1}");
        return Skirmishes.of(book, "ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("morgan", 1)
                .dice("ahsoka", 2)
                .force("ahsoka", 0)
                .acting("morgan")
                .play(new Actions.TakeAction())
                .rolling("Attack of Morgan Elsbeth", 1, grey)
                .choose("empire", MELEE)
                .decision("heroes")
                .prompt()
                .toString();
    }

    @Test
    @Rule({"SKD-SURG-02", "SKD-SURG-03"})
    void eachDieTriggersOneAndALineIsAppliedOnce() {
        RulesTable<Skirmish> one = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 1, 1, 4), 1);
        assertThat(one.violations("empire", "[red-6, red-5]"))
                .as("one six is enough for either, not for both")
                .hasToString("[No die is left for red 5: strain. [SKD-SURG-02]]");
        RulesTable<Skirmish> both = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 6, 1, 1));
        assertThat(both.codes("empire", "[red-5, red-5]")).containsExactly("SURGE_DIE");
        both.rolling("Bravery of Ahsoka Tano", 3)
                .choose("empire", "[red-5, red-6]")
                .choose("heroes", "{}");
        assertThat(both.state().the("ahsoka").strained()).isTrue();
        assertThat(both.state().the("ahsoka").actionDice()).isEqualTo(1);
    }

    @Test
    @Rule("SKD-SURG-02")
    void aMatchingIsFoundWhateverTheOrder() {
        // the five can only strain, so the six must take the die
        RulesTable<Skirmish> table = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 5, 1, 1));
        table.rolling("Bravery of Ahsoka Tano", 3)
                .choose("empire", "[red-5, red-6]")
                .choose("heroes", "{}");
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(1);
    }

    @Test
    @Rule("SKD-SURG-03")
    void anyAllOrNoneByDefaultAllInTheOrderOfTheChart() {
        RulesTable<Skirmish> none = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 6, 1, 1));
        none.rolling("Bravery of Ahsoka Tano", 3).choose("empire", "[]").choose("heroes", "{}");
        assertThat(none.state().the("ahsoka").strained()).isFalse();
        RulesTable<Skirmish> all = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 6, 1, 1));
        all.lapse("empire");
        assertThat(all.told().stream().filter(told -> told.contains("surges")))
                .containsExactly(
                        "Morgan Elsbeth surges: red 6: lose action die 1.", "Morgan Elsbeth surges: red 5: strain.");
    }

    @Test
    @Rule("SKD-SURG-03")
    void byOptionALineIsAppliedForEachDie() {
        HouseRules perDie = options("surgeRepeat", HouseRules.SurgeRepeat.PER_DIE);
        RulesTable<Skirmish> table = rolled(morganStrikes(perDie), faces(6, 6, 1, 1));
        assertThat(table.codes("empire", "[red-6, red-6, red-6]")).contains("HOW_MANY");
        table.rolling("Bravery of Ahsoka Tano", 3).choose("empire", "[red-6, red-6]");
        assertThat(table.state().the("ahsoka").actionDice()).isZero();
        RulesTable<Skirmish> silent = rolled(morganStrikes(perDie), faces(6, 6, 1, 1));
        silent.rolling("Bravery of Ahsoka Tano", 3).lapse("empire");
        assertThat(silent.state().the("ahsoka").actionDice())
                .as("all that can be matched")
                .isZero();
        RulesTable<Skirmish> once = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 6, 1, 1));
        assertThat(once.codes("empire", "[red-6, red-6]")).contains("SURGE_DIE");
        assertThat(once.codes("empire", "[red-6, red-5, red-6]")).contains("HOW_MANY");
    }

    @Test
    @Rule({"SKD-SURG-02", "SKD-SURG-03"})
    void whoeverPicksByChancePicksSurgesThatCanBePaidSometimesNoneAndSometimesAll() {
        RulesTable<Skirmish> table = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 6, 1, 1));
        Options<?> options = table.question("empire").options();
        Set<Integer> sizes = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            sizes.add(picked(options, new SplittableRandom(seed)));
        }
        assertThat(sizes).as("red 6 and red 5, a die for each").containsExactly(0, 1, 2);
        RulesTable<Skirmish> one = rolled(morganStrikes(HouseRules.DEFAULT), faces(6, 1, 1, 1), 1);
        Options<?> single = one.question("empire").options();
        for (int seed = 0; seed < 60; seed++) {
            assertThat(picked(single, new SplittableRandom(seed))).as("one die").isLessThanOrEqualTo(1);
        }
    }

    private static <C> int picked(Options<C> options, SplittableRandom random) {
        C sample = options.sample(random);
        assertThat(options.read(options.write(sample)).violations()).isEmpty();
        return ((List<?>) sample).size();
    }

    @Test
    @Rule("SKD-SURG-01")
    void twoLinesOfTheSameDieAreToldApartByNumber() {
        Book book = Files.shipped()
                .unit(
                        "morgan",
                        "weapons",
                        List.of(Yaml.read(
                                "{id: blade, name: Blade, type: MELEE, profiles: {MELEE: {dice: {RED: 2, GREY: 2}, surges: ["
                                        + "{colour: RED, minimum: 5, effect: {does: STRAIN}},"
                                        + " {colour: RED, minimum: 6, effect: {does: ADD_HIT}},"
                                        + " {colour: RED, minimum: 5, effect: {does: LOSE_ACTION_DIE, n: 1}}]}}}",
                                Weapon.class)))
                .book("mission", Play.TRAINING_YARD);
        RulesTable<Skirmish> table = rolled(
                Skirmishes.of(book, "ahsoka 45,40", "morgan 45,42.5")
                        .noDice()
                        .dice("morgan", 1)
                        .dice("ahsoka", 2)
                        .force("ahsoka", 0)
                        .acting("morgan"),
                faces(5, 5, 1, 1));
        table.rolling("Bravery of Ahsoka Tano", 3).choose("empire", "[red-5-2]");
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(1);
        assertThat(table.state().the("ahsoka").strained()).isFalse();
    }

    @Test
    @Rule({"SKD-SURG-01", "SKD-ADICE-03"})
    void aBoostDieCountsToo() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50")
                .noDice()
                .dice("night-troopers-A", 2)
                .force("sabine", 0)
                .acts("night-troopers-A")
                .choose("empire", strike("sabine e11 RANGED"))
                .rolling("Attack", 1, 6)
                .rolling("Defense of Sabine Wren", 1)
                .choose("empire", "{dice: {grey: 1}}");
        assertThat(table.step("empire")).isInstanceOf(Surges.ChooseSurges.class);
    }

    @Test
    @Rule({"SKD-SURG-04", "SKD-SURG-05"})
    void aDieThatWillBeBlockedTriggersAndAnAddedHitHasNoDefenseDie() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50")
                .noDice()
                .dice("night-troopers-A", 1)
                .force("sabine", 0)
                .acts("night-troopers-A")
                .rolling("Attack", 6)
                .rolling("Defense of Sabine Wren", 6)
                .choose("empire", strike("sabine e11 RANGED"))
                .rolling("Bravery of Sabine Wren", 6)
                .choose("empire", "[grey-6]")
                .isOver();
        assertThat(table.told()).contains("1 block: 1 of 2 hits is left.");
        assertThat(table.state().the("sabine").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("SKD-SURG-05")
    void aCancelledBlockRemovesNoHit() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "heavy-night-troopers-A 45,50")
                .noDice()
                .dice("heavy-night-troopers-A", 1)
                .force("sabine", 0)
                .acts("heavy-night-troopers-A")
                .rolling("Attack", 6, 1)
                .rolling("Defense of Sabine Wren", 6)
                .choose("empire", strike("sabine heavy-blaster RANGED"))
                .rolling("Bravery of Sabine Wren", 6)
                .choose("empire", "[black-6]")
                .isOver();
        assertThat(table.told()).contains("0 blocks: 1 of 1 hit is left.");
    }

    @Test
    @Rule({"SKD-SURG-05", "SKD-MOD-01"})
    void aCancelledBlockThatIsNotThereAddsNoHit() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "heavy-night-troopers-A 45,50")
                .noDice()
                .dice("heavy-night-troopers-A", 1)
                .force("sabine", 0)
                .acts("heavy-night-troopers-A")
                .rolling("Attack", 6, 1)
                .rolling("Defense of Sabine Wren", 1)
                .choose("empire", strike("sabine heavy-blaster RANGED"))
                .rolling("Bravery of Sabine Wren", 6)
                .choose("empire", "[black-6]")
                .isOver();
        assertThat(table.state().the("sabine").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"SKD-SURG-05", "SKD-MEL-11"})
    void aShortMoveIsMadeInTheMidstOfTheAttackWhichGoesOn() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("ahsoka", 1)
                .force("ahsoka", 0)
                .acts("ahsoka")
                .rolling("Attack of Ahsoka Tano", 1, 1, 6, 1)
                .rolling("Defense of Morgan Elsbeth", 1)
                .choose("heroes", strike("morgan twin-sabers MELEE"))
                .choose("heroes", "[black-6]")
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("heroes", "{go: [45, 35]}")
                .isOver();
        assertThat(Skirmishes.stands(table, "ahsoka")).isEqualTo("45,35");
        assertThat(table.state().the("ahsoka").strained())
                .as("it leaves the melee without straining")
                .isFalse();
        assertThat(table.state().the("morgan").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"SKD-SURG-05", "SKD-FALL-04", "SKD-RES-04"})
    void aFallByASurgeIsResolvedFirstAndADefenderDefeatedByItEndsTheAttack() {
        // on the wall, 10 cm up, pushed away over its edge by a surge of a blow in close combat
        Skirmishes start = Skirmishes.citadel("ahsoka 20,50", "night-troopers-A 20,59.5", "morgan 45,76")
                .noDice()
                .force("ahsoka", 0);
        Attack attack = withSabers("night-troopers-A");
        RulesTable<Skirmish> table = start.given(now -> now.beginning(attack))
                .play()
                .rolling("Attack of Ahsoka Tano on Night Troopers A", 6)
                .rolling("Defense of Night Troopers A", 6)
                .play(AttackSequence.steps(start.now(), attack))
                .choose("heroes", "[black-6]")
                .choose("heroes", "50")
                .rolling("Attack of the fall on Night Troopers A", 4, 5)
                .rolling("Defense of Night Troopers A", 1, 1)
                .choose("heroes", "where-it-falls")
                .isOver();
        assertThat(table.state().has("night-troopers-A")).isFalse();
        assertThat(table.state().attacks()).isEmpty();
        assertThat(table.told())
                .contains("Night Troopers A falls 10 cm from wall w2.", "Night Troopers A is defeated.");
    }

    @Test
    @Rule({"SKD-SURG-03", "SKD-SURG-05"})
    void aSurgeAfterTheOneThatDefeatedTheDefenderDoesNothing() {
        Book book = Files.shipped()
                .unit(
                        "morgan",
                        "weapons",
                        List.of(Yaml.read(
                                "{id: blade, name: Blade, type: MELEE, profiles: {MELEE: {dice: {RED: 2}, surges: [{colour: RED,"
                                        + " minimum: 6, effect: {does: ADD_WOUND, n: 6}}, {colour: RED, minimum: 5, effect:"
                                        + " {does: ADD_HIT}}]}}}",
                                Weapon.class)))
                .book("mission", Play.TRAINING_YARD);
        RulesTable<Skirmish> table = Skirmishes.of(book, "ahsoka 45,40", "sabine 10,10", "morgan 45,42.5")
                .noDice()
                .dice("morgan", 1)
                .force("ahsoka", 0)
                .acts("morgan")
                .rolling("Attack of Morgan Elsbeth", 6, 6)
                .choose("empire", MELEE)
                .choose("empire", "[red-6, red-5]")
                .isOver();
        assertThat(table.state().has("ahsoka")).isFalse();
        assertThat(table.state().attacks()).isEmpty();
        assertThat(table.told())
                .contains("Morgan Elsbeth surges: red 6: add wound 6.")
                .doesNotContain("Morgan Elsbeth surges: red 5: add hit.");
    }

    @Test
    @Rule({"SKD-SURG-05", "SKD-BRAV-01"})
    void theFallHasABraveryRollOfItsOwn() {
        Attack attack = withSabers("death-troopers");
        Skirmishes start = Skirmishes.citadel("ahsoka 20,50", "death-troopers 20,59.5", "morgan 85,85")
                .noDice()
                .force("ahsoka", 0);
        RulesTable<Skirmish> table = start.given(now -> now.beginning(attack))
                .play()
                .rolling("Attack of Ahsoka Tano", 6)
                .rolling("Defense of Undead Death Troopers", 1)
                .play(AttackSequence.steps(start.now(), attack))
                .choose("heroes", "[black-6]")
                .choose("heroes", "50")
                .rolling("Attack of the fall", 4, 1)
                .rolling("Defense of Undead Death Troopers", 1)
                .rolling("Bravery of Undead Death Troopers", 3)
                .rolling("Bravery of Undead Death Troopers", 3)
                .choose("heroes", "where-it-falls");
        assertThat(table.state().the("death-troopers").wounds())
                .as("1 of the fall, 1 of the blow")
                .isEqualTo(2);
    }

    /** Of Ahsoka with one black die. */
    private static Attack withSabers(String target) {
        return Attack.of(
                new Attack.Declared("HEROES", "ahsoka", target, "twin-sabers", AttackType.CLOSE_COMBAT, DicePool.NONE),
                DicePool.of(Colour.BLACK, 1));
    }
}
