package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.muster.core.json.JsonBytes;

/**
 * The append-only record of a game, in memory. Each entry is a line of JSON that ends in the hash of itself and all
 * before it. Nothing is ever taken out: what was taken back stays to be read.
 */
public final class Journal {

    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> shown = Collections.unmodifiableList(entries);
    private final Chain chain = new Chain();
    private final JsonBytes line = new JsonBytes();
    private final EntryWriter writer = new EntryWriter(line);

    /** Appends an entry and returns its line, newline included, for whoever keeps the journal. */
    public byte[] append(Instant at, String by, Entry.Body body) {
        return append(at, by, null, body);
    }

    /** Appends an entry that was sent as {@code submission}, if it was numbered. */
    public byte[] append(Instant at, String by, Entry.@Nullable Submission submission, Entry.Body body) {
        int n = entries.size();
        line.clear();
        writer.write(n, at, by, submission, body);
        byte[] sum = chain.add(line.bytes(), line.size()); // of what stands there before the hash
        line.name("hash").hex(sum);
        int end = line.size() - 1;
        String hash = new String(line.bytes(), end - 2 * Chain.HASH_BYTES, 2 * Chain.HASH_BYTES, US_ASCII);
        line.endObject().newline();
        Instant written = Instant.ofEpochMilli(at.toEpochMilli()); // as it will be read again
        entries.add(new Entry(n, written, by, submission, body, hash));
        return line.copy();
    }

    /**
     * Reads a journal.
     *
     * @param lines as they were appended, without newlines
     * @throws BadJournal naming the first line that was changed, is missing or can't be read
     */
    public static Journal read(List<String> lines) {
        Journal journal = new Journal().with(lines);
        if (journal.entries.isEmpty()) {
            throw new BadJournal(
                    0,
                    "no whole entry is there: the file is empty, or ends before its first line does. Ask for the whole file");
        }
        return journal;
    }

    /**
     * This journal and the lines that somebody else has appended to it.
     *
     * @throws BadJournal naming the first line that does not follow; this journal stays as it is
     */
    public Journal with(List<String> lines) {
        Journal longer = upTo(entries.size());
        for (String line : lines) {
            longer.take(longer.entries.size(), line);
        }
        return longer;
    }

    /** The first {@code n} entries as a journal of their own. */
    public Journal upTo(int n) {
        Journal copy = new Journal();
        copy.entries.addAll(entries.subList(0, n));
        if (n > 0) {
            copy.chain.resume(entries.get(n - 1).hash());
        }
        return copy;
    }

    /** Where it ends. */
    public Head head() {
        return entries.isEmpty()
                ? Head.EMPTY
                : new Head(entries.size(), entries.get(entries.size() - 1).hash());
    }

    private void take(int n, String line) {
        byte[] bytes = line.getBytes(UTF_8);
        Entry entry;
        try {
            entry = EntryParser.read(line, bytes);
        } catch (BadJson e) {
            throw new BadJournal(
                    n, onItsWay(n, line).orElseGet(() -> n > 0 || isWhole(line) ? e.sentence() : noBeginning(e)));
        }
        if (n == 0 && entry.n() > 0) {
            throw new BadJournal(
                    n,
                    "the file begins with entry {entry}: the lines before it were cut off. Ask for the whole file; nothing"
                            + " can be played without them",
                    entry.n());
        }
        if (entry.n() != n) {
            throw new BadJournal(
                    n, "it says that it is entry {entry}: one is missing, twice or out of order", entry.n());
        }
        if (n == 0 != entry.body() instanceof Entry.Opened) {
            throw new BadJournal(n, n == 0 ? "it does not open a game" : "a game is opened only once");
        }
        for (int before : earlier(entry.body())) {
            if (before < 0 || before >= n) {
                throw new BadJournal(n, "it goes back to entry {entry}, which is not before it", before);
            }
        }
        if (!chain.fits(bytes)) {
            throw new BadJournal(
                    n,
                    onItsWay(n, line)
                            .orElseGet(
                                    () -> Sentence.of(
                                            "its hash does not fit: it or an entry before it was changed after it was written")));
        }
        entries.add(entry);
    }

