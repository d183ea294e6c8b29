package org.muster.api.spi;

import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/**
 * What a game is opened with.
 *
 * @param seats the players in seat order, with the names people know them by
 * @param hasOrganizer whether somebody sits in the organizer's seat
 * @param options the house rules of this game: a record of {@link Ruleset#houseRules}'s type
 * @param data tables, maps and catalogues
 */
@Stable
public record Setup(OrderedMap<Player, String> seats, boolean hasOrganizer, Object options, Data data) {

    /** The players in seat order. */
    public List<Player> players() {
        return List.copyOf(seats.keySet());
    }

    /** The name of a player, or the seat's id where there is none. */
    public String name(Player player) {
        return seats.getOrDefault(player, player.id());
    }

    /** The options as what they are. */
    public <O> O options(Class<O> type) {
        return type.cast(options);
    }
}
