package org.muster.cli.play;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.engine.Open;
import org.muster.core.view.View;

/** Why bots did what they did last, each in one sentence; only of what everybody at the table may know. */
final class Reasons<S> {

    private final Evening<S> evening;
    private final Map<Player, Sentence> last = new LinkedHashMap<>();

    Reasons(Evening<S> evening) {
        this.evening = evening;
    }

    /** Keeps what a bot thought, unless it would tell a secret. */
    void keep(Open<S, ?> open, Question<?> question, Bot.Thought<?> thought) {
        Player seat = question.id();
        if (!thought.why().isEmpty() && !open.decision().isSecret() && knowsNoMoreThanAll(seat)) {
            last.remove(seat); // to be the last again
            last.put(
                    seat,
                    Sentence.of(
                            "{who}, {path}: {why}",
                            seat,
                            open.step().title(evening.game().position().state()),
                            thought.why()));
        }
    }

    private boolean knowsNoMoreThanAll(Player seat) {
        S known = new View<>(evening.game(), Viewer.of(seat)).state();
        return known.equals(new View<>(evening.game(), Viewer.SPECTATOR).state());
    }

    void tell() {
        if (last.isEmpty()) {
            evening.console().line("No bot has anything to say.");
        }
        last.values()
                .forEach(why ->
                        evening.console().verbatim(evening.play().named(why).toString()));
    }
}
