package org.muster.api.seat;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;

/** Whose eyes look at a game: a seat's, a spectator's, or those of the journal's owner, who sees all. */
@Stable
public final class Viewer {

    /** Somebody who sits nowhere: sees what is public. */
    public static final Viewer SPECTATOR = new Viewer(null, false);

    /** The owner of the journal, who could read everything in the file anyway. */
    public static final Viewer EVERYTHING = new Viewer(null, true);

    private final @Nullable Player seat;
    private final boolean all;

    private Viewer(@Nullable Player seat, boolean all) {
        this.seat = seat;
        this.all = all;
    }

    /** The eyes of {@code player}. */
    public static Viewer of(Player player) {
        return new Viewer(player, false);
    }

    /** The seat looked from, if any. */
    public Optional<Player> seat() {
        return Optional.ofNullable(seat);
    }

    /** Whether this is {@code player}, or somebody who sees everything anyway. */
    public boolean mayAct(Player player) {
        return all || player.equals(seat);
    }

    /** Whether nothing is hidden from this viewer. */
    public boolean seesAll() {
        return all;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Viewer viewer
                && all == viewer.all
                && (seat == null ? viewer.seat == null : seat.equals(viewer.seat));
    }

    @Override
    public int hashCode() {
        return (seat == null ? 0 : seat.hashCode()) * 31 + Boolean.hashCode(all);
    }

    @Override
    public String toString() {
        return all ? "everything" : seat == null ? "spectator" : seat.id();
    }
}
