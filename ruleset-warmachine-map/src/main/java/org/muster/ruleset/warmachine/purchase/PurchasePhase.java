package org.muster.ruleset.warmachine.purchase;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Distinct;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.PurchaseOrder;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.chance.Arrival;

/**
 * The Purchase Phase.
 *
 * <pre>
 * a. Delayed reinforcements arrive                    {@link Requisition}      WMC-BUY-08
 * b. Everybody buys at once and in secret             {@link PurchaseForm}     WMC-BUY-01, -02
 * c. Structures, new banners, troops, defense force   {@link Requisition}      WMC-BUY-03..13, WMC-STC-*, WMC-DEF-06
 *    Specials                                         {@link SpecialsBought}   WMC-SPC-*
 * </pre>
 */
public final class PurchasePhase {

    private PurchasePhase() {}

    /** All at once, or one after the other; in the last round too (WMC-BUY-02, WMC-BUY-13). */
    public record OpenPurchases() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign open = campaign.in(Phase.PURCHASE).withSabotage(List.of());
            if (campaign.book().houseRules().purchaseOrder() == PurchaseOrder.SIMULTANEOUS) {
                return Outcome.of(open).then(new Purchase(campaign.players()));
            }
            List<Player> poorest = new ArrayList<>(campaign.players());
            poorest.sort((a, b) ->
                    Integer.compare(campaign.of(a).vp(), campaign.of(b).vp()));
            return poorest.isEmpty()
                    ? Outcome.of(open)
                    : Outcome.of(open).then(new Queue(poorest, OrderedMap.empty()).next());
        }
    }

    /**
     * Those who buy one after the other.
     *
     * @param later who has not bought yet
     * @param spies the banners that those before them have paid to see: when all have bought (WMC-SPC-05)
     */
    public record Queue(@Distinct List<Player> later, OrderedMap<Player, List<String>> spies) {
        public Queue {
            later = List.copyOf(later);
        }

        Purchase next() {
            return new Purchase(List.of(later.get(0)), new Queue(later.subList(1, later.size()), spies));
        }
    }

    /**
     * These players buy; then everything is resolved kind by kind.
     *
     * @param queue null: all buy at once
     */
    public record Purchase(
            List<Player> players,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
            Queue queue) implements Ask<Campaign, Purchases> {
        public Purchase {
            players = List.copyOf(players);
        }

        /** Of players who buy at once. */
        public Purchase(List<Player> players) {
            this(players, null);
        }

        @Override
        public Decision<Purchases> decision(Campaign campaign) {
            Decision<Purchases> decision = Decision.simultaneous(players, player -> PurchaseForm.of(campaign, player))
                    .asking("What do you buy?")
                    .citing("WMC-BUY-01", "WMC-BUY-02")
                    .orNothing();
            boolean open = campaign.book().houseRules().purchaseOrder() == PurchaseOrder.SEQUENTIAL;
            return campaign.timed(Phase.PURCHASE, open ? decision : decision.secret());
        }

        /** Of a few that chance finds the dearest. */
        @Override
        public List<Purchases> promising(Campaign campaign, Player seat, RandomGenerator random) {
            Options<Purchases> options = PurchaseForm.of(campaign, seat);
            return Stream.generate(() -> options.sample(random))
                    .limit(3)
                    .sorted(Comparator.comparingInt(bought -> -Prices.cost(campaign, seat, bought)))
                    .toList();
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<Purchases> choices, Dice dice) {
            Campaign bought = campaign;
            List<Event> events = new ArrayList<>();
            OrderedMap<Player, Purchases.Specials> specials = OrderedMap.empty();
            OrderedMap<Player, List<String>> spies = queue == null ? OrderedMap.empty() : queue.spies();
            for (Player player : players) {
                Purchases purchases = choices.find(player).orElse(Purchases.NOTHING);
                Requisition done =
                        Requisition.of(bought, player, purchases, Arrival.by(dice, bought, player, "WMC-BUY-07"));
                bought = done.campaign();
                events.addAll(done.events());
                specials = specials.with(player, purchases.specials());
                spies = spies.with(player, SpecialsBought.spiedOn(purchases.specials()));
            }
            boolean last = queue == null || queue.later().isEmpty();
            SpecialsBought done = SpecialsBought.of(bought, specials, last ? spies : OrderedMap.empty());
            events.addAll(done.events());
            Outcome<Campaign> outcome = Outcome.of(done.campaign()).tell(events);
            return queue == null || last ? outcome : outcome.then(new Queue(queue.later(), spies).next());
        }
    }
}
