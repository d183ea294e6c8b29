package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;

/**
 * The time of a phase in which battles are played.
 *
 * @param closed whether it is over
 * @param closing who would close it before its time
 * @param done who wants no more battles of a Great Rift turn
 */
public record Clock(boolean closed, List<Player> closing, List<Player> done) {

    static final Clock RUNNING = new Clock(false, List.of(), List.of());

    public Clock {
        closing = List.copyOf(closing);
        done = List.copyOf(done);
    }

    /** The time is up. */
    public Clock over() {
        return new Clock(true, closing, done);
    }

    /** With {@code player} wishing to close. */
    public Clock closing(Player player) {
        return new Clock(closed, with(closing, player), done);
    }

    /** With {@code player} wanting no more battles. */
    public Clock done(Player player) {
        return new Clock(closed, closing, with(done, player));
    }

    private static List<Player> with(List<Player> players, Player more) {
        List<Player> all = new ArrayList<>(players);
        all.add(more);
        return all;
    }
}
