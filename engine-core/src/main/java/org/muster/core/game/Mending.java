package org.muster.core.game;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.journal.Entry;

/** What is done to a game's past: taken back, or mended. Nothing is replayed that stands. */
final class Mending<S> {

    private final Recording<S> recording;

    Mending(Recording<S> recording) {
        this.recording = recording;
    }

    void rewind(String by, int to, String reason) {
        mustBeLegible(reason);
        List<Entry> history = recording.timeline().entries();
        int place = history.size();
        while (place > 0 && history.get(place - 1).n() != to) {
            place--;
        }
        if (place == 0) {
            throw new BadGame(
                    "NO_SUCH_ENTRY",
                    "There is no entry {to} to go back to that counts; the last is {last}.",
                    to,
                    history.get(history.size() - 1).n());
        }
        recording.changePast(
                by, new Entry.Rewound(to, reason), recording.timeline().upTo(place));
    }

    /** Refuses a reason that would be shown as more than a line, or as another one. */
    static void mustBeLegible(String reason) {
        List<Violation> violations = LegibleTexts.check(Sentence.of("the reason"), reason);
        if (!violations.isEmpty()) {
            throw new BadGame(violations);
        }
    }

    Optional<Integer> beforeLastChoice() {
        List<Entry> history = recording.timeline().entries();
        for (int i = history.size() - 1; i > 0; i--) {
            Entry.Body body = history.get(i).body();
            if (body instanceof Entry.Chose || body instanceof Entry.Lapsed || body instanceof Entry.Closed) {
                return Optional.of(history.get(i - 1).n());
            }
        }
        return Optional.empty();
    }

    List<Amendment.Dropped> amend(String by, int entry, Answer answer, String reason) {
        mustBeLegible(reason);
        Amendment<S> amendment = amended(entry, answer);
        recording.changePast(by, new Entry.Corrected(entry, amendment.history(), reason), amendment.timeline());
        return amendment.dropped();
    }

    private Amendment<S> amended(int entry, Answer answer) {
        try {
            return Amendment.of(recording.timeline(), recording.entries(), entry, answer);
        } catch (RuntimeException | Error e) {
            recording.chance().begin(recording.entries()); // what was rolled never was
            throw e;
        }
    }
}
