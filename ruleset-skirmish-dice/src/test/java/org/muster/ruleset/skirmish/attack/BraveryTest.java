package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Form;
import org.muster.api.flow.Agenda;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.OutOfDice;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class BraveryTest {

    private static final Agenda<Skirmish> BRAVERY = Agenda.titled(
            Sentence.of("An attack"),
            new Bravery.FormBraveryPool(),
            new Bravery.RollBraveryPool(),
            new Bravery.TestBravery());

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50";

    /** Wounds were made in an attack on a unit that is about to be tested. */
    private static Skirmishes wounded(Skirmishes start, String unit, int wounds) {
        return start.given(now -> now.beginning(Attack.of(
                                new Attack.Declared("HEROES", "sabine", unit, "pistols", null, DicePool.NONE),
                                DicePool.of(Colour.BLACK, 1))
                        .wounding(wounds)))
                .acting("sabine");
    }

    private static Skirmishes troopers(String... more) {
        Skirmishes start = Skirmishes.yard("sabine 45,30", TROOPERS);
        for (String unit : more) {
            start.unit(unit);
        }
        return wounded(start.noDice(), "night-troopers-A", 1);
    }

    @Test
    @Rule({"SKD-BRAV-01", "SKD-BRAV-03"})
    void aWoundedUnitRollsItsBraveryDieOnceAndASuccessPasses() {
        RulesTable<Skirmish> table = troopers()
                .play()
                .rolling("Bravery of Night Troopers A", 4)
                .play(BRAVERY)
                .isOver();
        assertThat(table.rolled().get(0).roll().pool()).hasToString("1 grey");
        assertThat(table.told()).contains("Night Troopers A stands firm.");
        assertThat(table.state().the("night-troopers-A").strained()).isFalse();
        wounded(Skirmishes.yard("sabine 45,30", TROOPERS), "night-troopers-A", 0)
                .play(BRAVERY)
                .isOver();
        wounded(Skirmishes.yard("sabine 45,30", TROOPERS).noDice(), "night-troopers-A", 4)
                .play()
                .rolling("Bravery of Night Troopers A", 4)
                .play(BRAVERY)
                .isOver();
    }

    @Test
    @Rule({"SKD-BRAV-02", "SKD-BRAV-04"})
    void botsPayNoDieForWhatCostsADieAtMost() {
        Skirmish now = wounded(Skirmishes.yard("sabine 45,30", TROOPERS), "night-troopers-A", 1)
                .now();
        assertThat(now.the("night-troopers-A").actionDice()).isPositive();
        assertThat(new Bravery.FormBraveryPool().promising(now, new Player("empire"), new SplittableRandom(1)))
                .singleElement()
                .satisfies(rally -> assertThat(rally.own()).isEqualTo(Boost.NONE));
    }

    @Test
    @Rule("SKD-BRAV-01")
    void woundsOfSomebodyElseInTheMidstOfTheAttackDoNotCount() {
        Skirmish now = wounded(Skirmishes.yard("sabine 45,30", TROOPERS), "night-troopers-A", 0)
                .now();
        assertThat(Story.of(now)
                        .wound("sabine", 1, "EMPIRE")
                        .now()
                        .theAttack()
                        .tally()
                        .wounds())
                .isZero();
        assertThat(Story.of(now)
                        .wound("night-troopers-A", 1, "HEROES")
                        .now()
                        .theAttack()
                        .tally()
                        .wounds())
                .isEqualTo(1);
    }

    @Test
    @Rule({"SKD-BRAV-02", "SKD-FORCE-04"})
    void itIsBoostedLikeOtherPools() {
        RulesTable<Skirmish> table = troopers().dice("night-troopers-A", 2).play(BRAVERY);
        table.rolling("Bravery of Night Troopers A", 6, 1, 1)
                .choose("empire", "{boost: {dice: {black: 1, white: 1}}}")
                .choose("empire", "stay-ready")
                .isOver();
        assertThat(table.rolled().get(0).roll().pool()).hasToString("1 black + 1 grey + 1 white");
        assertThat(table.state().the("night-troopers-A").actionDice()).isZero();
        RulesTable<Skirmish> force = wounded(
                        Skirmishes.yard("sabine 45,30", "ezra 45,35", TROOPERS).noDice(), "ezra", 1)
                .play(BRAVERY)
                .rolling("Bravery of Ezra Bridger", 1, 2)
                .choose("heroes", "{boost: {force: yes}}")
                .choose("heroes", "black-1")
                .isOver();
        assertThat(force.told()).as("1 + 2 is a black success").contains("Ezra Bridger stands firm.");
        assertThat(force.state().the("ezra").forceDice()).isEqualTo(2);
    }

    @Test
    @Rule("SKD-BRAV-04")
    void aFailureCostsAnActionDieOrStrainsAsItsPlayerLikes() {
        Skirmishes start = troopers().dice("night-troopers-A", 2);
        for (String price : List.of("lose-a-die", "strain")) {
            RulesTable<Skirmish> table = start.play(BRAVERY)
                    .rolling("Bravery of Night Troopers A", 3)
                    .choose("empire", "{}")
                    .choose("empire", price)
                    .isOver();
            assertThat(table.state().the("night-troopers-A").strained()).isEqualTo(price.equals("strain"));
            assertThat(table.state().the("night-troopers-A").actionDice()).isEqualTo(price.equals("strain") ? 2 : 1);
        }
        RulesTable<Skirmish> silent = start.play(BRAVERY)
                .rolling("Bravery of Night Troopers A", 3)
                .lapse("empire")
                .lapse("empire");
        assertThat(silent.state().the("night-troopers-A").actionDice())
                .as("by default a die")
                .isEqualTo(1);
    }

    @Test
    @Rule("SKD-BRAV-04")
    void whatIsNotPossibleIsNotOffered() {
        RulesTable<Skirmish> noDie =
                troopers().play().rolling("Bravery", 3).play(BRAVERY).isOver();
        assertThat(noDie.state().the("night-troopers-A").strained()).isTrue();
        RulesTable<Skirmish> strained = troopers()
                .dice("night-troopers-A", 2)
                .strained("night-troopers-A")
                .play(BRAVERY)
                .rolling("Bravery", 3)
                .choose("empire", "{}")
                .isOver();
        assertThat(strained.state().the("night-troopers-A").actionDice()).isEqualTo(1);
        RulesTable<Skirmish> neither = troopers()
                .strained("night-troopers-A")
                .play()
                .rolling("Bravery", 3)
                .play(BRAVERY)
                .isOver();
        assertThat(neither.state().the("night-troopers-A").strained()).isTrue();
    }

    @Test
    @Rule({"SKD-BRAV-05", "SKD-GEO-04"})
    void theDieOfALeaderWithinThirtyCentimetresMayBeRolledInstead() {
        // Morgan's leader to the closest trooper: 32.5 - 2.5
        RulesTable<Skirmish> table =
                troopers("morgan 80.5,50").strained("morgan").play(BRAVERY);
        table.rolling("Bravery of Night Troopers A", 2)
                .choose("empire", "{die: morgan}")
                .isOver();
        assertThat(table.rolled().get(0).roll().pool())
                .as("replaced, not added")
                .hasToString("1 red");
        assertThat(table.told()).contains("Night Troopers A looks to Morgan Elsbeth.");
        RulesTable<Skirmish> far =
                troopers("morgan 80.6,50").dice("night-troopers-A", 1).play(BRAVERY);
        assertThat(far.codes("empire", "{die: morgan}")).containsExactly("BRAVERY_LEADER");
        RulesTable<Skirmish> own = troopers("morgan 80.5,50").play(BRAVERY);
        own.rolling("Bravery", 4).choose("empire", "{die: night-troopers-A}").isOver();
        assertThat(own.told()).noneMatch(line -> line.contains("looks to"));
        RulesTable<Skirmish> silent = troopers("morgan 80.5,50").play(BRAVERY);
        silent.rolling("Bravery", 2).lapse("empire").isOver();
        assertThat(silent.rolled().get(0).roll().pool())
                .as("by default the better one")
                .hasToString("1 red");
        troopers("morgan 80.6,50").play().rolling("Bravery", 4).play(BRAVERY).isOver();
    }

    @Test
    @Rule({"SKD-BRAV-05", "SKD-BRAV-06"})
    void aLeaderWithoutDiceAndWithTheSameDieIsNoReasonToAsk() {
        Book book = Skirmishes.Files.shipped()
                .unit("morgan", "bravery", Colour.GREY)
                .book("mission", HouseRules.Play.TRAINING_YARD);
        wounded(Skirmishes.of(book, "sabine 45,30", TROOPERS, "morgan 60,50").noDice(), "night-troopers-A", 1)
                .play()
                .rolling("Bravery of Night Troopers A", 4)
                .play(BRAVERY)
                .isOver();
        RulesTable<Skirmish> helped = wounded(
                        Skirmishes.of(book, "sabine 45,30", TROOPERS, "morgan 60,50")
                                .noDice()
                                .dice("morgan", 1),
                        "night-troopers-A",
                        1)
                .play(BRAVERY);
        assertThat(helped.waitingFor()).as("Morgan could help").containsExactly("empire");
    }

    @Test
    @Rule("SKD-BRAV-05")
    void theOddsAreThoseOfTheDieThatIsNamedAndNoAnswerIsNothing() {
        RulesTable<Skirmish> table =
                troopers("morgan 80.5,50").strained("morgan").play(BRAVERY);
        assertThat(table.decision("empire").prompt())
                .asString()
                .startsWith("Night Troopers A must make a Bravery Roll: whose die, and which boosts?"
                        + " With that of Morgan Elsbeth, red: ")
                .contains("red: 83.3%");
        Form<?> form = (Form<?>) table.question("empire").options();
        List<String> dice = form.fields().get(0).options().faces().stream()
                .map(face -> face.id() + " " + face.note())
                .toList();
        assertThat(dice.get(0)).startsWith("night-troopers-A 50.0% to pass");
        assertThat(dice.get(1)).startsWith("morgan 83.3% to pass");
        assertThat(byDefault(table.decision("empire"), new Player("empire"))).isEqualTo("die: morgan");
    }

    private static <C> String byDefault(Decision<C> decision, Player seat) {
        return decision.questions()
                .get(0)
                .options()
                .write(decision.otherwise(seat).orElseThrow())
                .toString();
    }

    @Test
    @Rule({"SKD-BRAV-05", "SKD-BRAV-06"})
    void noLeaderHelpsItselfAndNoEnemyHelps() {
        Skirmish now = Skirmishes.yard("ahsoka 45,40", "morgan 45,50", "enoch 45,55", TROOPERS)
                .now();
        assertThat(Bravery.leaders(now, now.the("morgan")).stream().map(UnitState::id))
                .containsExactly("enoch");
    }

    @Test
    @Rule({"SKD-BRAV-06", "SKD-ADICE-07", "SKD-ADICE-05"})
    void severalLeadersMayBoostWithActionDice() {
        RulesTable<Skirmish> table = troopers("morgan 45,60", "enoch 45,65")
                .dice("morgan", 2)
                .dice("enoch", 1)
                .dice("night-troopers-A", 1)
                .play(BRAVERY);
        assertThat(table.violations("empire", "{morgan: {black: 3}}"))
                .hasToString("[morgan: Morgan Elsbeth would spend 3 Action Dice and has 2. [SKD-ADICE-03]]");
        assertThat(table.codes("empire", "{morgan: {force: 1}}")).containsExactly("BOOST_COLOUR");
        String answer = "{die: night-troopers-A, boost: {dice: {white: 1}}, morgan: {black: 1}, enoch: {grey: 1}}";
        assertThat(table.question("empire").options().inWords(Json.readAnswer(answer)))
                .hasToString(
                        "the grey die of Night Troopers A; 1 white die; Morgan Elsbeth gives 1 black die; Captain Enoch gives 1 grey die");
        table.choose("empire", answer);
        assertThat(table.state().theAttack().pool(PoolKind.BRAVERY).pool()).hasToString("1 black + 2 grey + 1 white");
        assertThat(table.step("empire"))
                .as("two units ran out")
                .isEqualTo(new OutOfDice.ExhaustOrStay("night-troopers-A"));
        table.choose("empire", "stay-ready");
        assertThat(table.step("empire")).isEqualTo(new OutOfDice.ExhaustOrStay("enoch"));
        table.rolling("Bravery of Night Troopers A", 1, 1, 4, 1)
                .choose("empire", "exhaust")
                .isOver();
        assertThat(table.state().the("enoch").isReady()).isFalse();
        assertThat(table.state().the("morgan").actionDice()).isEqualTo(1);
    }

    @Test
    @Rule("SKD-GEO-04")
    void withBandsALeaderMustNotBeTooClose() {
        Skirmish now = Skirmishes.yard(
                        options("atRange", HouseRules.AtRange.BAND), "sabine 45,30", "morgan 45,60", TROOPERS)
                .now();
        assertThat(Bravery.leaders(now, now.the("night-troopers-A"))).isEmpty();
    }
}
