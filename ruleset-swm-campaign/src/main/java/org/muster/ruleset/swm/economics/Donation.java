package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.army.SquadRules;

/** Points for an ally, as many as one has (SWM-ALLY-05). */
record Donation(Player to, int points) implements Spending {

    static final Kind<Donation> KIND = new Kind<>() {

        @Override
        public List<Violation> closedBy(War war, Player player) {
            if (!war.side(player).isAlliance()) {
                return List.of(
                        Violation.of("NOT_ALLIED", "You are in no alliance.").citing("SWM-ALLY-05"));
            }
            int treasury = war.of(player).treasury();
            return Violation.unless(
                    treasury > 0,
                    () -> SquadRules.notEnoughForAny(Sentence.of("A gift"), 1, treasury)
                            .citing("SWM-ECON-03", "SWM-ALLY-05"));
        }

        @Override
        public boolean isOpen(War war, Player player) {
            return closedBy(war, player).isEmpty();
        }

        @Override
        public Options<Donation> options(War war, Player player) {
            List<Player> others = new ArrayList<>(war.players());
            others.remove(player);
            int treasury = war.of(player).treasury();
            Options<Donation> donations = Options.form(
                    Options.field(
                                    "to",
                                    Options.oneOf(
                                            others, other -> shown(war, other), other -> ofNoAlly(war, player, other)),
                                    Donation::to)
                            .asking("To whom?"),
                    Options.field(
                                    "points",
                                    Options.number(1, treasury).outside(points -> beyond(points, treasury)),
                                    Donation::points)
                            .asking("How many points?"),
                    Donation::new);
            return donations.toldBy(one -> Sentence.of("{n point|points} to {ally}", one.points(), war.name(one.to())));
        }
    };

    private static Option shown(War war, Player other) {
        return Option.called(other.id(), war.name(other))
                .at(war.capital(other))
                .noting("{treasury point|points}", war.of(other).treasury());
    }

    private static List<Violation> ofNoAlly(War war, Player player, Player other) {
        return Violation.unless(
                war.allied(player, other),
                () -> Violation.of("NOT_ALLIED", "{faction} is not in your alliance.", war.name(other))
                        .citing("SWM-ALLY-05"));
    }

    private static List<Violation> beyond(int points, int treasury) {
        return Violation.unless(
                points <= treasury,
                () -> SquadRules.notEnough(Sentence.of("This gift"), points, treasury)
                        .citing("SWM-ECON-03", "SWM-ALLY-05"));
    }

    /** Who has stopped spending goes on, now that there is more to spend. */
    @Override
    public int cost(War war) {
        return points;
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        boolean stopped = war.of(to).thisTurn().doneSpending();
        War after = war.with(player, holdings -> holdings.earning(-points))
                .with(to, holdings -> holdings.earning(points).doneSpending(false));
        Outcome<War> outcome = Outcome.of(after)
                .tell(Event.told(
                                "{faction} gives {points point|points} to {ally}.",
                                war.name(player),
                                points,
                                war.name(to))
                        .citing("SWM-ALLY-05"));
        return stopped ? outcome.alongside(Agenda.of(new EconomicsPhase.Spend(to))) : outcome;
    }
}
