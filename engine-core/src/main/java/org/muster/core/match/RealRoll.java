package org.muster.core.match;

import java.util.List;
import java.util.Optional;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.Game;

/**
 * A roll of real dice that waits.
 *
 * @param which one of all rolls of the game, also where others were taken back; it tells how many were made in secret, so
 *     nobody who plays is told it
 * @param by who rolls; empty: nobody in particular
 * @param known seats that may know of it
 */
public record RealRoll(String which, Optional<Player> by, List<Player> known) {

    static Optional<RealRoll> in(Game<?> game) {
        return game.pendingRoll()
                .filter(game::isByHand)
                .map(roll -> new RealRoll(
                        Command.RollOf.which(game),
                        Optional.ofNullable(roll.by()),
                        game.setup().players().stream()
                                .filter(seat -> roll.audience().includes(Viewer.of(seat)))
                                .toList()));
    }
}
