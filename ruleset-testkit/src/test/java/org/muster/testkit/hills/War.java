package org.muster.testkit.hills;

import java.util.List;
import org.muster.api.check.*;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** The state: where everything stands. It never changes; each method gives the next one. */
record War(Ground ground, int round, OrderedMap<Player, Band> bands, OrderedMap<String, Player> held) {

    /** A band of one player. */
    record Band(
            @Between(min = 0) int strength,
            @RefersTo("hills") String at) {}

    /** The bands begin on the first hill and on the last. */
    static War begun(Ground ground, List<Player> players) {
        OrderedMap<Player, Band> bands = OrderedMap.each(
                players,
                player -> new Band(
                        ground.strength(),
                        ground.hills()
                                .get(players.indexOf(player) * (ground.hills().size() - 1))
                                .id()));
        return new War(ground, 1, bands, OrderedMap.empty());
    }

    War marched(Player player, String to) {
        return new War(ground, round, bands.change(player, band -> new Band(band.strength(), to)), held);
    }

    War won(String hill, Player winner, Player loser) {
        return new War(
                ground,
                round,
                bands.change(loser, band -> new Band(Math.max(0, band.strength() - 1), band.at())),
                held.with(hill, winner));
    }

    War nextRound(OrderedMap<String, Player> nowHeld) {
        return new War(ground, round + 1, bands, nowHeld);
    }

    List<Player> players() {
        return List.copyOf(bands.keySet());
    }

    List<Player> on(String hill) {
        return players().stream()
                .filter(player -> bands.the(player).at().equals(hill))
                .toList();
    }

    int hillsOf(Player player) {
        return (int) held.values().stream().filter(player::equals).count();
    }

    String colour(Player player) {
        return "owner-" + players().indexOf(player);
    }
}
