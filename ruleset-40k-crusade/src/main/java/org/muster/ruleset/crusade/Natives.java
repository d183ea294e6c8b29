package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Distinct;
import org.muster.api.seat.Player;

/**
 * Who plays the natives of a colonization (CRU-COL-05).
 *
 * @param opponent who does; null: nobody yet
 * @param volunteers who would, in the order in which they spoke
 */
public record Natives(@Nullable Player opponent, @Distinct List<Player> volunteers) {

    static final Natives NOBODY = new Natives(null, List.of());

    public Natives {
        volunteers = List.copyOf(volunteers);
    }

    /** With {@code player} as the stand-in; null: nobody. */
    public Natives playedBy(@Nullable Player player) {
        return new Natives(player, volunteers);
    }

    /** With one more who would. */
    public Natives volunteered(Player player) {
        List<Player> more = new ArrayList<>(volunteers);
        more.add(player);
        return new Natives(opponent, more);
    }
}
