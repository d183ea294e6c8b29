package org.muster.api.flow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * How a game ended.
 *
 * @param ranking the seats by place; who shares a place stands together; the first place won unless it is empty
 * @param reason why it is over
 * @param rules ids of the rules it follows from
 */
@Stable
public record Result(List<List<Player>> ranking, Sentence reason, List<String> rules) {

    public Result {
        ranking = ranking.stream().map(List::copyOf).toList();
        rules = List.copyOf(rules);
    }

    /** {@code winners} share the first place, all others of {@code seats} the second. */
    public static Result won(Collection<Player> winners, Collection<Player> seats, Sentence reason) {
        List<Player> rest = new ArrayList<>(seats);
        rest.removeAll(winners);
        return new Result(
                rest.isEmpty() ? List.of(List.copyOf(winners)) : List.of(List.copyOf(winners), rest),
                reason,
                List.of());
    }

    /** The same, following from these rules. */
    public Result citing(String... ruleIds) {
        return new Result(ranking, reason, List.of(ruleIds));
    }

    /** Whether all share the one place there is: a draw. */
    public boolean isDraw() {
        return ranking.size() == 1 && winners().size() > 1;
    }

    /** Who won; empty if nobody did; all of them after a {@linkplain #isDraw draw}. */
    public List<Player> winners() {
        return ranking.isEmpty() ? List.of() : ranking.get(0);
    }
}
