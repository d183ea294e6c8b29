package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.story.Line;

/**
 * What was done to the past of a game: gone back, mended, or a mend taken back. It is told to everybody, as a table that
 * changes without a word is taken for a fault; what it was done to is told by the story itself.
 */
public final class MendInWords {

    /** Of an answer that is told; what goes on after them, such as a long report, stands in the journal. */
    private static final int MOST_LETTERS = 160;

    private MendInWords() {}

    /** All of it, in order; entries by what they tell, or by numbers where all who read have the same. */
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
            return Optional.of(because(back(log, rewound.to(), who), rewound.reason()));
        }
        if (entry.body() instanceof Entry.Corrected corrected) {
            Sentence mended = log.knows(corrected.of())
                    ? mended(game, log, entry.n(), corrected.of(), who)
                    : Sentence.of("{who} mended what was done in secret", who);
            return Optional.of(because(mended, corrected.reason()));
        }
        if (entry.body() instanceof Entry.Unmended unmended) {
            int of = mended(game, unmended.mend());
            Sentence taken = log.knows(of)
                    ? Sentence.of("{who} took back the mend of {what}", who, entry(log, of))
                    : Sentence.of("{who} took back the mend of what was done in secret", who);
            return Optional.of(because(taken, unmended.reason()));
        }
        return Optional.empty();
    }

    /**
     * With what was answered there before, as it was given, to whom the story tells what it is now: that an answer closed a
     * secret question all may know, and not what it was.
     */
    private static Sentence mended(Game<?> game, Log log, int mend, int of, Object who) {
        String was = log.tellsAnswer(of) && before(game, mend, of) instanceof Entry.Chose chose
                ? log.isJournals() ? Json.write(chose.answer()) : chose.answer().toString()
                : "";
        if (was.isEmpty()) {
            return Sentence.of("{who} mended {what}", who, entry(log, of));
        }
        String told = was.length() <= MOST_LETTERS ? was : was.substring(0, MOST_LETTERS) + "...";
        return Sentence.of("{who} mended {what}, which was {answer}", who, entry(log, of), told);
    }

    private static Sentence back(Log log, int to, Object who) {
        if (log.isJournals()) {
            return Sentence.of("{who} went back to entry {n}", who, log.number(to));
        }
        return log.done(to)
                .map(line -> Sentence.of("{who} took back what came after \"{line}\"", who, line.sentence()))
                .orElseGet(() -> Sentence.of("{who} went back to the beginning", who));
    }

    /** What is spoken of; two who speak of it by numbers of their own would speak of two things. */
    private static Sentence entry(Log log, int n) {
        Sentence number = Sentence.of("entry {n}", log.number(n));
        return log.isJournals()
                ? number
                : log.done(n)
                        .filter(line -> line.entry() == n)
                        .map(line -> Sentence.of("\"{line}\"", line.sentence()))
                        .orElse(number);
    }

    /** What stood in the place of entry {@code of} before entry {@code mend} mended it, perhaps not for the first time. */
    private static Entry.@Nullable Body before(Game<?> game, int mend, int of) {
        for (int n = mend - 1; n > of; n--) {
            if (game.entries().get(n).body() instanceof Entry.Corrected corrected && corrected.of() == of) {
                return corrected.history().stream()
                        .filter(past -> past.entry() == of && past.instead() != null)
                        .findFirst()
                        .map(Entry.Past::instead)
                        .orElse(null);
            }
        }
        return game.entries().get(of).body();
    }

    /** The entry that was mended by entry {@code mend}. */
    private static int mended(Game<?> game, int mend) {
        return game.entries().get(mend).body() instanceof Entry.Corrected corrected ? corrected.of() : mend;
    }

    private static Sentence because(Sentence what, String reason) {
        return reason.isBlank() ? what : Sentence.of("{what}: {reason}", what, reason);
    }
}