    /** What editors and mail programs do to a file, which nobody sees who looks at it. */
    private static Optional<Sentence> onItsWay(int n, String line) {
        if (n == 0 && line.startsWith("\uFEFF")) {
            return Optional.of(
                    Sentence.of("a byte order mark stands before it, which an editor or a program put there: take the"
                            + " file as it was sent, or save it as UTF-8 without BOM"));
        }
        if (line.endsWith("\r")) {
            return Optional.of(Sentence.of(
                    "it ends in CR LF, as Windows ends lines, where a single LF was written: an editor or a mail program"
                            + " changed that. Take the file as it was sent, or save it with LF (Unix) line ends"));
        }
        return Optional.empty();
    }

    /** Whether a first line is there, whatever it says. */
    private static boolean isWhole(String line) {
        return line.startsWith("{\"n\":0,") && line.endsWith("\"}");
    }

    private static Sentence noBeginning(BadJson why) {
        return Sentence.of(
                "the first line is no whole entry, so the beginning of the game was cut off or this is no game. Ask for the"
                        + " whole file; nothing can be played without it ({why})",
                why.sentence());
    }

    /** The entries that an entry builds on. */
    private static List<Integer> earlier(Entry.Body body) {
        if (body instanceof Entry.Rewound rewound) {
            return List.of(rewound.to());
        }
        if (body instanceof Entry.Unmended unmended) {
            return List.of(unmended.mend());
        }
        if (body instanceof Entry.Corrected corrected) {
            List<Integer> all = new ArrayList<>(List.of(corrected.of()));
            corrected.history().forEach(past -> all.add(past.entry()));
            return all;
        }
        return List.of();
    }

    /** All entries, also those that were taken back. */
    public List<Entry> entries() {
        return shown;
    }

    /** The first entry's header, with the ruleset's version and data as they were upgraded to. */
    public Header header() {
        Header header = ((Entry.Opened) entries.get(0).body()).header();
        for (Entry entry : entries) {
            if (entry.body() instanceof Entry.Upgraded upgraded) {
                header = header.playedBy(upgraded.version(), upgraded.hash(), upgraded.data());
            }
        }
        return header;
    }

    /** What counts: the entries without those taken back, those mended as they were mended. */
    public List<Entry> history() {
        return history(entries);
    }

    /** The same of the first entries of some journal, for who looks at how it grew. */
    public static List<Entry> history(List<Entry> entries) {
        List<Entry> ordered = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.body() instanceof Entry.Rewound rewound) {
                ordered = new ArrayList<>(ordered.subList(0, lastOf(ordered, rewound.to()) + 1));
            } else if (entry.body() instanceof Entry.Unmended unmended) {
                if (!(entries.get(unmended.mend()).body() instanceof Entry.Corrected)) {
                    throw new BadJournal(entry.n(), "entry {n} is no mend that could be taken back", unmended.mend());
                }
                ordered = history(entries.subList(0, unmended.mend()));
            } else if (entry.body() instanceof Entry.Corrected corrected) {
                List<Entry> mended = new ArrayList<>(ordered.subList(0, firstOf(ordered, corrected.of())));
                for (Entry.Past past : corrected.history()) {
                    Entry before = entries.get(past.entry());
                    mended.add(past.instead() == null ? before : before.with(past.instead()));
                }
                ordered = mended;
            } else {
                ordered.add(entry);
            }
        }
        return ordered;
    }

    /** Where entry {@code n} stands: a mended entry may have become several. */
    private static int firstOf(List<Entry> history, int n) {
        int place = lastOf(history, n);
        while (place > 0 && history.get(place - 1).n() == n) {
            place--;
        }
        return place;
    }

    /** Where the last of what entry {@code n} has become stands. */
    private static int lastOf(List<Entry> history, int n) {
        for (int i = history.size() - 1; i >= 0; i--) {
            if (history.get(i).n() == n) {
                return i;
            }
        }
        throw new BadJournal(n, "it counts no longer, yet a later entry goes back to it");
    }
}
