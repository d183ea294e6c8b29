package org.muster.host.games;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;

/**
 * How a game stands, as everybody may know it: what lists of games, and who looks for work, read instead of opening it.
 *
 * @param entries of its journal that led here
 * @param deadline when time closes something next; null: nothing has a limit
 * @param ended whether it is over
 * @param waitsFor seats that hold it up
 * @param pauses when no time runs, also what was
 * @param seats all of them with their names, in order; empty: nobody has looked yet
 */
public record Standing(
        int entries,
        @Nullable Instant deadline,
        boolean ended,
        List<String> waitsFor,
        List<Pause> pauses,
        Map<String, String> seats) {

    /** Of a game that was never looked at. */
    static final Standing UNKNOWN = new Standing(0, null, false, List.of(), List.of(), Map.of());

    /** Of a game that is open. */
    static Standing of(HostedGame game) throws IOException {
        int entries = game.match().head().entries(); // first: what comes meanwhile is looked at once more
        boolean ended = game.match().isOver();
        List<String> waitsFor = ended
                ? List.of()
                : Awaited.in(game).stream()
                        .flatMap(one -> one.seats().stream())
                        .distinct()
                        .toList();
        List<Pause> pauses = Pause.read(game.as(Viewer.SPECTATOR).asked().path("pauses"));
        return new Standing(entries, game.match().nextDeadline().orElse(null), ended, waitsFor, pauses, game.seats());
    }

    /** The same, where there is still something to do. */
    Standing unfinished() {
        return new Standing(entries - 1, deadline, ended, waitsFor, pauses, seats);
    }
}
