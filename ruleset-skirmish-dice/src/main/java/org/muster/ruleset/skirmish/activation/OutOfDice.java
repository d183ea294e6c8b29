package org.muster.ruleset.skirmish.activation;

import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;

/** What its player may do when a unit runs out of Action Dice while another acts (SKD-ADICE-05). */
public final class OutOfDice {

    private OutOfDice() {}

    /** The unit is exhausted, or stays ready. */
    public record ExhaustOrStay(@RefersTo("units in play") String unit) implements Ask<Skirmish, Boolean> {

        @Override
        public Decision<Boolean> decision(Skirmish now) {
            UnitState mine = now.find(unit);
            if (mine == null || !mine.isReady()) {
                return Decision.none();
            }
            return Decision.of(
                            now.player(mine),
                            Options.oneOf(
                                    List.of(false, true),
                                    exhaust -> exhaust
                                            ? Option.of("exhaust", "exhaust {unit}", Called.of(now, unit))
                                                    .at(unit)
                                            : Option.of("stay-ready", "keep it ready")))
                    .asking("{unit} has no Action Die left: exhaust it?", Called.of(now, unit))
                    .citing("SKD-ADICE-05")
                    .otherwise(false);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boolean> choices, Dice dice) {
            if (choices.isEmpty() || !choices.only()) {
                return Outcome.of(now);
            }
            return Story.of(now)
                    .exhaust(unit)
                    .tell(Event.told("{unit} is exhausted.", Called.of(now, unit))
                            .citing("SKD-ADICE-05")
                            .at(unit))
                    .outcome();
        }
    }
}
