package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.core.json.Json;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.activation.OutOfDice.ExhaustOrStay;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.dice.Die;
import org.muster.ruleset.skirmish.dice.Thrown;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Dice by colour, Action Dice and Force Dice. */
class DiceTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    // ---- colours and pools

    @Test
    @Rule({"SKD-DICE-01", "SKD-DICE-02", "SKD-FORCE-05"})
    void aDieSucceedsByItsColour() {
        int[] from = {2, 3, 4, 5, 7};
        for (Colour colour : Colour.values()) {
            for (int face = 1; face <= Colour.SIDES; face++) {
                assertThat(Die.of(colour, face).succeeds())
                        .as(colour + " " + face)
                        .isEqualTo(face >= from[colour.ordinal()]);
            }
        }
    }

    @Test
    @Rule("SKD-DICE-04")
    void aPoolIsRolledInTheOrderOfColours() {
        DicePool pool = DicePool.of(Colour.BLUE, 1)
                .plus(Colour.WHITE, 1)
                .plus(Colour.BLACK, 2)
                .plus(DicePool.of(Colour.RED, 1))
                .plus(Colour.GREY, 1);
        assertThat(pool).hasToString("1 red + 2 black + 1 grey + 1 white + 1 blue");
        assertThat(pool.dice())
                .containsExactly(Colour.RED, Colour.BLACK, Colour.BLACK, Colour.GREY, Colour.WHITE, Colour.BLUE);
        assertThat(pool.size()).isEqualTo(6);
        assertThat(DicePool.of(Colour.GREY, 1).times(4)).isEqualTo(DicePool.of(Colour.GREY, 4));
        assertThat(DicePool.NONE).hasToString("no dice");
    }

    @Test
    @Rule("SKD-DICE-03")
    void onlyRedSuccessesAreCritical() {
        Thrown thrown = new Thrown(
                DicePool.NONE, List.of(Die.of(Colour.RED, 2), Die.of(Colour.RED, 1), Die.of(Colour.BLACK, 6)));
        assertThat(thrown.successes()).isEqualTo(2);
        assertThat(thrown.criticals()).isEqualTo(1);
    }

    // ---- Action Dice

    @Test
    @Rule({"SKD-ADICE-06", "SKD-FORCE-01", "SKD-STAT-01", "SKD-CARD-01"})
    void unitsEnterEagerAndReadyWithAllTheirDice() {
        Skirmish now = Skirmishes.yard("ezra 45,20", TROOPERS).now();
        assertThat(now.the("ezra").actionDice()).isEqualTo(3);
        assertThat(now.the("ezra").forceDice()).isEqualTo(3);
        assertThat(now.the("ezra").strained()).isFalse();
        assertThat(now.the("ezra").isReady()).isTrue();
        assertThat(now.the("ezra").wounds()).isZero();
        assertThat(now.the("night-troopers-A").actionDice()).isEqualTo(3);
        assertThat(now.the("night-troopers-A").forceDice()).isZero();
    }

    @Test
    @Rule("SKD-ADICE-04")
    void whatExceedsThePrintedLimitIsRemovedAtOnce() {
        Story story =
                Story.of(Skirmishes.yard("ezra 45,20").dice("ezra", 2).now()).gainDice("ezra", 5);
        assertThat(story.the("ezra").actionDice()).isEqualTo(3);
        assertThat(story.outcome().events().get(0).sentence()).hasToString("Ezra Bridger gains 1 Action Die.");
    }

    @Test
    @Rule("SKD-ADICE-05")
    void whoRunsOutInAnotherUnitsActivationMayBeExhaustedAtOnce() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50 42,50")
                .dice("night-troopers-A", 1)
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 1, 1)
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .choose("empire", "{dice: {black: 1}}");
        assertThat(table.step("empire"))
                .as("before the dice are rolled")
                .isEqualTo(new ExhaustOrStay("night-troopers-A"));
        assertThat(table.rolled()).hasSize(1);
        table.rolling("Defense of Night Troopers A", 6, 6)
                .choose("empire", "exhaust")
                .isOver();
        assertThat(table.state().the("night-troopers-A").isReady()).isFalse();
    }

    @Test
    @Rule("SKD-ADICE-05")
    void notInItsOwnActivationNorOutsideOneNorIfItIsExhausted() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,20", TROOPERS).dice("ahsoka", 1);
        assertThat(Story.of(start.now()).loseDice("ahsoka", 1).outcome().next()).isNull();
        assertThat(Story.of(start.acting("ahsoka").now())
                        .loseDice("ahsoka", 1)
                        .outcome()
                        .next())
                .isNull();
        assertThat(Story.of(start.acting("night-troopers-A").now())
                        .loseDice("ahsoka", 1)
                        .outcome()
                        .next())
                .hasToString("Todo[step=ExhaustOrStay[unit=ahsoka], opened=0]");
        assertThat(Story.of(start.exhausted("ahsoka").now())
                        .loseDice("ahsoka", 1)
                        .outcome()
                        .next())
                .isNull();
    }

    @Test
    @Rule({"SKD-ADICE-02", "SKD-ADICE-04"})
    void theLimitIsThatOfTheLineWithTheMostMinisThatAreThere() {
        UnitCard card = Files.shipped()
                .unit(
                        "bandits",
                        "actionDice",
                        List.of(
                                new UnitCard.DiceLimit(3, 2),
                                new UnitCard.DiceLimit(1, 3),
                                new UnitCard.DiceLimit(5, 9)))
                .book()
                .card("bandits");
        assertThat(card.diceLimit(4)).isEqualTo(2);
        assertThat(card.diceLimit(2)).isEqualTo(3);
        assertThat(card.diceLimit(0)).isZero();
    }

    @Test
    @Rule({"SKD-ADICE-04", "SKD-ADICE-05"})
    void theLastDieMayGoBecauseMinisGo() {
        Book book = Files.shipped()
                .unit("bandits", "actionDice", List.of(new UnitCard.DiceLimit(2, 1)))
                .book("mission", Play.TRAINING_YARD);
        Skirmishes start =
                Skirmishes.of(book, "sabine 45,30", "bandits-A 45,50 42,50").wounds("bandits-A", 1);
        RulesTable<Skirmish> table = start.acting("sabine").play(new Casualties.RemoveMinis("bandits-A", "HEROES"));
        assertThat(table.state().the("bandits-A").actionDice()).isZero();
        assertThat(table.step("empire")).isEqualTo(new ExhaustOrStay("bandits-A"));
        start.acting("bandits-A")
                .play(new Casualties.RemoveMinis("bandits-A", "HEROES"))
                .isOver();
        start.given(now -> now.acting(null))
                .play(new Casualties.RemoveMinis("bandits-A", "HEROES"))
                .isOver();
    }

    @Test
    @Rule("SKD-ADICE-01")
    void wherePeopleNeedADieTheActingUnitStaysReadyToItsEndAndSetupExhaustsNobody() {
        HouseRules needsDie = options("activationNeedsDie", true);
        RulesTable<Skirmish> table = Skirmishes.yard(needsDie, "sabine 45,30", TROOPERS)
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 1, 1)
                .choose("heroes", strike("night-troopers-A pistols RANGED"));
        assertThat(table.state().the("sabine").actionDice()).isZero();
        assertThat(table.state().the("sabine").isReady()).isTrue();
        assertThat(Skirmishes.yard(needsDie, "sabine 45,30")
                        .round(0)
                        .dice("sabine", 0)
                        .now()
                        .the("sabine")
                        .isReady())
                .isTrue();
        assertThat(Skirmishes.yard(needsDie, "sabine 45,30")
                        .dice("sabine", 0)
                        .now()
                        .the("sabine")
                        .isReady())
                .isFalse();
    }

    @Test
    @Rule("SKD-ADICE-05")
    void byDefaultItStaysReady() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .acting("night-troopers-A")
                .play(new ExhaustOrStay("ahsoka"));
        table.lapse("heroes").isOver();
        assertThat(table.state().the("ahsoka").isReady()).isTrue();
    }

    // ---- Force Dice

    @Test
    @Rule({"SKD-FORCE-01", "SKD-FORCE-02"})
    void neverMoreThanTheAptitude() {
        Story story = Story.of(Skirmishes.yard("sabine 45,20").now()).gainForce("sabine", 1);
        assertThat(story.the("sabine").forceDice()).isEqualTo(1);
        assertThat(story.outcome().events()).as("nothing gained, nothing told").isEmpty();
        assertThat(Story.of(Skirmishes.yard("ezra 45,20").force("ezra", 1).now())
                        .gainForce("ezra", 5)
                        .the("ezra")
                        .forceDice())
                .isEqualTo(3);
    }

    @Test
    @Rule({"SKD-FORCE-04", "SKD-FORCE-05", "SKD-FORCE-06"})
    void aForceUserAddsOneForceDieAndOneDieCountsThatMuchMore() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 2)
                .acts("sabine")
                .choose("heroes", strike("night-troopers-A pistols RANGED"));
        assertThat(table.codes("heroes", "{force: 2}")).containsExactly("BOOST_FORCE");
        table.rolling("Attack of Sabine Wren", 2, 3, 1, 4).choose("heroes", "{force: yes}");
        assertThat(table.rolled().get(0).roll().pool()).hasToString("1 black + 2 grey + 1 blue");
        assertThat(table.decision("heroes").prompt())
                .hasToString(
                        "The Force Die of Sabine Wren shows 4: which die of black 2, grey 3 and grey 1 does it modify?"
                                + " Successes are black 3 or more and grey 4 or more.");
        assertThat(table.question("heroes").options().all().map(Object::toString))
                .as("none, black 2 as 6, grey 3 as 6 (7 at most 6), grey 1 as 5")
                .containsExactly(
                        "Change[die=-1, result=0]",
                        "Change[die=0, result=6]",
                        "Change[die=1, result=6]",
                        "Change[die=2, result=5]");
        table.rolling("Defense of Night Troopers A", 4).choose("heroes", "black-2");
        assertThat(table.state().theAttack().attack().dice().get(0)).hasToString("black 2 as 6");
        assertThat(table.step("heroes")).as("the result counts for surges").isInstanceOf(Surges.ChooseSurges.class);
        assertThat(table.state().the("sabine").forceDice()).isZero();
    }

    @Test
    @Rule("SKD-FORCE-06")
    void notUsingItIsAllowedAndByDefaultItGainsASuccess() {
        Skirmishes start = Skirmishes.yard("sabine 45,30", TROOPERS).noDice().dice("sabine", 1);
        RulesTable<Skirmish> none = start.acts("sabine")
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .rolling("Attack of Sabine Wren", 2, 3, 1, 4)
                .choose("heroes", "{force: yes}")
                .choose("heroes", "none")
                .isOver();
        assertThat(none.state().the("sabine").forceDice())
                .as("spent all the same")
                .isZero();
        RulesTable<Skirmish> lapsed = start.acts("sabine")
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .rolling("Attack of Sabine Wren", 3, 3, 2, 1)
                .choose("heroes", "{force: yes}")
                .rolling("Defense of Night Troopers A", 4, 4)
                .lapse("heroes")
                .isOver();
        assertThat(lapsed.told())
                .as("the first die that gains a success, not the black one that has it")
                .contains("The Force Die: grey 3 as 4.");
    }

    @Test
    @Rule("SKD-FORCE-06")
    void byOptionItMaySubtractTooButNeverBelowOne() {
        HouseRules both = options("forceModify", HouseRules.ForceModify.ADD_OR_SUBTRACT);
        RulesTable<Skirmish> table = Skirmishes.yard(both, "sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 1)
                .acts("sabine")
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .rolling("Attack of Sabine Wren", 6, 3, 3, 4)
                .choose("heroes", "{force: yes}");
        assertThat(table.question("heroes").options().all().map(Object::toString))
                .as("a six can't rise; two equal dice are one")
                .containsExactly(
                        "Change[die=-1, result=0]",
                        "Change[die=0, result=2]",
                        "Change[die=1, result=6]",
                        "Change[die=1, result=1]");
        assertThat(table.violations("heroes", "black-6"))
                .as("not the six lowered, though that alone begins so")
                .hasToString("[A die that shows 6 can't show more. [SKD-FORCE-06]]");
        table.rolling("Defense of Night Troopers A", 4).choose("heroes", "grey-3-down");
        assertThat(table.state().theAttack().attack().dice().get(1).result()).isEqualTo(1);
    }

    @Test
    @Rule({"SKD-FORCE-04", "SKD-STAT-04", "SKD-FORCE-06"})
    void aStrainedUnitDefendsWithAForceDieToo() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("night-troopers-A", 1)
                .strained("sabine")
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .choose("empire", strike("sabine e11 RANGED"))
                .rolling("Defense of Sabine Wren", 1, 2)
                .choose("heroes", "{force: yes}")
                .choose("heroes", "black-1")
                .isOver();
        assertThat(table.rolled().get(1).roll().pool()).hasToString("1 black + 1 blue");
        assertThat(table.state().the("sabine").wounds())
                .as("1 + 2 is a black success")
                .isZero();
    }

    @Test
    @Rule("SKD-FORCE-03")
    void whoIsNoForceUserBoostsNothingWithForceDice() {
        Skirmish now = Skirmishes.yard("ahsoka 45,40", "morgan 45,50").now();
        assertThat(force(now, "ahsoka")).isEmpty();
        assertThat(force(now, "morgan"))
                .hasToString("[force: Morgan Elsbeth is no Force User. [SKD-FORCE-03, SKD-FORCE-04]]");
        assertThat(force(Skirmishes.yard("ahsoka 45,40").force("ahsoka", 0).now(), "ahsoka"))
                .hasToString("[force: Ahsoka Tano has no Force Die left. [SKD-FORCE-04]]");
    }

    private static List<Violation> force(Skirmish now, String unit) {
        return Boosts.options(now, now.the(unit), PoolKind.DEFENSE)
                .read(Json.readAnswer("{force: yes}"))
                .violations();
    }
}
