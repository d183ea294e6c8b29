package org.muster.core.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/**
 * What a mend leaves of the past. It says anew one answer or one roll, and of what came after it some may fall; nothing
 * else may change, change its place, or come back that was taken back before. What mends take, whoever takes them back
 * gives back, and nothing besides.
 */
final class MendAudit {

    private final List<Entry> entries;
    private final RollAudit rolls;
    private final List<Violation> violations;

    MendAudit(List<Entry> entries, RollAudit rolls, List<Violation> violations) {
        this.entries = entries;
        this.rolls = rolls;
        this.violations = violations;
    }

    /** What counted before a mend, by the number of the entry, which may have become several. */
    private static final class Counting {
        final Map<Integer, List<Entry.Body>> bodies = new HashMap<>();
        final Set<Long> rolls = new HashSet<>();

        Counting(List<Entry> before) {
            for (Entry one : Journal.history(before)) {
                bodies.computeIfAbsent(one.n(), any -> new ArrayList<>()).add(one.body());
                if (one.body() instanceof Entry.Rolled rolled) {
                    rolled.rolls().forEach(roll -> rolls.add(roll.number()));
                }
            }
        }

        List<Entry.Body> of(int n) {
            return bodies.getOrDefault(n, List.of());
        }
    }

    void corrected(Entry entry, Entry.Corrected mend, Map<Player, String> contributions) {
        Counting counting = new Counting(entries.subList(0, entry.n()));
        List<Entry.Body> wrong = counting.of(mend.of());
        if (wrong.isEmpty() || !canBeMended(wrong.get(0))) {
            violate(entry, "NOT_MENDABLE", "entry {n} is no answer and no single roll that counted", mend.of());
            return;
        }
        int last = mend.of();
        for (Entry.Past past : mend.history()) {
            int n = past.entry();
            if (n < last) {
                violate(entry, "OUT_OF_ORDER", "entry {n} is put behind entry {last}", n, last);
            }
            last = Math.max(last, n);
            Entry.Body now = past.instead() == null ? entries.get(n).body() : past.instead();
            if (now instanceof Entry.Rolled rolled) {
                boolean mended = n == mend.of() && wrong.get(0) instanceof Entry.Rolled;
                for (Entry.Throw one : rolled.rolls()) {
                    countsStill(entry, one, counting);
                    rolls.mended(entry, one, mended, contributions);
                }
            } else if (!(now instanceof Entry.Reached)) { // where a mended game stood is noted anew
                isAsItWas(entry, mend, n, now, counting.of(n));
            }
        }
    }

    private static boolean canBeMended(Entry.Body body) {
        return body instanceof Entry.Chose
                || body instanceof Entry.Rolled rolled && rolled.rolls().size() == 1;
    }

    /** Else whoever mends could choose between what was thrown once and what was thrown instead. */
    private void countsStill(Entry entry, Entry.Throw one, Counting counting) {
        if (rolls.isKnown(one.number()) && !counting.rolls.contains(one.number())) {
            violate(entry, "BROUGHT_BACK", "roll {n} counts again, which had been taken back", one.number());
        }
    }

    private void isAsItWas(Entry entry, Entry.Corrected mend, int n, Entry.Body now, List<Entry.Body> then) {
        if (then.stream().anyMatch(was -> isSame(was, now, n == mend.of()))) {
            return;
        }
        if (then.stream().anyMatch(was -> putsInSomethingElse(was, now))) {
            violate(
                    entry,
                    "OTHER_CONTRIBUTION",
                    "entry {n}, as it was mended, puts something else into the dice than it did",
                    n);
        } else {
            violate(
                    entry,
                    "MENDED_TOO",
                    "it mends entry {of}, and leaves entry {n} another one than it was",
                    mend.of(),
                    n);
        }
    }

    private static boolean putsInSomethingElse(Entry.Body was, Entry.Body now) {
        return was instanceof Entry.Chose before
                && now instanceof Entry.Chose after
                && !Objects.equals(before.contribution(), after.contribution());
    }

    /** Whether an entry says what it said, decisions being counted anew; the mended one may answer otherwise. */
    private static boolean isSame(Entry.Body was, Entry.Body now, boolean mended) {
        if (was instanceof Entry.Chose before && now instanceof Entry.Chose after) {
            return before.step().equals(after.step())
                    && before.seat().equals(after.seat())
                    && (before.confirmed() || !after.confirmed()) // what is sealed is to be confirmed again
                    && Objects.equals(before.contribution(), after.contribution())
                    && (mended || before.answer().equals(after.answer()));
        }
        if (was instanceof Entry.Lapsed before && now instanceof Entry.Lapsed after) {
            return before.step().equals(after.step());
        }
        if (was instanceof Entry.Extended before && now instanceof Entry.Extended after) {
            return before.step().equals(after.step()) && before.time().equals(after.time());
        }
        return was.equals(now);
    }

    /** A mend is taken back as long as nothing was done after it: else another past would come back with it. */
    void unmended(Entry entry, Entry.Unmended back) {
        List<Entry> counting = Journal.history(entries.subList(0, entry.n()));
        List<Entry> mended = Journal.history(entries.subList(0, back.mend() + 1));
        boolean isLast = entries.get(back.mend()).body() instanceof Entry.Corrected
                && mended.size() <= counting.size()
                && mended.equals(counting.subList(0, mended.size()))
                && counting.subList(mended.size(), counting.size()).stream().noneMatch(Entry::isStep);
        if (!isLast) {
            violate(entry, "NOT_THE_LAST", "entry {n} is not the mend that was done last", back.mend());
        }
    }

    private void violate(Entry entry, String code, @Template String what, Object... values) {
        violations.add(Audit.of(entry, code, what, values));
    }
}
