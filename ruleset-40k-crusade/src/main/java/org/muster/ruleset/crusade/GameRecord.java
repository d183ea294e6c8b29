package org.muster.ruleset.crusade;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.seat.Player;

/**
 * A battle that counts as a win, a loss or a draw (CRU-BAT-07).
 *
 * @param sides who played, side by side
 * @param winner index of the side that won; -1: a draw
 */
public record GameRecord(
        @Between(min = 0) int turn,
        Battle.Kind kind,
        @Distinct List<@Distinct List<Player>> sides,
        @Between(min = -1) int winner) {

    public GameRecord {
        sides = sides.stream().map(List::copyOf).toList();
    }

    /** Whether {@code player} was in it. */
    public boolean has(Player player) {
        for (List<Player> side : sides) {
            if (side.contains(player)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code player} won it. */
    public boolean wonBy(Player player) {
        return winner >= 0 && sides.get(winner).contains(player);
    }

    /** Whether both were in it on different sides. */
    public boolean opposed(Player one, Player other) {
        for (List<Player> side : sides) {
            if (side.contains(one)) {
                return has(other) && !side.contains(other);
            }
        }
        return false;
    }
}
