package org.muster.testkit.auction;

import java.util.List;
import java.util.function.Predicate;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** Who has what. */
public record House(Lots lots, OrderedMap<Player, Bidder> bidders, List<String> left) {

    /** A player's things. */
    public record Bidder(int coins, List<String> won, String favourite) {
        int worth() {
            return won.size() + (won.contains(favourite) ? 1 : 0);
        }
    }

    public List<Player> players() {
        return List.copyOf(bidders.keySet());
    }

    House hiding(Predicate<Player> whose) {
        return new House(
                lots,
                OrderedMap.each(players(), player -> {
                    Bidder bidder = bidders.the(player);
                    return whose.test(player) ? new Bidder(bidder.coins, bidder.won, "") : bidder;
                }),
                left);
    }

    House sold(Player to, int price) {
        String lot = left.get(0);
        return new House(
                lots,
                bidders.change(
                        to,
                        bidder -> new Bidder(
                                bidder.coins - price,
                                java.util.stream.Stream.concat(bidder.won.stream(), java.util.stream.Stream.of(lot))
                                        .toList(),
                                bidder.favourite)),
                left.subList(1, left.size()));
    }
}
