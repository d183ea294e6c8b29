package org.muster.host.games;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.muster.api.text.Sentence;
import org.muster.core.match.Moment;
import org.muster.core.match.SeatView;
import tools.jackson.databind.JsonNode;

/**
 * Real dice that a game waits for. No question stands for them, so that where it stands is known by what happened last.
 *
 * @param path where in the round that was
 * @param since when
 */
public record AwaitedDice(List<String> path, Instant since) {

    /**
     * Those that are waited for.
     *
     * @param asked of who looks
     */
    public static Optional<AwaitedDice> in(HostedGame game, SeatView view, JsonNode asked) throws IOException {
        boolean isThrown = asked.has("roll") && game.match().awaited().isEmpty();
        List<Moment> moments = isThrown ? view.moments() : List.of();
        if (moments.isEmpty()) {
            return Optional.empty();
        }
        Moment last = moments.get(moments.size() - 1);
        return Optional.of(
                new AwaitedDice(last.phase().stream().map(Sentence::toString).toList(), last.at()));
    }
}
