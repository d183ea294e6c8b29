package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;

/**
 * What was done to the past of a game: gone back, mended, or a mend taken back. It is told to everybody, as a table that
 * changes without a word is taken for a fault; what it was done to is told by the story itself.
 */
public final class MendInWords {

    private MendInWords() {}

    /** All of it, in order; entries by the numbers that the viewer of {@code log} knows them by. */
    static List<Line> of(Game<?> game, Log log) {
        List<Line> notes = new ArrayList<>();
        for (Entry entry : game.entries()) {
            of(game, log, entry)
                    .ifPresent(sentence -> notes.add(new Line(
                            entry.n(),
                            Line.Kind.MENDED,
                            sentence,
                            Audience.EVERYBODY,
                            List.of(),
                            List.of(),
                            List.of())));
        }
        return notes;
    }

    /** What {@code entry} did to the past; empty: nothing. */
    public static Optional<Sentence> of(Game<?> game, Log log, Entry entry) {
        Object who = game.play().called(new Player(entry.by()));
        if (entry.body() instanceof Entry.Rewound rewound) {
            Sentence back = Sentence.of("{who} went back to entry {n}", who, log.number(rewound.to()));
            return Optional.of(because(back, rewound.reason()));
        }
        if (entry.body() instanceof Entry.Corrected corrected) {
            Sentence mended = log.knows(corrected.of())
                    ? Sentence.of("{who} mended entry {n}", who, log.number(corrected.of()))
                    : Sentence.of("{who} mended what was done in secret", who);
            return Optional.of(because(mended, corrected.reason()));
        }
        if (entry.body() instanceof Entry.Unmended unmended) {
            int of = mended(game, unmended.mend());
            Sentence taken = log.knows(of)
                    ? Sentence.of("{who} took back the mend of entry {n}", who, log.number(of))
                    : Sentence.of("{who} took back the mend of what was done in secret", who);
            return Optional.of(because(taken, unmended.reason()));
        }
        return Optional.empty();
    }

    /** The entry that was mended by entry {@code mend}. */
    private static int mended(Game<?> game, int mend) {
        return game.entries().get(mend).body() instanceof Entry.Corrected corrected ? corrected.of() : mend;
    }

    private static Sentence because(Sentence what, String reason) {
        return reason.isBlank() ? what : Sentence.of("{what}: {reason}", what, reason);
    }
}
