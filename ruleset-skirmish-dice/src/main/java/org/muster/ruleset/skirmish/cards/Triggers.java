package org.muster.ruleset.skirmish.cards;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Defeated;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.Wounded;
import org.muster.ruleset.skirmish.data.Trigger;

/** Cards and abilities that answer to what happens. */
public final class Triggers {

    private Triggers() {}

    /** Looks at each event. */
    public static final Reaction<Skirmish> REACTION = Triggers::to;

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
    public record ReactTo(
            Trigger trigger, String side, @Nullable String holder) implements Ask<Skirmish, Effecting> {

        @Override
        public Decision<Effecting> decision(Skirmish now) {
            return holder != null && !now.has(holder)
                    ? Decision.none()
                    : Effecting.asked(now, side, trigger, holder, Sentence.of("do nothing"))
                            .asking("{side} may react.", Called.side(side))
                            .citing("SKD-CARD-04");
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Effecting> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Effecting.Using using)) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            CardEffects.use(story, using.usable());
            return story.outcome();
        }
    }
}
