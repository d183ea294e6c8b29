package org.muster.host.games;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.match.SeatView;
import org.muster.core.story.Revision;
import tools.jackson.databind.JsonNode;

/**
 * How a game stands, as everybody may know it: what lists of games, and who looks for work, read instead of opening it.
 *
 * @param entries of its journal that led here
 * @param deadline when time closes something next; null: nothing has a limit
 * @param ended whether it is over
 * @param waitsFor places whose people hold it up
 * @param phase the round and the phase it is in; empty: nothing is asked
 * @param closes when time closes the first question that holds it up, as ISO-8601; empty: never
 * @param pauses when no time runs, also what was
 * @param told how much everybody has heard of it: with the number of its entries one could count what others do in secret
 * @param seats all of them with their names, in order; empty: nobody has looked yet
 */
public record Standing(
        int entries,
        @Nullable Instant deadline,
        boolean ended,
        List<String> waitsFor,
        String phase,
        String closes,
        List<Pause> pauses,
        Revision told,
        Map<String, String> seats) {

    private static final int PHASE_PARTS = 2;

    /** Of a game that was never looked at. */
    static final Standing UNKNOWN = new Standing(0, null, false, List.of(), "", "", List.of(), Revision.NONE, Map.of());

    /** Of a game that is open, in which {@code bots} play. */
    static Standing of(HostedGame game, Set<Player> bots) throws IOException {
        int entries = game.match().head().entries(); // first: what comes meanwhile is looked at once more
        boolean ended = game.match().isOver();
        SeatView all = game.as(Viewer.SPECTATOR);
        Revision told = all.revision(); // before what is looked at, as the entries are
        JsonNode asked = all.asked();
        List<Awaited> awaited = ended ? List.of() : Awaited.in(asked);
        List<String> waitsFor = Awaited.places(game, asked, bots);
        List<String> rolling = Awaited.rolling(asked);
        String phase =
                phase(rolling.isEmpty() ? waited(awaited).map(Awaited::path).orElse(List.of()) : rolling);
        String closes = Awaited.soonest(awaited);
        List<Pause> pauses = Pause.read(asked.path("pauses"));
        Instant deadline = game.match().nextDeadline().orElse(null);
        return new Standing(entries, deadline, ended, waitsFor, phase, closes, pauses, told, game.seats());
    }

    /** The first that somebody holds up: what is only offered, as to give the game up, is asked beside it. */
    private static Optional<Awaited> waited(List<Awaited> awaited) {
        return awaited.stream()
                .filter(one -> !one.seats().isEmpty())
                .findFirst()
                .or(() -> awaited.stream().findFirst());
    }

    private static String phase(List<String> path) {
        return String.join(" › ", path.subList(0, Math.min(PHASE_PARTS, path.size())));
    }

    /** The same, where there is still something to do. */
    Standing unfinished() {
        return new Standing(entries - 1, deadline, ended, waitsFor, phase, closes, pauses, told, seats);
    }
}
