package org.muster.core.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;

/**
 * What {@link Command.Undo} takes back: the last step that counts of answers, mends, deadlines and the closing, with the
 * dice that followed.
 *
 * @param mend entry of the mend that it is; empty: it is none, and the game goes back to entry {@code to}
 * @param what it is, as in "the answer of Anna"
 */
public record LastStep(Optional<Integer> mend, int to, Sentence what) {

    /** @throws BadGame if nothing was done yet */
    public static LastStep of(Game<?> game) {
        return of(game, Set.of());
    }

    /**
     * The same where {@code bots} answer: what they have answered since goes with it, as they would do so again.
     *
     * @throws BadGame if nothing was done yet
     */
    public static LastStep of(Game<?> game, Set<Player> bots) {
        Optional<Integer> mend = game.lastMend();
        if (mend.isPresent()) {
            return new LastStep(mend, mend.get(), mend(game, mend.get()));
        }
        int to = game.beforeLastChoice(bots)
                .orElseThrow(() -> new BadGame("NOTHING_CHOSEN", "Nothing was chosen yet, so nothing can be undone."));
        return new LastStep(Optional.empty(), to, since(game, to));
    }

    /** By its reason: entries have other numbers for each reader. */
    private static Sentence mend(Game<?> game, int n) {
        Sentence mend = Sentence.of("the last mend");
        return game.entries().get(n).body() instanceof Entry.Corrected corrected
                        && !corrected.reason().isBlank()
                ? Sentence.of("{what}: {reason}", mend, corrected.reason())
                : mend;
    }

    /** The step right after an entry, and what was typed in since. */
    private static Sentence since(Game<?> game, int to) {
        List<Entry> gone =
                game.history().stream().filter(entry -> entry.n() > to).toList();
        long typed = gone.stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .flatMap(entry -> ((Entry.Rolled) entry.body()).rolls().stream())
                .filter(roll -> roll.source().equals("typed"))
                .count();
        Sentence step = step(game, gone.get(0).body());
        Sentence all = gone.stream().filter(Entry::isStep).count() > 1
                ? Sentence.of("{step}, and what bots have answered since", step)
                : step;
        return typed == 0 ? all : Sentence.of("{step}, and {n roll|rolls} typed since", all, typed);
    }

    private static Sentence step(Game<?> game, Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            return Sentence.of("the answer of {who}", game.play().called(chose.seat()));
        }
        return body instanceof Entry.Lapsed lapsed
                ? Sentence.of("that time was up for decision {n}", lapsed.decision())
                : Sentence.of("that the game was closed");
    }
}
