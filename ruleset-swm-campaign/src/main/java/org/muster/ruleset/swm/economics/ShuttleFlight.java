package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.turn.Stacking;

/**
 * A shuttle moves a squad, damaged or not, from any friendly territory to any other; it may act as normal afterwards
 * (SWM-ADV-13, -14, -15). Not out of a disrupted territory (SWM-ADV-06).
 */
record ShuttleFlight(String squad, String to) implements Spending {

    static final Kind<ShuttleFlight> KIND = new Kind<>() {

        @Override
        public Option noting(Option option, War war, Player player) {
            return option.noting("{shuttles} left", war.of(player).shuttles());
        }

        @Override
        public List<Violation> closedBy(War war, Player player) {
            return Violation.unless(
                    war.of(player).shuttles() > 0,
                    () -> notHeld(war, Advantage.TRANSPORT_SHUTTLE).citing("SWM-ADV-13"));
        }

        @Override
        public boolean isOpen(War war, Player player) {
            if (!closedBy(war, player).isEmpty()) {
                return false;
            }
            List<String> friendly = war.friendlyTo(player);
            return war.squadsOf(player).stream().anyMatch(squad -> canLeave(war, squad, friendly));
        }

        @Override
        public Options<ShuttleFlight> options(War war, Player player) {
            Cases<ShuttleFlight> cases = Options.cases();
            for (Squad squad : war.squadsOf(player)) {
                cases.add(Options.when(Words.option(war, squad), () -> flights(war, player, squad))
                        .unless(() -> ofPlace(war, player, squad.territory())));
            }
            return cases.either(ShuttleFlight::squad);
        }

        private boolean canLeave(War war, Squad squad, List<String> friendly) {
            return friendly.size() > 1
                    && friendly.contains(squad.territory())
                    && !war.ground(squad.territory()).disrupted();
        }
    };

    private static Options<ShuttleFlight> flights(War war, Player player, Squad squad) {
        List<String> others = new ArrayList<>(war.grounds().keySet());
        others.remove(squad.territory());
        return Options.oneOf(
                        others,
                        place -> Stacking.option(war, player, place),
                        place -> new ShuttleFlight(squad.id(), place).violations(war, player))
                .as(place -> new ShuttleFlight(squad.id(), place), ShuttleFlight::to);
    }

    private List<Violation> violations(War war, Player player) {
        Violations violations = new Violations();
        violations.addAll(ofPlace(war, player, war.squad(squad).territory()));
        if (!war.friendly(player, to)) {
            violations.found(() -> Words.notFriendly(war, to).citing("SWM-ADV-13"));
        }
        return violations;
    }

    /** What keeps all who stand there from leaving by shuttle. */
    private static List<Violation> ofPlace(War war, Player player, String from) {
        Violations violations = new Violations();
        if (!war.friendly(player, from)) {
            violations.found(() -> Words.notFriendly(war, from).citing("SWM-ADV-13"));
        }
        if (war.ground(from).disrupted()) {
            violations.found(() -> Words.disrupted(war, from));
        }
        return violations;
    }

    /** What one uses one must have. */
    static Violation notHeld(War war, Advantage advantage) {
        return Violation.of(
                "NOT_HELD",
                "You have no {advantage} to use.",
                war.book().line(advantage).name());
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        Squad flying = war.squad(squad);
        War flown = war.with(player, Holdings::losingShuttle).with(flying.in(to));
        return Outcome.of(flown)
                .tell(Event.told(
                                "A Transport Shuttle takes {squad} from {from} to {to}.",
                                war.name(flying),
                                war.place(flying.territory()),
                                war.place(to))
                        .citing("SWM-ADV-13")
                        .at(squad, to))
                .tell(Stacking.warning(flown, player, to));
    }
}
