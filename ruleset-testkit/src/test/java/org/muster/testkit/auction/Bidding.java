package org.muster.testkit.auction;

import java.util.Comparator;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/** The steps, in the order of the book. */
final class Bidding {

    private Bidding() {}

    /** AUC-FAV-01. */
    record PickFavourite() implements Ask<House, String> {
        @Override
        public Decision<String> decision(House house) {
            return Decision.simultaneous(
                            house.players(),
                            player -> Options.oneOf(
                                    house.left(), lot -> Option.called(lot, lot).at(lot)))
                    .secret()
                    .otherwise(house.left().get(0))
                    .citing("AUC-FAV-01");
        }

        @Override
        public Outcome<House> decide(House house, Choices<String> choices, Dice dice) {
            House next = new House(
                    house.lots(),
                    org.muster.api.state.OrderedMap.each(
                            house.players(),
                            player -> new House.Bidder(
                                    house.bidders().the(player).coins(), List.of(), choices.of(player))),
                    house.left());
            return Outcome.of(next)
                    .tell(Event.told(
                            "{n} players have a favourite.", choices.players().size()));
        }
    }

    /** Who is to know what is sold. */
    record Announce() implements Act<House> {
        @Override
        public Outcome<House> act(House house, Dice dice) {
            return Outcome.of(house)
                    .tell(Event.told("On sale: {lot}.", house.left().get(0)));
        }
    }

    /** What somebody offers; nothing is no offer. */
    record Offer(int coins) {}

    /** AUC-BID-01, AUC-BID-02. */
    record Bid() implements Ask<House, Offer> {
        @Override
        public Decision<Offer> decision(House house) {
            return Decision.simultaneous(house.players(), player -> offers(house, player))
                    .secret()
                    .asking("What is {lot} worth?", house.left().get(0))
                    .otherwise(new Offer(0))
                    .citing("AUC-BID-01");
        }

        private static Options<Offer> offers(House house, Player player) {
            int coins = house.bidders().the(player).coins();
            Options.Case<Offer> pass = Options.just(Option.of("pass", "no bid"), new Offer(0));
            Options.Case<Offer> bid = Options.when(
                    Option.of("bid", "a bid").at(player.id()),
                    () -> Options.form(Options.field("coins", Options.number(2, coins), Offer::coins), Offer::new)
                            .where(Bid::even));
            return coins < 2
                    ? Options.either(offer -> "pass", pass)
                    : Options.either(offer -> offer.coins() == 0 ? "pass" : "bid", pass, bid);
        }

        private static List<Violation> even(Offer offer) {
            return offer.coins() % 2 == 0
                    ? List.of()
                    : List.of(Violation.of("ODD_BID", "A bid is even, not {n}.", offer.coins())
                            .citing("AUC-BID-02"));
        }

        @Override
        public Outcome<House> decide(House house, Choices<Offer> offers, Dice dice) {
            int best = house.players().stream()
                    .mapToInt(player -> offers.of(player).coins())
                    .max()
                    .orElseThrow();
            List<Player> equal = house.players().stream()
                    .filter(player -> offers.of(player).coins() == best)
                    .toList();
            Player winner = equal.size() == 1
                    ? equal.get(0)
                    : equal.get(dice.roll(Roll.of("Hammer", Pool.d(equal.size()))
                                            .citing("AUC-BID-01"))
                                    .total()
                            - 1);
            House next = house.sold(winner, best);
            Outcome<House> outcome = Outcome.of(next)
                    .tell(Event.told(
                                    "{who} has {lot} for {n}.",
                                    winner,
                                    house.left().get(0),
                                    best)
                            .citing("AUC-BID-01"));
            return next.left().isEmpty() ? outcome.end(result(next)) : outcome;
        }

        private static Result result(House house) {
            int most = house.bidders().values().stream()
                    .map(House.Bidder::worth)
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            List<Player> winners = house.players().stream()
                    .filter(player -> house.bidders().the(player).worth() == most)
                    .toList();
            return Result.won(winners, house.players(), Sentence.of("worth {n}", most))
                    .citing("AUC-FAV-01");
        }
    }
}
