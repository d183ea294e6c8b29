package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.seat.Player;

/**
 * Where the season stands.
 *
 * @param round number of the round, from 1
 * @param turnOrder the players by their roll, highest first; empty before it (WMC-RND-04)
 */
public record Calendar(int round, Phase phase, List<Player> turnOrder) {
    public Calendar {
        turnOrder = List.copyOf(turnOrder);
    }
}
