package org.muster.cli.play;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.engine.Open;
import org.muster.core.journal.Entry;
import org.muster.core.view.Log;
import org.muster.core.view.View;

/** Why bots did what they did at this keyboard, each in one sentence; only of what everybody at the table may know. */
final class Reasons<S> {

    private static final Pattern AN_ENTRY = Pattern.compile("[0-9]{1,8}");

    private final Evening<S> evening;
    private final Map<Player, Sentence> last = new LinkedHashMap<>();
    /** By the entry of the choice; as text, which keeps no game of then. */
    private final Map<Integer, String> all = new HashMap<>();
    /** What was thought last; null: nothing that may be told. */
    private @Nullable Thought fresh;

    /** A choice that a bot would make, and why. */
    private record Thought(Player seat, Answer answer, Sentence why) {}

    Reasons(Evening<S> evening) {
        this.evening = evening;
    }

    /** Keeps what a bot thought, unless it would tell a secret. */
    void keep(Open<S, ?> open, Question<?> question, Answer answer, Bot.Thought<?> thought) {
        Player seat = question.id();
        fresh = null;
        if (!thought.why().isEmpty() && !open.decision().isSecret() && knowsNoMoreThanAll(seat)) {
            Sentence why = Sentence.of(
                    "{who}, {path}: {why}",
                    seat,
                    open.step().title(evening.game().position().state()),
                    thought.why());
            fresh = new Thought(seat, answer, why);
            last.remove(seat); // to be the last again
            last.put(seat, why);
        }
    }

    /** The game has taken an answer; if it is what was thought of last, that is known from now on by its entry. */
    void answered(Player seat, Answer answer) {
        Thought thought = fresh;
        if (thought != null && thought.seat().equals(seat) && thought.answer().equals(answer)) {
            List<Entry> entries = evening.game().entries();
            for (int n = entries.size() - 1; n >= 0; n--) {
                if (entries.get(n).body() instanceof Entry.Chose chose
                        && chose.seat().equals(seat)) {
                    all.put(n, named(thought.why()));
                    break;
                }
            }
        }
        fresh = null;
    }

    private boolean knowsNoMoreThanAll(Player seat) {
        S known = new View<>(evening.game(), Viewer.of(seat)).state();
        return known.equals(new View<>(evening.game(), Viewer.SPECTATOR).state());
    }

    /**
     * Tells them.
     *
     * @param of an entry by the viewer's number; empty: what each bot thought last
     */
    void tell(View<S> view, String of) {
        if (of.isEmpty()) {
            tellLast();
        } else if (AN_ENTRY.matcher(of).matches()) {
            tell(view, Integer.parseInt(of));
        } else {
            evening.console()
                    .no(Sentence.of(
                            "behind why stands the number of an entry, as log tells them: {example}", "why 17"));
        }
    }

    private void tellLast() {
        if (last.isEmpty()) {
            evening.console()
                    .line("No bot has anything to say yet: it tells why it chose where it weighed what all may know.");
        }
        last.values().forEach(why -> evening.console().verbatim(named(why)));
    }

    private void tell(View<S> view, int n) {
        Log log = view.log();
        Optional<Integer> entry = log.entry(n);
        if (entry.isEmpty()) {
            evening.console().no(Sentence.of("there is no entry {n}; the last is {last}", n, log.last()));
            return;
        }
        Optional.ofNullable(all.get(entry.get()))
                .ifPresentOrElse(
                        evening.console()::verbatim,
                        () -> evening.console()
                                .line(
                                        "Nothing is kept of why at entry {n}: that is kept of what bots have chosen here since play"
                                                + " began, unless it would tell a secret.",
                                        n));
    }

    private String named(Sentence why) {
        return evening.play().named(why).toString();
    }
}
