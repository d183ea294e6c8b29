package org.muster.ruleset.swm.economics;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;

/** A figure of a damaged squad given up, for nothing; its experience is lost (SWM-ECON-10). */
record GivenUp(String figure) implements Spending {

    private static final List<Violation> NOT_DAMAGED =
            List.of(Violation.of("SQUAD_NOT_DAMAGED", "Troops are given up only in a damaged squad.")
                    .citing("SWM-ECON-10"));

    static final Kind<GivenUp> KIND = new Kind<>() {

        @Override
        public boolean isOpen(War war, Player player) {
            for (Squad squad : war.squads().list()) {
                if (squad.isDamaged() && squad.owner().equals(player)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Options<GivenUp> options(War war, Player player) {
            return Options.oneOf(
                    war.figuresOf(player).stream()
                            .map(figure -> new GivenUp(figure.id()))
                            .toList(),
                    givenUp -> Words.option(war, player, givenUp.figure()),
                    givenUp -> war.squadOf(player, givenUp.figure()).isDamaged() ? List.of() : NOT_DAMAGED);
        }
    };

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        Squad squad = war.squadOf(player, figure);
        War after = war.with(squad.without(figure));
        Squad left = after.squads().get(squad.id());
        return Outcome.of(after)
                .tell(Event.told(
                                left == null
                                        ? "{faction} gives up {figure}, the last of {squad}."
                                        : left.isActive()
                                                ? "{faction} gives up {figure}; {squad} is active again."
                                                : "{faction} gives up {figure} of {squad}.",
                                war.name(player),
                                war.label(squad.the(figure)),
                                war.name(squad))
                        .citing("SWM-ECON-10")
                        .at(squad.id()));
    }
}
