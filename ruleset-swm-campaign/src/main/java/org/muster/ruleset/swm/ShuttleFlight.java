package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.data.Advantage;

/**
 * A shuttle moves a squad, damaged or not, from any friendly territory to any other; it may act as normal afterwards
 * (SWM-ADV-13, -14, -15). Not out of a disrupted territory (SWM-ADV-06).
 */
record ShuttleFlight(String squad, String to) implements Spending {

    static final Kind<ShuttleFlight> KIND = new Kind<>() {

        private final Option face = Option.of("use-shuttle", "move a squad by Transport Shuttle");

        @Override
        public Option face() {
            return face;
        }

        @Override
        public Option face(War war, Player player) {
            return face.noting("{shuttles} left", war.of(player).shuttles());
        }

        @Override
        public boolean isOpen(War war, Player player) {
            if (war.of(player).shuttles() == 0) {
                return false;
            }
            List<String> friendly = war.friendlyTo(player);
            for (Squad squad : war.squads().list()) {
                if (squad.owner().equals(player) && canLeave(war, squad, friendly)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Options<ShuttleFlight> open(War war, Player player) {
            List<String> friendly = war.friendlyTo(player);
            List<Squad> squads = war.squadsOf(player);
            squads.removeIf(squad -> !canLeave(war, squad, friendly));
            return flights(war, squads, friendly);
        }

        @Override
        public Options<ShuttleFlight> any(War war, Player player) {
            return flights(war, war.squadsOf(player), List.copyOf(war.grounds().keySet()))
                    .where(flight -> flight.refusals(war, player));
        }

        private boolean canLeave(War war, Squad squad, List<String> friendly) {
            return friendly.size() > 1
                    && friendly.contains(squad.territory())
                    && !war.ground(squad.territory()).disrupted();
        }
    };

    private static Options<ShuttleFlight> flights(War war, List<Squad> squads, List<String> places) {
        List<Options.Case<? extends ShuttleFlight>> cases = new ArrayList<>(squads.size());
        for (Squad squad : squads) {
            cases.add(Options.when(Words.face(war, squad), () -> {
                List<String> others = new ArrayList<>(places);
                others.remove(squad.territory());
                return Options.oneOf(others, place -> Words.face(war, place))
                        .as(place -> new ShuttleFlight(squad.id(), place), ShuttleFlight::to);
            }));
        }
        return Options.either(ShuttleFlight::squad, cases);
    }

    private List<Violation> refusals(War war, Player player) {
        List<Violation> refusals = new ArrayList<>();
        if (war.of(player).shuttles() == 0) {
            refusals.add(notHeld(war, Advantage.TRANSPORT_SHUTTLE).citing("SWM-ADV-13"));
        }
        String from = war.squad(squad).territory();
        for (String place : List.of(from, to)) {
            if (!war.friendly(player, place)) {
                refusals.add(Retreats.notFriendly(war, place).citing("SWM-ADV-13"));
            }
        }
        if (war.ground(from).disrupted()) {
            refusals.add(Words.disrupted(war, from));
        }
        return refusals;
    }

    /** The refusal to use what one has not got. */
    static Violation notHeld(War war, Advantage advantage) {
        return Violation.of(
                "NOT_HELD",
                "You have no {advantage} to use.",
                war.book().line(advantage).name());
    }

    @Override
    public String kind() {
        return KIND.face().id();
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        Squad flying = war.squad(squad);
        return Outcome.of(war.with(player, Holdings::losingShuttle).with(flying.in(to)))
                .tell(Event.told(
                                "A Transport Shuttle takes {squad} from {from} to {to}.",
                                war.name(flying),
                                war.book().territory(flying.territory()),
                                war.book().territory(to))
                        .citing("SWM-ADV-13")
                        .at(squad, to));
    }
}
