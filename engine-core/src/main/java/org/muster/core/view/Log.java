package org.muster.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Audience;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;

/**
 * What happened, as one viewer may know it. The entries it is owed to are numbered for that viewer: in the journal's
 * own numbers the gaps would tell how much is hidden. Who sees everything has the journal's numbers.
 */
public final class Log {

    /** Entries of which the viewer has heard what was answered or thrown. */
    private final Set<Integer> done;

    private final List<Line> heard;
    private final View<?> view;
    /** Null: nobody has asked for them yet. */
    private @Nullable List<Told> lines;
    /** The entries the viewer knows of, in order; the number of each is its place. */
    private final List<Integer> known;
    /** Whether others have the same numbers: then one speaks of entries by them. */
    private final boolean isJournals;

    /**
     * A line.
     *
     * @param n number of its entry for the viewer
     * @param line what it says; its own number is the journal's and goes to nobody else
     */
    public record Told(int n, Line line) {

        @Override
        public String toString() {
            return n + " " + line.kind() + " " + line.sentence();
        }
    }

    private Log(View<?> view, List<Integer> known, List<Line> heard) {
        this.view = view;
        this.known = known;
        this.heard = heard;
        this.isJournals = view.viewer().seesAll();
        this.done = heard.stream()
                .filter(line -> line.kind() == Line.Kind.CHOSE || line.kind() == Line.Kind.ROLLED)
                .map(Line::entry)
                .collect(Collectors.toSet());
    }

    static Log of(View<?> view, List<Line> lines) {
        return of(view, lines, List.of());
    }

    /**
     * The same.
     *
     * @param earlier entries that the viewer knows of by lines that are not among these
     */
    static Log of(View<?> view, List<Line> lines, Collection<Integer> earlier) {
        TreeSet<Integer> known = new TreeSet<>(earlier);
        for (Entry entry : view.game().entries()) {
            if (view.viewer().seesAll() || isPublic(entry.body())) {
                known.add(entry.n());
            }
        }
        lines.forEach(line -> known.add(line.entry()));
        return new Log(view, new ArrayList<>(known), lines);
    }

    /** What was heard, each mend where it was done. */
    private List<Told> withMends(List<Line> heard, List<Line> mends) {
        List<Told> all = new ArrayList<>();
        int next = 0;
        for (Line mend : mends) {
            while (next < heard.size() && heard.get(next).entry() < mend.entry()) {
                all.add(told(heard.get(next++)));
            }
            all.add(told(mend));
        }
        heard.subList(next, heard.size()).forEach(line -> all.add(told(line)));
        return List.copyOf(all);
    }

    private Told told(Line line) {
        return new Told(number(line.entry()), line);
    }

    /** What is done to the game itself, and that a phase has ended, is no secret of anybody's. */
    private static boolean isPublic(Entry.Body body) {
        return body instanceof Entry.Opened
                || body instanceof Entry.Rewound
                || body instanceof Entry.Corrected
                || body instanceof Entry.Unmended
                || body instanceof Entry.Upgraded
                || body instanceof Entry.Revealed
                || body instanceof Entry.Reached;
    }

    /** Every line, in order. */
    public List<Told> lines() {
        List<Told> all = lines;
        if (all == null) {
            all = withMends(heard, MendInWords.of(view.game(), this));
            lines = all;
        }
        return all;
    }

    /** The lines owed to the journal's entry {@code entry} or a later one that counts: none that tell of a mend. */
    public List<Told> since(int entry) {
        return heard.stream()
                .filter(line -> line.entry() >= entry)
                .map(this::told)
                .toList();
    }

    /** The viewer's number of the journal's entry {@code entry}, or of the last known one before it. */
    public int number(int entry) {
        int place = Collections.binarySearch(known, entry);
        return place >= 0 ? place : Math.max(0, -place - 2);
    }

    /** Whether entries are spoken of by their numbers; else by what they tell, for each viewer has others. */
    boolean isJournals() {
        return isJournals;
    }

    /** Whether the viewer belongs to an audience; who sees everything reads no answer of which others must not hear. */
    boolean mayRead(Audience audience) {
        return audience.includes(view.viewer()) && (audience.everybody() || !isJournals);
    }

    /** The same of what is told of the journal's entry {@code entry}; who sees everything may have heard of it. */
    boolean mayRead(Audience audience, int entry) {
        return mayRead(audience) || isJournals && done.contains(entry);
    }

    /** Whether the viewer knows of the journal's entry {@code entry}. */
    public boolean knows(int entry) {
        return Collections.binarySearch(known, entry) >= 0;
    }

    /** The journal's number of the viewer's entry {@code n}; empty if the viewer knows no such entry. */
    public Optional<Integer> entry(int n) {
        return n >= 0 && n < known.size() ? Optional.of(known.get(n)) : Optional.empty();
    }

    /** The viewer's number of the last entry there is. */
    public int last() {
        return known.size() - 1;
    }
}
