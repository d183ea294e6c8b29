package org.muster.ruleset.skirmish.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

public class ActionTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    /** The kinds of action that are open. */
    public static List<String> open(RulesTable<Skirmish> table, String seat) {
        return table.question(seat).options().faces().stream().map(Option::id).toList();
    }

    // ---- limits

    @Test
    @Rule({"SKD-ACTN-01", "SKD-ACTN-02"})
    void twoActionsAreThereAndMoveMayBeBoth() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS).acts("ahsoka");
        table.choose("heroes", "{move: [45, 25]}")
                .choose("heroes", "{move: [45, 30]}")
                .isOver();
        assertThat(Skirmishes.stands(table, "ahsoka")).isEqualTo("45,30");
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(2);
        assertThat(table.state().the("ahsoka").isReady())
                .as("no action is left, so it ends")
                .isFalse();
    }

    @Test
    @Rule("SKD-ACTN-02")
    void noOtherActionTwice() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 3)
                .given(now -> now.acting(Activation.of(now.the("sabine")).and(ActionKind.ATTACK, false)))
                .play(new Actions.TakeAction());
        assertThat(open(table, "heroes")).containsExactly("move", "end");
        assertThat(table.codes("heroes", strike("night-troopers-A pistols RANGED")))
                .containsExactly("ACT_REPEAT");
    }

    @Test
    @Rule({"SKD-ACTN-01", "SKD-ACTN-03"})
    void theReasonsAreToldWithTheirNumbers() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,20", TROOPERS);
        RulesTable<Skirmish> third = start.given(now -> now.acting(Activation.of(now.the("ahsoka"))
                        .and(ActionKind.MOVE, false)
                        .and(ActionKind.RECOVER, false)))
                .play(new Actions.FreeAction("ahsoka", ActionKind.MOVE));
        assertThat(open(third, "heroes"))
                .as("a free action may still be performed")
                .containsExactly("move", "none");
        assertThat(Limits.violations(start.now(), start.now().the("ahsoka"), ActionKind.MOVE, false))
                .hasToString("[Ahsoka Tano has performed 2 actions; 2 are allowed. [SKD-ACTN-01]]");
        Skirmish without = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .dice("ahsoka", 0)
                .acting("ahsoka")
                .now();
        assertThat(Limits.violations(without, without.the("ahsoka"), ActionKind.MOVE, false))
                .hasToString("[Ahsoka Tano has 0 Action Dice left; an action costs 1. [SKD-ACTN-03]]");
    }

    @Test
    @Rule({"SKD-ACTN-03", "SKD-ADICE-01"})
    void eachCostsADieAndWithoutDiceTheActivationIsOver() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .dice("ahsoka", 1)
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 25]}")
                .isOver();
        assertThat(table.state().the("ahsoka").actionDice()).isZero();
        Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .dice("ahsoka", 0)
                .acts("ahsoka")
                .isOver();
    }

    @Test
    @Rule("SKD-ACTN-03")
    void aRefusedActionIsNotPaid() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS).acts("ahsoka");
        assertThat(table.codes("heroes", "{move: [45, 40]}")).containsExactly("MOVE_FAR");
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(4);
    }

    @Test
    @Rule({"SKD-ADICE-01", "SKD-TURN-03"})
    void byOptionAReadyUnitWithoutDiceIsExhaustedAtOnce() {
        HouseRules needsDie = options("activationNeedsDie", true);
        RulesTable<Skirmish> table = Skirmishes.yard(needsDie, "ahsoka 45,44", TROOPERS)
                .dice("night-troopers-A", 1)
                .force("ahsoka", 0)
                .dice("ahsoka", 1)
                .acts("ahsoka")
                .rolling("Attack of Ahsoka Tano", 3, 3, 1)
                .choose("heroes", strike("night-troopers-A twin-sabers CLOSE_COMBAT"))
                .rolling("Defense of Night Troopers A", 5, 5, 5)
                .choose("empire", "{dice: {white: 1}}")
                .isOver();
        assertThat(table.state().the("night-troopers-A").isReady()).isFalse();
        assertThat(table.told()).contains("Night Troopers A has no Action Die left and is exhausted.");
    }

    // ---- free actions, and what is no action

    @Test
    @Rule("SKD-ACTN-04")
    void aFreeActionCostsNothingYetIsAnActionForEveryOtherPurpose() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 2)
                .acting("sabine")
                .play(new Actions.FreeAction("sabine", ActionKind.ATTACK), new Actions.TakeAction())
                .rolling("Attack of Sabine Wren", 1, 1, 1)
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .choose("heroes", "{}");
        assertThat(table.state().the("sabine").actionDice()).isEqualTo(2);
        assertThat(open(table, "heroes")).as("no second attack").containsExactly("move", "end");
        assertThat(table.codes("heroes", strike("night-troopers-A pistols RANGED")))
                .containsExactly("ACT_REPEAT");
        table.choose("heroes", "{move: [45, 25]}")
                .choose("heroes", "{move: [45, 20]}")
                .isOver();
    }

    @Test
    @Rule({"SKD-ACTN-04", "SKD-ACTN-05"})
    void outsideAnActivationAFreeActionHasNoLimitsAndNeedsNoDie() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .play(new Actions.FreeAction("sabine", ActionKind.ATTACK))
                .rolling("Attack of Sabine Wren", 1, 1, 1)
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .choose("heroes", "{}")
                .isOver();
        assertThat(table.state().activation()).isNull();
    }

    @Test
    @Rule("SKD-ACTN-04")
    void thatFreeMovesDoNotCountIsForMovesAlone() {
        Skirmishes.yard(options("freeMoveCounts", false), "sabine 45,30", TROOPERS)
                .given(now -> now.acting(Activation.of(now.the("sabine")).and(ActionKind.ATTACK, true)))
                .play(new Actions.FreeAction("sabine", ActionKind.ATTACK))
                .isOver();
    }

    @Test
    @Rule("SKD-ACTN-04")
    void afterAnAttackActionThereIsNoFreeAttack() {
        Skirmishes.yard("sabine 45,30", TROOPERS)
                .given(now -> now.acting(Activation.of(now.the("sabine")).and(ActionKind.ATTACK, false)))
                .play(new Actions.FreeAction("sabine", ActionKind.ATTACK))
                .isOver();
    }

    @Test
    @Rule("SKD-ACTN-04")
    void aFreeMoveIsOneOfTheTwoMovesUnlessTheOptionSaysOtherwise() {
        for (boolean counts : new boolean[] {true, false}) {
            RulesTable<Skirmish> table = Skirmishes.yard(options("freeMoveCounts", counts), "sabine 45,10", TROOPERS)
                    .given(now -> now.acting(Activation.of(now.the("sabine"))
                            .and(ActionKind.MOVE, true)
                            .and(ActionKind.MOVE, false)))
                    .play(new Actions.TakeAction());
            if (counts) {
                table.isOver();
            } else {
                assertThat(open(table, "heroes")).containsExactly("move", "end");
            }
        }
    }

    @Test
    @Rule("SKD-ACTN-04")
    void whereAFreeMoveDoesNotCountItIsOpenAfterTwoMovesToo() {
        for (boolean counts : new boolean[] {true, false}) {
            RulesTable<Skirmish> table = Skirmishes.yard(options("freeMoveCounts", counts), "sabine 45,10", TROOPERS)
                    .given(now -> now.acting(Activation.of(now.the("sabine"))
                            .and(ActionKind.MOVE, false)
                            .and(ActionKind.MOVE, false)))
                    .play(new Actions.FreeAction("sabine", ActionKind.MOVE));
            if (counts) {
                table.isOver();
            } else {
                assertThat(open(table, "heroes")).containsExactly("move", "none");
            }
        }
    }

    @Test
    @Rule({"SKD-ACTN-05", "SKD-CLMB-04", "SKD-MOVE-01"})
    void aMoveByAnEffectIsNoActionAndNeverClimbs() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ahsoka 20,56.75", "morgan 45,76")
                .acting("morgan")
                .play(new Moves.MoveUnit("ahsoka", MoveKind.MOVE));
        assertThat(table.codes("heroes", "{go: [20, 59.25]}")).containsExactly("MOVE_CLIMB");
        table.choose("heroes", "{go: [20, 45]}").isOver();
        assertThat(table.state().the("ahsoka").actionDice())
                .as("it costs no die")
                .isEqualTo(4);
        assertThat(table.state().acting().actions()).isEmpty();
        RulesTable<Skirmish> action =
                Skirmishes.citadel("ahsoka 20,56.75", "morgan 45,76").acts("ahsoka");
        action.choose("heroes", "{move: [20, 59.25]}");
        assertThat(action.state().the("ahsoka").leader().z()).isEqualTo(10);
    }

    @Test
    @Rule({"SKD-ACTN-05", "SKD-MOVE-01"})
    void aShortMoveIsFiveAMoveFifteen() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,20", TROOPERS);
        assertThat(start.play(new Moves.MoveUnit("ahsoka", MoveKind.SHORT_MOVE)).codes("heroes", "{go: [45, 25.1]}"))
                .containsExactly("MOVE_FAR");
        start.play(new Moves.MoveUnit("ahsoka", MoveKind.SHORT_MOVE)).choose("heroes", "{go: [45, 25]}");
        assertThat(start.play(new Moves.MoveUnit("ahsoka", MoveKind.MOVE)).codes("heroes", "{go: [45, 35.1]}"))
                .containsExactly("MOVE_FAR");
        start.play(new Moves.MoveUnit("ahsoka", MoveKind.MOVE))
                .choose("heroes", "{go: [45, 35]}")
                .isOver();
        start.play(new Moves.MoveUnit("ahsoka", MoveKind.MOVE)).lapse("heroes").isOver();
    }

    @Test
    @Rule({"SKD-GEN-02", "SKD-MOVE-01"})
    void aMoveIsFifteenWhateverDiePays() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS).acts("ahsoka");
        table.choose("heroes", "{move: [45, 35]}")
                .choose("heroes", "{move: [45, 20]}")
                .isOver();
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(2);
    }

    // ---- strained

    @Test
    @Rule("SKD-STAT-03")
    void aStrainedUnitPerformsOneAction() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS).strained("ahsoka").acts("ahsoka");
        table.choose("heroes", "{move: [45, 25]}").isOver();
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(3);
        Skirmish after = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .strained("ahsoka")
                .given(now -> now.acting(Activation.of(now.the("ahsoka")).and(ActionKind.MOVE, false)))
                .now();
        assertThat(Limits.violations(after, after.the("ahsoka"), ActionKind.MOVE, false))
                .hasToString("[Ahsoka Tano is strained and has performed 1 action; 1 is allowed. [SKD-STAT-03]]");
    }

    @Test
    @Rule("SKD-STAT-03")
    void oneThatRecoversToEagerMayPerformASecondUnlessTheWholeActivationCounts() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS).strained("ahsoka").acts("ahsoka");
        table.choose("heroes", "{recover: strained}");
        assertThat(open(table, "heroes")).containsExactly("move", "end");
        HouseRules whole = options("strainedLimit", HouseRules.StrainedLimit.WHOLE_ACTIVATION);
        Skirmishes.yard(whole, "ahsoka 45,20", TROOPERS)
                .strained("ahsoka")
                .acts("ahsoka")
                .choose("heroes", "{recover: strained}")
                .isOver();
    }

    @Test
    @Rule("SKD-STAT-03")
    void whoeverWasStrainedAtAnyTimeMayBeLimitedForTheWholeActivation() {
        for (var limit : HouseRules.StrainedLimit.values()) {
            Skirmish now = Skirmishes.yard(options("strainedLimit", limit), "ahsoka 45,20", TROOPERS)
                    .given(one -> one.acting(Activation.of(one.the("ahsoka")).and(ActionKind.RECOVER, false)))
                    .now();
            Skirmish after = Story.of(now).strain("ahsoka").unstrain("ahsoka").now();
            assertThat(Limits.violations(after, after.the("ahsoka"), ActionKind.MOVE, false).stream()
                            .map(Violation::code))
                    .as(limit.name())
                    .isEqualTo(
                            limit == HouseRules.StrainedLimit.WHOLE_ACTIVATION ? List.of("ACT_STRAINED") : List.of());
        }
    }

    @Test
    @Rule("SKD-STAT-03")
    void freeActionsDoNotCount() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .strained("ahsoka")
                .given(now -> now.acting(Activation.of(now.the("ahsoka")).and(ActionKind.MOVE, true)))
                .play(new Actions.TakeAction());
        assertThat(open(table, "heroes")).containsExactly("move", "recover", "end");
    }

    @Test
    @Rule({"SKD-STAT-02", "SKD-STAT-06"})
    void strainStaysOverTheRoundAndASecondChangesNothing() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .strained("ahsoka")
                .play(new ActivationPhase.ReadyAndRefresh());
        assertThat(table.state().the("ahsoka").strained()).isTrue();
        Story story = Story.of(table.state()).strain("ahsoka");
        assertThat(story.now()).isEqualTo(table.state());
        assertThat(story.outcome().events()).isEmpty();
    }

    // ---- recover

    @Test
    @Rule({"SKD-RECV-01", "SKD-ACTN-08"})
    void anEagerUnitRemovesOneWound() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20", TROOPERS).wounds("ahsoka", 3).acts("ahsoka");
        assertThat(open(table, "heroes")).containsExactly("move", "recover", "end");
        assertThat(table.violations("heroes", "recover"))
                .as("from what is not said yet")
                .hasToString("[\"recover\" alone does not say all; for example {\"recover\": \"wound\"}]");
        table.choose("heroes", "{recover: wound}");
        assertThat(table.state().the("ahsoka").wounds()).isEqualTo(2);
        assertThat(open(table, "heroes")).as("once").containsExactly("move", "end");
        RulesTable<Skirmish> healthy = Skirmishes.yard("ahsoka 45,20", TROOPERS).acts("ahsoka");
        assertThat(open(healthy, "heroes")).as("nothing to recover from").containsExactly("move", "end");
        assertThat(healthy.codes("heroes", "{recover: wound}")).containsExactly("RECOVER_NOTHING");
    }

    @Test
    @Rule("SKD-RECV-01")
    void minisThatAreGoneDoNotReturn() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "death-troopers 45,50")
                .wounds("death-troopers", 2)
                .acts("death-troopers")
                .choose("empire", "{recover: wound}");
        assertThat(table.state().the("death-troopers").wounds()).isEqualTo(1);
        assertThat(table.state().the("death-troopers").minis()).hasSize(1);
    }

    @Test
    @Rule("SKD-RECV-02")
    void aStrainedUnitRemovesTheTokenAndNoWound() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .wounds("ahsoka", 3)
                .strained("ahsoka")
                .acts("ahsoka");
        assertThat(table.violations("heroes", "{recover: wound}").get(0).sentence())
                .hasToString("Ahsoka Tano is strained: it can remove the strained token, not a wound.");
        table.choose("heroes", "{recover: strained}");
        assertThat(table.state().the("ahsoka").strained()).isFalse();
        assertThat(table.state().the("ahsoka").wounds()).isEqualTo(3);
    }

    @Test
    @Rule({"SKD-RECV-03", "SKD-RECV-04", "SKD-CARD-04", "SKD-CARD-06"})
    void insteadACardMayBeReadied() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", TROOPERS)
                .wounds("ezra", 1)
                .card("dc-meditation", "ezra")
                .exhaustedCard("dc-meditation")
                .acts("ezra")
                .choose("heroes", "{recover: dc-meditation}");
        assertThat(table.state().cards().the("dc-meditation").isReady()).isTrue();
        assertThat(table.state().the("ezra").wounds()).as("one effect only").isEqualTo(1);
    }

    @Test
    @Rule("SKD-RECV-03")
    void aCardOfTheSideIsReadiedByAUnitItNamesAndOneReadiedByNothingByNobody() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,20", "morgan 45,50", TROOPERS)
                .sideCard("dc-great-mothers", "EMPIRE")
                .sideCard("dc-for-thrawn", "EMPIRE")
                .exhaustedCard("dc-great-mothers")
                .exhaustedCard("dc-for-thrawn");
        assertThat(open(start.acts("night-troopers-A"), "empire"))
                .as("no Nightsister")
                .doesNotContain("recover");
        RulesTable<Skirmish> table = start.acts("morgan");
        assertThat(table.codes("empire", "{recover: dc-for-thrawn}")).containsExactly("RECOVER_NOTHING");
        table.choose("empire", "{recover: dc-great-mothers}");
        assertThat(table.state().cards().the("dc-great-mothers").isReady()).isTrue();
    }

    @Test
    @Rule({"SKD-RECV-03", "SKD-CARD-04"})
    void aReadyCardThatOfAnotherUnitAndThatOfTheEnemyAreNotReadied() {
        Skirmishes start = Skirmishes.yard("ezra 45,20", "ahsoka 40,20", "morgan 45,50", TROOPERS)
                .wounds("ezra", 1)
                .wounds("ahsoka", 1)
                .wounds("morgan", 1)
                .card("dc-meditation", "ezra")
                .sideCard("dc-great-mothers", "HEROES");
        assertThat(start.acts("ezra").codes("heroes", "{recover: dc-meditation}"))
                .as("it is ready")
                .containsExactly("RECOVER_NOTHING");
        start.exhaustedCard("dc-meditation").exhaustedCard("dc-great-mothers");
        assertThat(start.acts("ahsoka").codes("heroes", "{recover: dc-meditation}"))
                .as("it is Ezra's")
                .containsExactly("RECOVER_NOTHING");
        assertThat(start.acts("ahsoka").violations("heroes", "{recover: gout}"))
                .hasToString("[recover: Ahsoka Tano has nothing like that to recover from; it has: wound."
                        + " [SKD-RECV-01, SKD-ACTN-08]]");
        assertThat(start.acts("morgan").codes("empire", "{recover: dc-great-mothers}"))
                .as("it is the heroes'")
                .containsExactly("RECOVER_NOTHING");
    }

    // ---- interact

    @Test
    @Rule("SKD-ACTN-06")
    void aTokenBelowAnEdgeIsNotTouchedFromAbove() {
        Book book = Files.shipped()
                .mission(
                        Play.PERIDEA_FINALE,
                        "tokens",
                        OrderedMap.of("gate-lever", new Spot(30, 70.5)).with("other", new Spot(80, 80)))
                .book();
        assertThat(open(Skirmishes.of(book, "ahsoka 30,73.25", "morgan 5,50").acts("ahsoka"), "heroes"))
                .as("5 cm up, overlapping it seen from above")
                .doesNotContain("interact");
        assertThat(open(Skirmishes.of(book, "ahsoka 30,70.75", "morgan 5,50").acts("ahsoka"), "heroes"))
                .contains("interact");
    }

    @Test
    @Rule({"SKD-ACTN-08", "SKD-MISS-05"})
    void whatWorksMoreThanOnceIsOfferedWhileItWouldChangeSomething() {
        EffectLine gate = new EffectLine("REMOVE_TERRAIN", null, null, null, null, null, null, null, "gate", null);
        Book book = Files.shipped()
                .mission(
                        Play.PERIDEA_FINALE,
                        "interactions",
                        List.of(new Mission.Interaction("gate-lever", null, List.of(gate), false)))
                .book();
        Skirmishes start = Skirmishes.of(book, "ahsoka 36,55", "morgan 45,76");
        RulesTable<Skirmish> table = start.acts("ahsoka").choose("heroes", "{interact: gate-lever}");
        assertThat(table.state().used()).isEmpty();
        assertThat(open(start.given(now -> now.removing("gate")).acts("ahsoka"), "heroes"))
                .as("the gate is gone")
                .doesNotContain("interact");
        assertThat(start.acts("ahsoka").codes("heroes", "{interact: gate-lever}"))
                .containsExactly("INTERACT_NOTHING");
    }

    @Test
    @Rule({"SKD-ACTN-06", "SKD-MISS-05"})
    void whoseLeaderTouchesTheLeverOpensTheGate() {
        RulesTable<Skirmish> far =
                Skirmishes.citadel("ahsoka 36,53.4", "morgan 45,76").acts("ahsoka");
        assertThat(open(far, "heroes")).doesNotContain("interact");
        assertThat(far.violations("heroes", "{interact: gate-lever}").get(0).sentence())
                .hasToString("The unit leader of Ahsoka Tano is 0.1 cm from gate lever; it must touch it.");
        RulesTable<Skirmish> table =
                Skirmishes.citadel("ahsoka 36,53.5", "morgan 45,76").acts("ahsoka");
        table.choose("heroes", "{interact: gate-lever}");
        assertThat(table.state().removed()).containsExactly("gate");
        assertThat(table.state().table().piece("gate")).isEmpty();
        assertThat(table.state().vp("HEROES")).isEqualTo(1);
        assertThat(table.state().used()).containsExactly("gate-lever");
        assertThat(table.state().the("ahsoka").actionDice()).isEqualTo(3);
        RulesTable<Skirmish> over = Skirmishes.citadel("ahsoka 36,55", "morgan 45,76")
                .given(now -> now.using("gate-lever"))
                .acts("ahsoka");
        assertThat(open(over, "heroes"))
                .as("once in a game; overlapping a token is contact")
                .doesNotContain("interact");
        assertThat(over.codes("heroes", "{interact: gate-lever}")).containsExactly("INTERACT_USED");
    }

    @Test
    @Rule({"SKD-STAT-05", "SKD-MISS-05"})
    void neitherAStrainedUnitNorTheOtherSide() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ahsoka 36,55", "morgan 45,76")
                .strained("ahsoka")
                .acts("ahsoka");
        assertThat(table.codes("heroes", "{interact: gate-lever}")).containsExactly("ACT_STRAINED");
        RulesTable<Skirmish> others =
                Skirmishes.citadel("ahsoka 10,10", "morgan 36,55").acts("morgan");
        assertThat(open(others, "empire")).doesNotContain("interact");
        assertThat(others.codes("empire", "{interact: gate-lever}")).containsExactly("INTERACT_TOKEN");
        RulesTable<Skirmish> yard =
                Skirmishes.yard("ahsoka 10,10", "morgan 36,55").acts("morgan");
        assertThat(yard.codes("empire", "{interact: gate-lever}"))
                .as("there are no tokens in the yard")
                .containsExactly("ACT_NOTHING");
        Skirmishes.citadel("ahsoka 36,55", "morgan 45,76")
                .strained("ahsoka")
                .acting("ahsoka")
                .play(new Actions.FreeAction("ahsoka", ActionKind.INTERACT))
                .isOver();
    }

    @Test
    @Rule({"SKD-ACTN-06", "SKD-GEO-10", "SKD-MISS-05"})
    void aTokenLiesOnWhatIsBelowOnceItsPieceIsGone() {
        Book book = Files.shipped()
                .mission(
                        Play.PERIDEA_FINALE,
                        "tokens",
                        OrderedMap.of("bell", new Spot(73, 68)),
                        "interactions",
                        List.of(Yaml.read(
                                "{token: bell, once: false, effects: [{does: SCORE, n: 1}]}",
                                Mission.Interaction.class)))
                .book();
        RulesTable<Skirmish> table = Skirmishes.of(book, "ahsoka 73,68", "morgan 45,76")
                .given(now -> now.removing("crates"))
                .acts("ahsoka");
        assertThat(table.state().the("ahsoka").leader().z()).isZero();
        assertThat(table.codes("heroes", "{interact: bell}")).isEmpty();
    }

    @Test
    @Rule({"SKD-MEL-06", "SKD-MISS-05"})
    void inMeleeNobodyInteractsOrRecovers() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ahsoka 36,55", "morgan 38.5,55")
                .wounds("ahsoka", 1)
                .acts("ahsoka");
        assertThat(open(table, "heroes")).containsExactly("move", "attack", "special", "end");
        assertThat(table.codes("heroes", "{interact: gate-lever}")).containsExactly("ACT_MELEE");
        assertThat(table.codes("heroes", "{recover: wound}")).containsExactly("ACT_MELEE");
        for (ActionKind kind : List.of(ActionKind.INTERACT, ActionKind.RECOVER)) {
            Skirmishes.citadel("ahsoka 36,55", "morgan 38.5,55")
                    .wounds("ahsoka", 1)
                    .play(new Actions.FreeAction("ahsoka", kind))
                    .isOver();
        }
    }

    @Test
    @Rule({"SKD-ACTN-06", "SKD-MISS-05"})
    void aTokenDoesForEachSideWhatItDoesForThatSide() {
        Book book = Files.shipped()
                .mission(
                        Play.PERIDEA_FINALE,
                        "interactions",
                        List.of(
                                new Mission.Interaction(
                                        "gate-lever", "HEROES", List.of(EffectLine.of("SCORE", 1)), false),
                                new Mission.Interaction(
                                        "gate-lever", "EMPIRE", List.of(EffectLine.of("SCORE", 5)), false)))
                .book();
        RulesTable<Skirmish> table =
                Skirmishes.of(book, "ahsoka 36,55", "morgan 45,76").acts("ahsoka");
        table.choose("heroes", "{interact: gate-lever}");
        assertThat(table.state().vp()).hasToString("{HEROES=1, EMPIRE=0}");
        assertThat(open(table, "heroes")).as("once an activation").doesNotContain("interact");
        assertThat(open(Skirmishes.of(book, "ahsoka 36,55", "morgan 45,76").acts("ahsoka"), "heroes"))
                .contains("interact");
    }

    // ---- special

    @Test
    @Rule({"SKD-ACTN-07", "SKD-FORCE-07", "SKD-FORCE-03"})
    void aSpecialActionIsWhatACardSays() {
        Skirmishes start =
                Skirmishes.yard("ahsoka 45,20", "morgan 45,50", TROOPERS).wounds("morgan", 2);
        RulesTable<Skirmish> table = start.acts("morgan").choose("empire", "{special: magick}");
        assertThat(table.state().the("morgan").wounds()).isEqualTo(1);
        assertThat(table.state().the("morgan").forceDice())
                .as("it costs a Force Die")
                .isEqualTo(1);
        assertThat(table.codes("empire", "{special: magick}")).containsExactly("ACT_REPEAT");
        assertThat(open(start.force("morgan", 0).acts("morgan"), "empire")).doesNotContain("special");
        assertThat(open(Skirmishes.yard("ahsoka 45,20", "morgan 45,50").acts("morgan"), "empire"))
                .as("nobody is wounded, so it would change nothing")
                .doesNotContain("special");
    }

    @Test
    @Rule({"SKD-ACTN-07", "SKD-GEN-04"})
    void theMissionMayBringOneToo() {
        var special = new Mission.Special(
                "HEROES", Yaml.read("{id: rest, kind: SPECIAL, effect: {does: GAIN_FORCE_DIE}}", Ability.class));
        Book book = Files.shipped()
                .mission(Play.TRAINING_YARD, "specials", List.of(special))
                .book("mission", Play.TRAINING_YARD);
        RulesTable<Skirmish> table =
                Skirmishes.of(book, "ezra 45,20", TROOPERS).force("ezra", 0).acts("ezra");
        table.choose("heroes", "{special: rest}");
        assertThat(table.state().the("ezra").forceDice()).isEqualTo(1);
        assertThat(open(Skirmishes.of(book, "ezra 45,20", TROOPERS).acts("night-troopers-A"), "empire"))
                .doesNotContain("special");
    }

    @Test
    @Rule("SKD-ACTN-02")
    void allSpecialsTogetherAreOneActionUnlessEachIsCountedByName() {
        String enemies = "night-troopers-A 45,30 42,30 48,30 45,33";
        RulesTable<Skirmish> one = Skirmishes.yard("ezra 45,20", enemies)
                .acts("ezra")
                .choose("heroes", "{special: push night-troopers-A}")
                .choose("heroes", "0");
        assertThat(open(one, "heroes")).doesNotContain("special");
        HouseRules byName = options("specialLimit", HouseRules.SpecialLimit.ONE_PER_NAME);
        RulesTable<Skirmish> each = Skirmishes.yard(byName, "ezra 45,20", enemies)
                .acts("ezra")
                .choose("heroes", "{special: push night-troopers-A}")
                .choose("heroes", "0");
        assertThat(each.codes("heroes", "{special: push night-troopers-A}")).containsExactly("ACT_REPEAT");
        each.choose("heroes", "{special: pull night-troopers-A}")
                .choose("heroes", "0")
                .isOver();
    }
}
