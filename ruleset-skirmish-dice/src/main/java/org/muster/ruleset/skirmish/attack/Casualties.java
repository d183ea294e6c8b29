package org.muster.ruleset.skirmish.attack;

import java.util.Comparator;
import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;

/**
 * Minis that wounds remove.
 *
 * <pre>
 * one for each Resilience's worth of wounds; the rest stays       SKD-RES-02
 * the owner chooses, the unit leader last                         SKD-RES-03
 * the last one: the unit is defeated                              SKD-RES-04
 * </pre>
 */
public final class Casualties {

    private Casualties() {}

    /**
     * Minis of a unit are removed.
     *
     * @param by the side that made the wounds
     */
    public record RemoveMinis(@RefersTo("units in play") String unit, String by) implements Ask<Skirmish, List<Mini>> {

        @Override
        public Decision<List<Mini>> decision(Skirmish now) {
            UnitState hurt = now.find(unit);
            int fall = hurt == null ? 0 : removed(now, hurt);
            if (hurt == null || fall == 0 || fall >= hurt.followers().size()) {
                return Decision.none();
            }
            return Decision.of(
                            chooser(now, hurt),
                            Options.someOf(
                                    fall,
                                    fall,
                                    hurt.minis(),
                                    mini -> Option.called(mini.id(), Called.of(now, mini.id()))
                                            .at(mini.id()),
                                    mini -> leading(now, hurt, mini)))
                    .asking("{unit} has {n mini|minis} to remove: which?", Called.of(now, unit), fall)
                    .citing("SKD-RES-02", "SKD-RES-03")
                    .otherwise(farthest(hurt, fall));
        }

        private static List<Violation> leading(Skirmish now, UnitState hurt, Mini mini) {
            return mini.equals(hurt.leader())
                    ? List.of(Violation.of(
                                    "CASUALTY_LEADER",
                                    "{mini} is the unit leader and goes last.",
                                    Called.of(now, mini.id()))
                            .citing("SKD-RES-03"))
                    : List.of();
        }

        private Player chooser(Skirmish now, UnitState hurt) {
            return now.book().houseRules().casualtyChoice() == HouseRules.CasualtyChoice.OWNER
                    ? now.player(hurt)
                    : now.book().player(by);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<List<Mini>> choices, Dice dice) {
            UnitState hurt = now.find(unit);
            int fall = hurt == null ? 0 : removed(now, hurt);
            if (hurt == null || fall == 0) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            return fall >= hurt.minis().size()
                    ? story.defeat(unit).outcome()
                    : story.remove(unit, choices.isEmpty() ? farthest(hurt, fall) : choices.only())
                            .outcome();
        }
    }

    /** How many minis a unit's wounds remove; as many as there are, or more: all of them. */
    private static int removed(Skirmish now, UnitState hurt) {
        return hurt.wounds() / now.card(hurt).resilience();
    }

    /** Those who stand farthest from their leader, in the order of the unit. */
    private static List<Mini> farthest(UnitState hurt, int count) {
        Mini leader = hurt.leader();
        List<Mini> all = hurt.followers();
        List<Mini> far = all.stream()
                .sorted(Comparator.comparingDouble((Mini mini) -> -mini.disc().distance(leader.disc())))
                .limit(count)
                .toList();
        return all.stream().filter(far::contains).toList();
    }
}
