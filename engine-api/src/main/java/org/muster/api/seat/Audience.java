package org.muster.api.seat;

import java.util.Collection;
import java.util.List;
import org.muster.api.Stable;

/** Who may know something. Everybody, or the named seats and nobody else. */
@Stable
public record Audience(boolean everybody, List<Player> players) {

    /** No secret at all. */
    public static final Audience EVERYBODY = new Audience(true, List.of());

    /** A secret from every seat. */
    public static final Audience NOBODY = new Audience(false, List.of());

    public Audience {
        players = List.copyOf(players);
    }

    /** Only these seats. */
    public static Audience only(Player... players) {
        return new Audience(false, List.of(players));
    }

    /** Only these seats. */
    public static Audience only(Collection<Player> players) {
        return new Audience(false, List.copyOf(players));
    }

    /** Whether {@code viewer} belongs to it. */
    public boolean includes(Viewer viewer) {
        return everybody
                || viewer.seesAll()
                || viewer.seat().map(players::contains).orElse(false);
    }
}
