package org.muster.host.games;

import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.journal.Header;
import org.muster.core.match.Match;
import org.muster.core.match.SeatView;

/**
 * A game of the host, open to be played. What leaves it for a person goes through {@link #as}.
 *
 * @param id of it on this host
 * @param header what it was opened with
 * @param isPublic whether anybody may look
 */
public record HostedGame(String id, Header header, boolean isPublic, Match match) {

    /** The place of who only looks. */
    public static final String SPECTATOR = "spectator";

    /** The game through the eyes of one viewer. */
    public SeatView as(Viewer viewer) {
        return match.as(viewer);
    }

    /** Its seats with their names, in order. */
    public Map<String, String> seats() {
        return header.seats();
    }

    /** Whose eyes somebody has who sits on {@code place}. */
    public Viewer viewer(String place) {
        return place.equals(SPECTATOR) ? Viewer.SPECTATOR : Viewer.of(new Player(place));
    }
}
