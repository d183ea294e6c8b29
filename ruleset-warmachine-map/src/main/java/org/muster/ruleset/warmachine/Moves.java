package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.state.OrderedMap;

/**
 * What happened on the map in a round.
 *
 * @param orders by banner, once they are revealed
 * @param tracks how the banners went
 * @param battles by space
 */
public record Moves(OrderedMap<String, Order> orders, List<Track> tracks, OrderedMap<String, Battle> battles) {
    public Moves {
        tracks = List.copyOf(tracks);
    }
}
