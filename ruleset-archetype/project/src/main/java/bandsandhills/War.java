package bandsandhills;

import java.util.Collections;
import java.util.List;
import org.muster.api.check.*;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** The state: where everything stands. It never changes; each method gives the next one. */
record War(Ground ground, int round, OrderedMap<Player, Band> bands, OrderedMap<String, Player> held) {

    /** The band of a player. */
    record Band(
            @Between(min = 0) int strength,
            @RefersTo("hills") String at) {}

    /** The bands begin on the first hill and on the last. */
    static War begun(Ground ground, Player first, Player last) {
        List<Ground.Hill> hills = ground.hills();
        Band west = new Band(ground.strength(), hills.get(0).id());
        Band east = new Band(ground.strength(), hills.get(hills.size() - 1).id());
        return new War(ground, 1, OrderedMap.of(first, west).with(last, east), OrderedMap.empty());
    }

    War marched(Player player, Ground.Hill to) {
        return new War(ground, round, bands.change(player, band -> new Band(band.strength(), to.id())), held);
    }

    War weakened(Player player) {
        return new War(
                ground,
                round,
                bands.change(player, band -> new Band(Math.max(0, band.strength() - 1), band.at())),
                held);
    }

    War holding(String hill, Player player) {
        return new War(ground, round, bands, held.with(hill, player));
    }

    War nextRound() {
        return new War(ground, round + 1, bands, held);
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
        return Collections.frequency(held.values(), player);
    }
}
