package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.game.PastChange;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;

/**
 * What was done to the past of a game: gone back, mended, or a mend taken back. It is told to everybody, as a table that
 * changes without a word is taken for a fault, and to all alike: by what was asked then, never by what each has heard of it.
 */
public final class MendInWords {

    /** Of an answer that is told; what goes on after them, such as a long report, stands in the journal. */
    private static final int MOST_LETTERS = 160;

    private MendInWords() {}

    /** All of it, in order, each with the answers that it took from those who may know them. */
    static List<Line> of(Game<?> game, Log log) {
        List<Line> notes = new ArrayList<>();
        for (Entry entry : game.entries()) {
            of(game, log, entry).ifPresent(sentence -> {
                notes.add(line(entry, sentence, Audience.EVERYBODY));
                for (PastChange.Fallen one : game.changeOf(entry).fallen()) {
                    if (log.mayRead(one.audience())) {
                        notes.add(line(
                                entry,
                                Sentence.of("{what} holds no longer: \"{answer}\"", one.what(), few(one.answer())),
                                one.audience()));
                    }
                }
            });
        }
        return notes;
    }

    private static Line line(Entry entry, Sentence sentence, Audience audience) {
        return new Line(entry.n(), Line.Kind.MENDED, sentence, audience, List.of(), List.of(), List.of());
    }

    /** What {@code entry} did to the past; empty: nothing. */
    public static Optional<Sentence> of(Game<?> game, Log log, Entry entry) {
        Object who = game.play().called(new Player(entry.by()));
        if (entry.body() instanceof Entry.Rewound rewound) {
            return Optional.of(because(
                    log.isJournals()
                            ? Sentence.of("{who} went back to entry {n}", who, rewound.to())
                            : back(game.changeOf(entry), who),
                    rewound.reason()));
        }
        if (entry.body() instanceof Entry.Corrected corrected) {
            return Optional.of(because(mended(game.changeOf(entry), log, corrected.of(), who), corrected.reason()));
        }
        if (entry.body() instanceof Entry.Unmended unmended) {
            int of = mended(game, unmended.mend());
            return Optional.of(because(unmended(game.changeOf(entry), log, of, who), unmended.reason()));
        }
        return Optional.empty();
    }

    private static Sentence back(PastChange change, Object who) {
        if (change.what().isEmpty()) {
            return Sentence.of("{who} took back what came last", who);
        }
        return change.andMore()
                ? Sentence.of("{who} took back {what} and what came after it", who, change.what())
                : Sentence.of("{who} took back {what}", who, change.what());
    }

    /** From what it was then to what it became then, to who may read it; others read that something was. */
    private static Sentence mended(PastChange change, Log log, int of, Object who) {
        if (change.what().isEmpty()) {
            return Sentence.of("{who} mended entry {n}", who, log.number(of));
        }
        return log.mayRead(change.audience(), of)
                ? Sentence.of(
                        "{who} mended {what} from \"{was}\" to \"{is}\"",
                        who,
                        what(change, log, of),
                        few(change.was()),
                        few(change.is()))
                : Sentence.of("{who} mended what was done in secret", who);
    }

    private static Sentence unmended(PastChange change, Log log, int of, Object who) {
        if (change.what().isEmpty()) {
            return Sentence.of("{who} took back the mend of entry {n}", who, log.number(of));
        }
        return log.mayRead(change.audience(), of)
                ? Sentence.of(
                        "{who} took back the mend of {what}, from \"{was}\" to \"{is}\" again",
                        who,
                        what(change, log, of),
                        few(change.was()),
                        few(change.is()))
                : Sentence.of("{who} took back the mend of what was done in secret", who);
    }

    /** Who reads the journal speaks of its entries by their numbers; others have numbers of their own. */
    private static Sentence what(PastChange change, Log log, int of) {
        return log.isJournals() ? Sentence.of("entry {n}", log.number(of)) : change.what();
    }

    private static String few(Sentence answer) {
        String all = answer.toString();
        return all.length() <= MOST_LETTERS ? all : all.substring(0, MOST_LETTERS) + "...";
    }

    /** The entry that was mended by entry {@code mend}. */
    private static int mended(Game<?> game, int mend) {
        return game.entries().get(mend).body() instanceof Entry.Corrected corrected ? corrected.of() : mend;
    }

    private static Sentence because(Sentence what, String reason) {
        return reason.isBlank() ? what : Sentence.of("{what}: {reason}", what, reason);
    }
}
