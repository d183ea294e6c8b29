package org.muster.core.journal;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds entries to a journal, and keeps their lines until whoever stores the journal takes them. */
public final class JournalWriter {

    private final Clock clock;
    private final List<byte[]> unsaved = new ArrayList<>();
    private Journal journal;
    /** What the next entry of a person was sent as. */
    private Entry.@Nullable Submission submission;

    /** Writes on in {@code journal}. */
    public JournalWriter(Journal journal, Clock clock) {
        this.journal = journal;
        this.clock = clock;
    }

    /** What was written. */
    public Journal journal() {
        return journal;
    }

    /** Writes on in another journal; what was not taken is gone. */
    public void goOnIn(Journal other) {
        journal = other;
        unsaved.clear();
        submission = null;
    }

    /** The next entry that a person brings about is written down as sent so; null: as sent without a number. */
    public void sentAs(Entry.@Nullable Submission number) {
        submission = number;
    }

    /** The entry that would come next, before it is written. */
    public Entry draft(String by, Entry.Body body) {
        return new Entry(journal.entries().size(), now(), by, null, body, "");
    }

    /** When the next entry is written: a clock that was set back does not make a record that runs back. */
    public Instant now() {
        Instant now = clock.instant();
        List<Entry> entries = journal.entries();
        Instant last = entries.isEmpty() ? now : entries.get(entries.size() - 1).at();
        return now.isBefore(last) ? last : now;
    }

    /** Writes it. */
    public Entry write(Entry draft) {
        Entry.Submission number = draft.by().equals("engine") ? null : submission;
        submission = number == null ? submission : null;
        unsaved.add(journal.append(draft.at(), draft.by(), number, draft.body()));
        return journal.entries().get(draft.n());
    }

    /** The lines written since this was asked last. */
    public List<byte[]> takeUnsaved() {
        List<byte[]> lines = List.copyOf(unsaved);
        unsaved.clear();
        return lines;
    }
}
