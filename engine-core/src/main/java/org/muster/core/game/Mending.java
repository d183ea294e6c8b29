package org.muster.core.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.journal.Entry;

/** What is done to a game's past: taken back, or mended. Nothing is replayed that stands. */
final class Mending<S> {

    private static final int MOST_REASONS = 3;
    private static final int MOST_ENTRIES = 12;

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
        BadGame.ifAny(violations);
    }

    /** Before the last step that was nobody's of {@code bots}, if there is one; else before the last. */
    Optional<Integer> beforeLastChoice(Set<Player> bots) {
        List<Entry> history = recording.timeline().entries();
        Optional<Integer> last = Optional.empty();
        for (int i = history.size() - 1; i > 0; i--) {
            if (history.get(i).isStep()) {
                Optional<Integer> before = Optional.of(history.get(i - 1).n());
                boolean isBots = history.get(i).body() instanceof Entry.Chose chose && bots.contains(chose.seat());
                if (!isBots) {
                    return before;
                }
                last = last.isEmpty() ? before : last;
            }
        }
        return last;
    }

    /**
     * The mend that was done last of all that counts, dice apart, which follow from what was done: it can be taken back.
     * Whatever was done since and taken back is as if it had never been.
     */
    Optional<Integer> lastMend() {
        List<Entry> all = recording.entries();
        for (int i = all.size() - 1; i > 0; i--) {
            Entry.Body body = all.get(i).body();
            if (body instanceof Entry.Unmended unmended) {
                i = unmended.mend();
            } else if (body instanceof Entry.Corrected && isLastOf(i)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    /** Whether only dice and who joined came to what counted right after {@code mend}. */
    private boolean isLastOf(int mend) {
        List<Entry> counts = recording.timeline().entries();
        List<Entry> mended = recording.journal().upTo(mend + 1).history();
        return mended.size() <= counts.size()
                && mended.equals(counts.subList(0, mended.size()))
                && counts.subList(mended.size(), counts.size()).stream().noneMatch(Entry::isStep);
    }

    void unmend(String by, int mend, String reason) {
        mustBeLegible(reason);
        Entry.Body body = new Entry.Unmended(mend, reason);
        List<Entry> before = recording.journal().upTo(mend).history();
        recording.changePast(by, body, recording.timeline().leadingTo(before));
    }

    /** What mending an entry would bring, without writing anything. */
    Amendment.Outcome tried(int entry, Answer answer) {
        try {
            return amended(entry, answer, false).outcome();
        } finally {
            recording.chance().begin(recording.entries()); // what was rolled never was
        }
    }

    Amendment.Later amend(String by, int entry, Answer answer, String reason, boolean evenIfAnswersFall) {
        mustBeLegible(reason);
        Amendment<S> amendment = amended(entry, answer, evenIfAnswersFall);
        if (amendment.saysTheSame()) {
            recording.chance().begin(recording.entries()); // what was rolled never was
            throw new BadGame("SAYS_SO_ALREADY", "Entry {n} says just that already; nothing was written.", entry);
        }
        if (!evenIfAnswersFall) {
            mustKeepAnswers(amendment);
        }
        recording.changePast(by, new Entry.Corrected(entry, amendment.history(), reason), amendment.timeline());
        return amendment.later();
    }

    private void mustKeepAnswers(Amendment<S> tried) {
        List<Amendment.Dropped> lost = tried.lost();
        if (!lost.isEmpty()) {
            recording.chance().begin(recording.entries()); // what was rolled never was
            boolean dice = lost.stream()
                    .anyMatch(one -> recording.entries().get(one.entry()).body() instanceof Entry.Rolled);
            throw new BadGame(
                    "ANSWERS_WOULD_FALL",
                    dice
                            ? "Nothing was mended: {n later answer or typed roll|later answers or typed rolls} would hold no"
                                    + " longer, in {which}."
                            : "Nothing was mended: {n later answer|later answers} would hold no longer, in {which}.",
                    lost.size(),
                    inWords(lost));
        }
        if (tried.isUntold()) {
            throw new BadGame(
                    "ANSWERS_WOULD_FALL",
                    "Nothing was mended: fair dice would be thrown anew, and later answers may hold no longer.");
        }
    }

    /** {@code entry 14: it is not asked any more; entries 16 and 17: it is no option}. */
    private static Sentence inWords(List<Amendment.Dropped> lost) {
        Map<String, List<Amendment.Dropped>> reasons = new LinkedHashMap<>();
        lost.forEach(one -> reasons.computeIfAbsent(one.reason().toString(), any -> new ArrayList<>())
                .add(one));
        Sentence told = Sentence.joined(
                "; ",
                reasons.values().stream()
                        .limit(MOST_REASONS)
                        .map(alike -> Sentence.of(
                                "{entries:entry|entries} {which}: {why}",
                                entries(alike),
                                few(entries(alike)),
                                alike.get(0).reason()))
                        .toList());
        int left = reasons.values().stream()
                .skip(MOST_REASONS)
                .mapToInt(List::size)
                .sum();
        return left == 0 ? told : Sentence.of("{entries}; and {n} more", told, left);
    }

    private static List<Integer> entries(List<Amendment.Dropped> alike) {
        return alike.stream().map(Amendment.Dropped::entry).toList();
    }

    private static Object few(List<Integer> entries) {
        return entries.size() <= MOST_ENTRIES
                ? entries
                : Sentence.of(
                        "{entries} and {n} more",
                        Sentence.joined(", ", entries.subList(0, MOST_ENTRIES)),
                        entries.size() - MOST_ENTRIES);
    }

    private Amendment<S> amended(int entry, Answer answer, boolean throwing) {
        try {
            return Amendment.of(recording.timeline().whole(), recording.entries(), entry, answer, throwing);
        } catch (RuntimeException | Error e) {
            recording.chance().begin(recording.entries()); // what was rolled never was
            throw e;
        }
    }
}
