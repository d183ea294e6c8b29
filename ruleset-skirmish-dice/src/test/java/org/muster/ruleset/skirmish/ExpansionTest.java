package org.muster.ruleset.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Event;
import org.muster.api.spi.Ruleset;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.activation.ActivationPhase;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.setup.SetupCheck;
import org.muster.ruleset.skirmish.victory.Victory;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** An effect and a condition that somebody else wrote. */
class ExpansionTest {

    /** Costs the target all its Action Dice. */
    private record Freeze() implements Effect {
        @Override
        public String id() {
            return "FREEZE";
        }

        @Override
        public Subject subject() {
            return Subject.DEFENDER;
        }

        @Override
        public boolean matters(Skirmish now, Use use) {
            return now.the(use.subject()).actionDice() > 0;
        }

        @Override
        public void apply(Story story, Use use) {
            story.tell(Event.told("{unit} freezes.", use.subject()))
                    .loseDice(use.subject(), story.the(use.subject()).actionDice());
        }
    }

    /** How many enemies have no Action Dice. */
    private record Frozen() implements Condition {
        @Override
        public String id() {
            return "FROZEN";
        }

        @Override
        public int count(Skirmish now, ConditionLine line, String side, @Nullable Loss loss) {
            return (int) now.enemiesOf(side).stream()
                    .filter(unit -> unit.actionDice() == 0)
                    .count();
        }
    }

    private static final class Winter extends AbstractModule {
        @Override
        protected void configure() {
            Multibinder.newSetBinder(binder(), Effect.class).addBinding().toInstance(new Freeze());
            Multibinder.newSetBinder(binder(), Condition.class).addBinding().toInstance(new Frozen());
        }
    }

    @Test
    @Rule({"SKD-GEN-04", "SKD-SURG-05", "SKD-MISS-01"})
    void cardsAndMissionsNameThemLikeThoseOfTheBook() {
        SkirmishDice rules = (SkirmishDice) Guice.createInjector(new SkirmishPlugin().module(), new Winter())
                .getInstance(Key.get(new TypeLiteral<Ruleset<?, ?>>() {}));
        Files files = Files.shipped()
                .card(
                        "{id: winter, name: Winter, faction: HEROES, attachTo: SIDE, trigger: START_OF_ACTIVATION_PHASE, cost:"
                                + " {exhaust: true}, effect: {does: FREEZE}, target: {who: ENEMY}}")
                .mission(
                        Play.TRAINING_YARD,
                        "scoring",
                        List.of(new Mission.Scoring(
                                Mission.When.END_OF_ROUND,
                                "HEROES",
                                new ConditionLine("FROZEN", null, null, null, null, null, null),
                                2)));
        var setup = Skirmishes.setup(Skirmishes.options("mission", Play.TRAINING_YARD), files);
        assertThat(SetupCheck.of(setup, Skirmishes.SHIPPED))
                .as("without the expansion nobody knows them")
                .hasSize(2);
        assertThat(rules.check(setup)).isEmpty();
        Skirmish now = Skirmishes.of(rules.open(setup), "ahsoka 45,20", "night-troopers-A 45,50", "morgan 45,60")
                .sideCard("winter", "HEROES")
                .dice("morgan", 0)
                .now();
        RulesTable<Skirmish> table =
                RulesTable.of(rules, now).play(new ActivationPhase.UseEffect("HEROES", 0), new Victory.EndRound());
        assertThat(table.codes("heroes", "winter morgan")).containsExactly("EFFECT_NOTHING");
        table.choose("heroes", "winter night-troopers-A").isOver();
        assertThat(table.state().the("night-troopers-A").actionDice()).isZero();
        assertThat(table.state().vp("HEROES")).isEqualTo(4);
    }
}
