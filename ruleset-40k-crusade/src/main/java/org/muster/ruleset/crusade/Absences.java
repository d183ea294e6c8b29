package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.seat.Player;

/**
 * Who does not play a battle he was ordered to.
 *
 * @param unable who declared that he can't come; may be taken back (CRU-BAT-06)
 * @param conceded who gave up (CRU-BAT-05)
 */
public record Absences(
        @Distinct List<Player> unable, @Distinct List<Player> conceded) {

    static final Absences NOBODY = new Absences(List.of(), List.of());

    public Absences {
        unable = List.copyOf(unable);
        conceded = List.copyOf(conceded);
    }

    /** Whether {@code player} is missing. */
    public boolean has(Player player) {
        return unable.contains(player) || conceded.contains(player);
    }

    /** With {@code player} declared unable. */
    public Absences unable(Player player) {
        return unable.contains(player) ? this : new Absences(with(unable, player), conceded);
    }

    /** With {@code player} coming after all. */
    public Absences able(Player player) {
        return new Absences(
                unable.stream().filter(other -> !other.equals(player)).toList(), conceded);
    }

    /** With {@code player} having given up. */
    public Absences conceded(Player player) {
        return new Absences(unable, with(conceded, player));
    }

    private static List<Player> with(List<Player> players, Player more) {
        List<Player> all = new ArrayList<>(players);
        all.add(more);
        return all;
    }
}
