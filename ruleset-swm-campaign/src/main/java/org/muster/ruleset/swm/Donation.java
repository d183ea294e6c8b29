package org.muster.ruleset.swm;

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
import org.muster.ruleset.swm.army.SquadRules;

/** Points for an ally, as many as one has (SWM-ALLY-05). */
record Donation(Player to, int points) implements Spending {

    private static final int MOST = 1_000_000_000;

    static final Kind<Donation> KIND = new Kind<>() {

        private final Option face = Option.of("donate", "give points to an ally");

        @Override
        public Option face() {
            return face;
        }

        @Override
        public boolean isOpen(War war, Player player) {
            return war.of(player).treasury() > 0 && war.side(player).isAlliance();
        }

        @Override
        public Options<Donation> open(War war, Player player) {
            List<Player> allies = new ArrayList<>(war.side(player).members());
            allies.remove(player);
            return form(war, allies, war.of(player).treasury());
        }

        @Override
        public Options<Donation> any(War war, Player player) {
            List<Player> others = new ArrayList<>(war.players());
            others.remove(player);
            return form(war, others, MOST).where(donation -> donation.refusals(war, player));
        }
    };

    private static Options<Donation> form(War war, List<Player> others, int most) {
        return Options.form(
                Options.field(
                        "to",
                        Options.oneOf(
                                others,
                                other -> Option.called(other.id(), war.name(other))
                                        .at(war.capital(other))
                                        .noting(
                                                "{treasury point|points}",
                                                war.of(other).treasury())),
                        Donation::to),
                Options.field("points", Options.number(1, most), Donation::points),
                Donation::new);
    }

    private List<Violation> refusals(War war, Player player) {
        List<Violation> refusals = new ArrayList<>();
        if (!war.allied(player, to)) {
            refusals.add(Violation.of("NOT_ALLIED", "{faction} is not in your alliance.", war.name(to))
                    .citing("SWM-ALLY-05"));
        }
        int treasury = war.of(player).treasury();
        if (points > treasury) {
            refusals.add(SquadRules.notEnough(points, treasury).citing("SWM-ECON-03", "SWM-ALLY-05"));
        }
        return refusals;
    }

    @Override
    public String kind() {
        return "donate";
    }

    /** Who has stopped spending goes on, now that there is more to spend. */
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
