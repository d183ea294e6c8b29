package org.muster.ruleset.skirmish.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.ActivationPhase.NextTurn;
import org.muster.ruleset.skirmish.activation.ActivationPhase.ReadyAndRefresh;
import org.muster.ruleset.skirmish.attack.Casualties;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class TurnTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";
    private static final String MORE = "night-troopers-B 65,50 62,50 68,50 65,53";

    private static List<String> turns(RulesTable<Skirmish> table, String seat) {
        return table.question(seat)
                .options()
                .all()
                .map(turn -> ((ActivationPhase.Turn) turn).id())
                .toList();
    }

    // ---- start

    @Test
    @Rule({"SKD-APH-01", "SKD-CARD-03", "SKD-ADICE-02"})
    void unitCardsAreReadiedAndActionDiceRiseToTheLimit() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "night-troopers-A 45,50 42,50", "morgan 45,70")
                .exhausted("ahsoka", "morgan")
                .dice("ahsoka", 3)
                .dice("night-troopers-A", 0)
                .dice("morgan", 1)
                .play(new ReadyAndRefresh());
        Skirmish now = table.state();
        assertThat(now.units().values()).allMatch(UnitState::isReady);
        assertThat(now.the("ahsoka").actionDice())
                .as("left over dice are not added")
                .isEqualTo(4);
        assertThat(now.the("night-troopers-A").actionDice())
                .as("two minis: limit 2")
                .isEqualTo(2);
        assertThat(now.the("morgan").actionDice()).isEqualTo(4);
    }

    @Test
    @Rule("SKD-CARD-03")
    void otherCardsAreNotReadiedByIt() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", TROOPERS)
                .card("dc-meditation", "ezra")
                .exhaustedCard("dc-meditation")
                .play(new ReadyAndRefresh());
        assertThat(table.state().cards().the("dc-meditation").isReady()).isFalse();
    }

    @Test
    @Rule({"SKD-FORCE-09", "SKD-GEN-04"})
    void forceDiceDoNotRefreshUnlessTheOptionSaysSo() {
        assertThat(Skirmishes.yard("ezra 45,20", TROOPERS)
                        .force("ezra", 1)
                        .play(new ReadyAndRefresh())
                        .state()
                        .the("ezra")
                        .forceDice())
                .isEqualTo(1);
        assertThat(Skirmishes.yard(
                                options("forceDiceRefresh", HouseRules.ForceDiceRefresh.EACH_ROUND),
                                "ezra 45,20",
                                TROOPERS)
                        .force("ezra", 1)
                        .play(new ReadyAndRefresh())
                        .state()
                        .the("ezra")
                        .forceDice())
                .isEqualTo(3);
    }

    @Test
    @Rule({"SKD-APH-01", "SKD-GEN-06"})
    void effectsAreUsedInTurnsTheInitiativeFirstUntilBothPassInARow() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "sabine 40,20", "morgan 45,50", TROOPERS)
                .force("ezra", 1)
                .card("dc-meditation", "ezra")
                .sideCard("dc-howlers-charge", "HEROES")
                .sideCard("dc-for-thrawn", "EMPIRE")
                .strained("night-troopers-A")
                .initiative("EMPIRE")
                .play(new ReadyAndRefresh());
        assertThat(table.waitingFor()).containsExactly("empire");
        table.choose("empire", "pass");
        table.choose("heroes", "dc-meditation");
        assertThat(table.waitingFor()).as("a pass is not final").containsExactly("empire");
        table.choose("empire", "dc-for-thrawn night-troopers-A");
        table.choose("heroes", "pass").isOver();
        assertThat(table.state().the("ezra").forceDice()).isEqualTo(2);
        assertThat(table.state().the("night-troopers-A").strained()).isFalse();
    }

    @Test
    @Rule("SKD-APH-01")
    void whoeverUsesAnEffectMayUseAnotherAfterThePassOfTheOther() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "sabine 40,20", TROOPERS)
                .force("ezra", 1)
                .card("dc-meditation", "ezra")
                .sideCard("dc-howlers-charge", "HEROES")
                .initiative("EMPIRE")
                .play(new ReadyAndRefresh())
                .choose("heroes", "dc-meditation");
        assertThat(table.waitingFor())
                .as("the Empire has nothing to use, and the heroes go on")
                .containsExactly("heroes");
        table.choose("heroes", "dc-howlers-charge sabine")
                .choose("heroes", "stay")
                .isOver();
    }

    // ---- turns

    @Test
    @Rule({"SKD-TURN-01", "SKD-TURN-02", "SKD-GEN-06"})
    void theSidesActivateInTurnsTheInitiativeFirst() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "sabine 40,20", TROOPERS, MORE)
                .initiative("EMPIRE")
                .play(new ReadyAndRefresh(), new NextTurn());
        assertThat(turns(table, "empire")).containsExactly("night-troopers-A", "night-troopers-B");
        table.choose("empire", "night-troopers-B").choose("empire", "end");
        assertThat(turns(table, "heroes")).containsExactly("ahsoka", "sabine");
        table.choose("heroes", "sabine").choose("heroes", "end");
        assertThat(turns(table, "empire"))
                .as("an exhausted unit is not activated")
                .containsExactly("night-troopers-A");
        assertThat(table.codes("empire", "night-troopers-B")).containsExactly("TURN_UNIT");
        assertThat(table.codes("empire", "ahsoka")).containsExactly("TURN_UNIT");
    }

    @Test
    @Rule("SKD-TURN-03")
    void passingTakesFewerReadyUnitsThanTheOpponent() {
        RulesTable<Skirmish> two =
                Skirmishes.yard("ahsoka 45,20", "sabine 40,20", TROOPERS, MORE).play(new NextTurn());
        assertThat(two.violations("heroes", "pass").get(0).sentence())
                .hasToString("Heroes: 2 ready units, the other side 2; who has fewer may pass.");
        assertThat(two.codes("heroes", "pass")).containsExactly("PASS_READY");
        RulesTable<Skirmish> one = Skirmishes.yard("ahsoka 45,20", TROOPERS, MORE)
                .dice("ahsoka", 0)
                .play(new NextTurn());
        assertThat(turns(one, "heroes"))
                .as("a unit without dice is ready all the same")
                .containsExactly("ahsoka", "pass");
    }

    @Test
    @Rule("SKD-TURN-04")
    void aPassEndsTheTurnOnlyAndAPlayerWithoutReadyUnitsPassesUnasked() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS, MORE).play(new NextTurn());
        table.choose("heroes", "pass");
        table.choose("empire", "night-troopers-A").choose("empire", "end");
        assertThat(table.codes("heroes", "pass")).as("one against one").containsExactly("PASS_READY");
        table.choose("heroes", "ahsoka").choose("heroes", "end");
        assertThat(table.waitingFor()).containsExactly("empire");
        table.choose("empire", "night-troopers-B").choose("empire", "end").isOver();
        table = Skirmishes.yard("ahsoka 45,20", TROOPERS, MORE)
                .exhausted("ahsoka")
                .play(new NextTurn());
        assertThat(table.waitingFor()).as("the pass is forced").containsExactly("empire");
        assertThat(table.told()).contains("Heroes passed.");
    }

    @Test
    @Rule("SKD-TURN-02")
    void whoDoesNotAnswerPassesIfThatIsLegalElseTheFirstUnitActsAndEndsAtOnce() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS, MORE).play(new NextTurn());
        table.lapse("heroes");
        assertThat(table.state().the("ahsoka").isReady()).isTrue();
        table.lapse("empire").lapse("empire");
        assertThat(table.state().the("night-troopers-A").isReady()).isFalse();
        assertThat(table.state().the("night-troopers-A").actionDice()).isEqualTo(3);
    }

    @Test
    @Rule("SKD-TURN-08")
    void thePhaseEndsWhenNoUnitIsReady() {
        Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .exhausted("ahsoka", "night-troopers-A")
                .vp("EMPIRE", 1)
                .play(new NextTurn())
                .isOver();
    }

    @Test
    @Rule("SKD-TURN-08")
    void byOptionHeroicEffortIsOfferedWhenNobodyIsReady() {
        Skirmishes start = Skirmishes.yard(options("heroicEffortAtEnd", true), "ahsoka 45,20", TROOPERS)
                .exhausted("ahsoka", "night-troopers-A")
                .vp("EMPIRE", 1);
        RulesTable<Skirmish> table = start.play(new NextTurn());
        assertThat(turns(table, "heroes")).containsExactly("heroic ahsoka", "pass");
        table.choose("heroes", "pass").isOver();
        table = start.play(new NextTurn()).choose("heroes", "heroic ahsoka").choose("heroes", "end");
        assertThat(table.waitingFor())
                .as("the Empire does not trail, so the phase ends")
                .isEmpty();
        start.active("EMPIRE").play(new NextTurn()).isOver();
    }

    @Test
    @Rule({"SKD-TURN-09", "SKD-CARD-02", "SKD-CARD-01"})
    void whenItsActivationIsCompleteTheCardIsExhaustedAndTheOpponentIsActive() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS).play(new NextTurn()).choose("heroes", "ahsoka");
        assertThat(table.state().isActing("ahsoka")).isTrue();
        assertThat(table.state().the("ahsoka").status()).isEqualTo(Status.READY);
        table.choose("heroes", "end");
        assertThat(table.state().activation()).isNull();
        assertThat(table.state().the("ahsoka").status()).isEqualTo(Status.EXHAUSTED);
        assertThat(table.waitingFor()).containsExactly("empire");
    }

    // ---- Heroic Effort

    private static Skirmishes trailing() {
        return Skirmishes.yard("ahsoka 45,20", "sabine 40,20", TROOPERS)
                .exhausted("ahsoka", "sabine")
                .vp("EMPIRE", 1);
    }

    @Test
    @Rule({"SKD-TURN-05", "SKD-STAT-06"})
    void whoHasNoReadyUnitAndTrailsStrainsOneToReadyAndActivateIt() {
        RulesTable<Skirmish> table = trailing().dice("ahsoka", 2).play(new NextTurn());
        assertThat(turns(table, "heroes")).containsExactly("heroic ahsoka", "heroic sabine", "pass");
        table.choose("heroes", "heroic ahsoka");
        UnitState ahsoka = table.state().the("ahsoka");
        assertThat(ahsoka.strained()).isTrue();
        assertThat(ahsoka.isReady()).isTrue();
        assertThat(ahsoka.actionDice()).as("it has dice and gains none").isEqualTo(2);
        assertThat(table.state().isActing("ahsoka")).isTrue();
        table.choose("heroes", "{recover: strained}").choose("heroes", "{move: [45, 25]}");
        assertThat(table.state().the("ahsoka").isReady())
                .as("and is exhausted again")
                .isFalse();
    }

    @Test
    @Rule("SKD-TURN-05")
    void withAReadyUnitOrAsManyPointsThereIsNone() {
        RulesTable<Skirmish> ready =
                trailing().change("sabine", one -> one.being(Status.READY)).play(new NextTurn());
        assertThat(ready.codes("heroes", "heroic ahsoka")).containsExactly("HEROIC_EFFORT");
        RulesTable<Skirmish> level = Skirmishes.yard(
                        options("heroicEffortAtEnd", false), "ahsoka 45,20", "sabine 40,20", TROOPERS, MORE)
                .exhausted("ahsoka")
                .play(new NextTurn());
        assertThat(level.violations("heroes", "heroic ahsoka").stream()
                        .map(v -> v.sentence().toString()))
                .containsExactly("Heroes: still 1 ready unit.", "Heroes: 0 VP, the other side 0; it takes fewer.");
    }

    @Test
    @Rule("SKD-TURN-06")
    void itTakesAnEagerUnitUnlessTheOptionSaysOtherwise() {
        RulesTable<Skirmish> table = trailing().strained("ahsoka").play(new NextTurn());
        assertThat(turns(table, "heroes")).containsExactly("heroic sabine", "pass");
        assertThat(table.codes("heroes", "heroic night-troopers-A")).containsExactly("TURN_UNIT");
        assertThat(table.violations("heroes", "heroic ahsoka"))
                .hasToString("[Ahsoka Tano is strained already. [SKD-TURN-06]]");
        RulesTable<Skirmish> any = Skirmishes.yard(
                        options("heroicEffortNeedsEager", false), "ahsoka 45,20", "sabine 40,20", TROOPERS)
                .exhausted("ahsoka", "sabine")
                .strained("ahsoka")
                .vp("EMPIRE", 1)
                .play(new NextTurn());
        assertThat(turns(any, "heroes")).containsExactly("heroic ahsoka", "heroic sabine", "pass");
    }

    @Test
    @Rule({"SKD-TURN-07", "SKD-ADICE-04"})
    void aUnitWhosePrintedLimitIsNoneGainsNone() {
        Book book = Files.shipped()
                .unit("sabine", "actionDice", List.of(new UnitCard.DiceLimit(1, 0)))
                .book("mission", HouseRules.Play.TRAINING_YARD);
        RulesTable<Skirmish> table = Skirmishes.of(book, "sabine 40,20", TROOPERS)
                .exhausted("sabine")
                .vp("EMPIRE", 1)
                .play(new NextTurn())
                .choose("heroes", "heroic sabine");
        assertThat(table.state().the("sabine").actionDice()).isZero();
        assertThat(table.state().the("sabine").strained()).isTrue();
        assertThat(table.waitingFor()).as("there is nothing it could do").containsExactly("empire");
    }

    @Test
    @Rule("SKD-TURN-09")
    void aUnitDefeatedInItsOwnActivationEndsIt() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "sabine 40,20", TROOPERS)
                .wounds("ahsoka", 6)
                .acting("ahsoka")
                .play(new Casualties.RemoveMinis("ahsoka", "EMPIRE"), new Actions.TakeAction(), new NextTurn());
        assertThat(table.state().activation()).isNull();
        assertThat(table.waitingFor()).containsExactly("empire");
    }

    @Test
    @Rule("SKD-TURN-07")
    void aUnitWithoutActionDiceGainsOne() {
        RulesTable<Skirmish> table =
                trailing().dice("sabine", 0).play(new NextTurn()).choose("heroes", "heroic sabine");
        assertThat(table.state().the("sabine").actionDice()).isEqualTo(1);
    }
}
