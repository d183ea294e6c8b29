package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;

/** What is under way between enemies: from its purchase to the next Resource Phase its sender may cancel it (WMC-SPC-09). */
public final class Shipments {

    private Shipments() {}

    /** Every seat gets the same offer, whether it has sent something or not, so that nobody learns who has. */
    public record OfferCancelling() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<CancelShipments> offers = new ArrayList<>();
            if (campaign.round() > 1) { // nothing was bought before
                campaign.players().forEach(player -> offers.add(new CancelShipments(player)));
            }
            Outcome<Campaign> outcome = Outcome.of(campaign);
            return offers.isEmpty() ? outcome : outcome.then(Agenda.inAnyOrder(Agenda.todos(offers)));
        }
    }

    /** A sender thinks better of it; nobody waits for that. */
    public record CancelShipments(Player player) implements Ask<Campaign, Boolean> {
        @Override
        public Decision<Boolean> decision(Campaign campaign) {
            List<Player> who = campaign.players().contains(player) ? List.of(player) : List.of();
            return Decision.offered(
                            who,
                            any -> Options.oneOf(
                                    List.of(true), yes -> Option.of("cancel", "cancel it: the supply points are lost")))
                    .secret()
                    .asking("What you have sent to an enemy, if anything, may be cancelled until it arrives.")
                    .citing("WMC-SPC-09");
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<Boolean> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(campaign);
            }
            boolean sent = !campaign.ledger(player).shipments().isEmpty();
            return Outcome.of(campaign.noting(player, ledger -> ledger.shipping(List.of())))
                    .tell((sent
                                    ? Event.told("Your shipment is cancelled; the supply points are lost.")
                                    : Event.told("You have nothing under way that could be cancelled."))
                            .citing("WMC-SPC-09")
                            .only(campaign.book().privyTo(player)));
        }
    }
}
