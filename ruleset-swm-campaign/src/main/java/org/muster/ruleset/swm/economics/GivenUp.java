package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;

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
            Map<String, Squad> squadOf = new TreeMap<>();
            List<GivenUp> figures = new ArrayList<>();
            for (Squad squad : war.squadsOf(player)) {
                for (Figure figure : squad.figures()) {
                    figures.add(new GivenUp(figure.id()));
                    squadOf.put(figure.id(), squad);
                }
            }
            return Options.oneOf(
                    figures,
                    givenUp -> face(war, givenUp, squadOf),
                    givenUp -> war.squadOf(player, givenUp.figure()).isDamaged() ? List.of() : NOT_DAMAGED);
        }

        private Option face(War war, GivenUp givenUp, Map<String, Squad> squadOf) {
            @Nullable Squad squad = squadOf.get(givenUp.figure());
            return squad == null
                    ? Option.called(givenUp.figure(), givenUp.figure())
                    : war.book().face(squad.the(givenUp.figure())).at(squad.id());
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
