package org.muster.testkit.check.secret;

import java.util.HashMap;
import java.util.Map;
import org.muster.api.seat.Viewer;
import org.muster.core.game.Game;

/**
 * A world as it stands, which others are held against: what each viewer sees of it is made once.
 *
 * @param seen by viewers, as far as somebody has asked
 */
record Known(Game<?> game, Map<Viewer, Map<String, String>> seen) {

    Known(Game<?> game) {
        this(game, new HashMap<>());
    }

    /** As {@link Seen#by}. */
    Map<String, String> by(Viewer viewer) {
        return seen.computeIfAbsent(viewer, any -> Seen.by(any, game));
    }
}
