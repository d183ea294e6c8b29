package org.muster.cli.feud;

import java.util.List;
import org.muster.api.map.CampaignMap;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/**
 * The state of Border Feud.
 *
 * @param stash coins by player; each knows their own only
 */
public record War(
        Book book,
        List<Player> players,
        OrderedMap<String, Player> owners,
        OrderedMap<Player, Integer> stash,
        OrderedMap<Player, String> raids,
        OrderedMap<String, Integer> coins,
        int turn) {

    /** What never changes. */
    public record Book(CampaignMap<March> map) {}

    CampaignMap<March> map() {
        return book.map();
    }

    List<String> of(Player player) {
        return map().all().stream()
                .map(March::id)
                .filter(id -> player.equals(owners.get(id)))
                .toList();
    }

    List<March> targets(Player player) {
        return map().all().stream()
                .filter(march -> !player.equals(owners.get(march.id())))
                .filter(march -> map().neighbours(march.id()).stream().anyMatch(of(player)::contains))
                .toList();
    }

    int helpers(Player player, String target) {
        return (int)
                map().neighbours(target).stream().filter(of(player)::contains).count();
    }

    War raids(OrderedMap<Player, String> given) {
        return new War(book, players, owners, stash, given, coins, turn);
    }

    War taken(String region, Player by) {
        return new War(book, players, owners.with(region, by), stash, raids, coins, turn);
    }

    War coins(OrderedMap<String, Integer> all) {
        return new War(book, players, owners, stash, raids, all, turn);
    }

    War nextTurn() {
        return new War(book, players, owners, stash, OrderedMap.empty(), coins, turn + 1);
    }

    War stash(OrderedMap<Player, Integer> known) {
        return new War(book, players, owners, known, raids, coins, turn);
    }
}
