package org.muster.core.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.muster.api.seat.Audience;

/**
 * What remains of lines when their words are gone: which entries told something to whom, so that what comes later is
 * numbered for each viewer as if all of it were known.
 *
 * @param audience who may read the lines
 * @param chose whether they tell what somebody chose, which may be hidden for a while from those who may read it later
 * @param entries the journal's entries that brought them about, each once, in order
 */
public record Trace(Audience audience, boolean chose, List<Integer> entries) {

    public Trace {
        entries = List.copyOf(entries);
    }

    private record Kind(Audience audience, boolean chose) {}

    /** Those of {@code lines} together with those of {@code before}. */
    public static List<Trace> of(List<Trace> before, List<Line> lines) {
        Map<Kind, TreeSet<Integer>> all = new LinkedHashMap<>();
        for (Trace one : before) {
            all.computeIfAbsent(new Kind(one.audience(), one.chose()), kind -> new TreeSet<>())
                    .addAll(one.entries());
        }
        for (Line line : lines) {
            Kind kind = new Kind(line.audience(), line.kind() == Line.Kind.CHOSE);
            all.computeIfAbsent(kind, fresh -> new TreeSet<>()).add(line.entry());
        }
        List<Trace> traces = new ArrayList<>();
        all.forEach((kind, entries) -> traces.add(new Trace(kind.audience(), kind.chose(), List.copyOf(entries))));
        return traces;
    }
}
