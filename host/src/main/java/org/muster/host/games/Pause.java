package org.muster.host.games;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.story.TimeInWords;
import tools.jackson.databind.JsonNode;

/**
 * A time in which no time of a game runs.
 *
 * @param reason why; empty: nobody has said
 */
public record Pause(Instant from, Instant until, String reason) {

    /** All that {@code pauses} tells of, as a game's document has them. */
    public static List<Pause> read(JsonNode pauses) {
        List<Pause> all = new ArrayList<>();
        for (JsonNode one : pauses) {
            all.add(new Pause(
                    Instant.parse(one.path("from").asString()),
                    Instant.parse(one.path("until").asString()),
                    one.path("reason").asString()));
        }
        return all;
    }

    /** Those that have not ended, in order. */
    public static List<Pause> still(List<Pause> all, Instant now) {
        return all.stream().filter(one -> one.until().isAfter(now)).toList();
    }

    /** Those of a game that are and will be, in words, for who reads beside them by whose clock. */
    public static List<String> told(HostedGame game, Games games) throws IOException {
        List<Pause> all = read(game.as(Viewer.SPECTATOR).asked().path("pauses"));
        return still(all, games.now()).stream()
                .map(one -> one.told(games.zone()).toString())
                .toList();
    }

    /** Whether it has begun. */
    public boolean hasBegun(Instant now) {
        return !from.isAfter(now);
    }

    /** In words, by the clock of {@code zone}. */
    public Sentence told(ZoneId zone) {
        return TimeInWords.paused(from, until, reason, zone);
    }
}
