package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.ruleset.skirmish.data.Trigger;

/** Cards and abilities that answer to what happens. */
final class Triggers {

    private Triggers() {}

    /** Looks at each event. */
    static final Reaction<Skirmish> REACTION = Triggers::to;

    private static List<Step<Skirmish>> to(Event event, Skirmish now) {
        if (event instanceof Defeated defeated) {
            return react(now, Trigger.UNIT_DEFEATED, defeated.owner(), null);
        }
        return event instanceof Wounded wounded && now.has(wounded.unit())
                ? react(now, Trigger.UNIT_WOUNDED, wounded.owner(), wounded.unit())
                : List.of();
    }

    private static List<Step<Skirmish>> react(Skirmish now, Trigger trigger, String side, @Nullable String holder) {
        return CardEffects.usable(now, side, trigger, holder).isEmpty()
                ? List.of()
                : List.of(new ReactTo(trigger, side, holder));
    }

    /**
     * A side may use one of its cards or abilities, or not.
     *
     * @param holder the unit it is used for; null: any
     */
    record ReactTo(Trigger trigger, String side, @Nullable String holder)
            implements Ask<Skirmish, ActivationPhase.Effecting> {

        @Override
        public Decision<ActivationPhase.Effecting> decision(Skirmish now) {
            List<Usable> usable =
                    holder != null && !now.has(holder) ? List.of() : CardEffects.usable(now, side, trigger, holder);
            if (usable.isEmpty()) {
                return Nobody.asked();
            }
            List<ActivationPhase.Effecting> all = new ArrayList<>();
            all.add(new ActivationPhase.PassEffect());
            usable.forEach(one -> all.add(new ActivationPhase.Using(one)));
            return Decision.of(
                            now.book().player(side),
                            Options.<ActivationPhase.Effecting>oneOf(
                                    all,
                                    one -> one instanceof ActivationPhase.Using using
                                            ? using.usable().face()
                                            : Option.of("pass", "do nothing")))
                    .asking("{side} may react.", side)
                    .citing("SKD-CARD-04")
                    .otherwise(new ActivationPhase.PassEffect());
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<ActivationPhase.Effecting> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof ActivationPhase.Using using)) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            CardEffects.use(story, using.usable());
            return story.outcome();
        }
    }
}
