package org.muster.core.journal;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a journal says of time: for how long decisions stay open beyond what the rules give them, and when no time runs.
 * Whoever goes back or mends the past gives everybody the whole time anew, with what was added to it unless that is taken
 * back too; pauses stand.
 */
public final class Deadlines {

    private final Map<Integer, Duration> longer = new HashMap<>();
    private final TreeMap<Instant, Entry.Paused> pauses = new TreeMap<>();
    private Instant anew = Instant.MIN;

    private Deadlines() {}

    /**
     * As a journal says.
     *
     * @param written all that was ever written
     * @param history what counts of it
     */
    public static Deadlines of(List<Entry> written, List<Entry> history) {
        Deadlines deadlines = new Deadlines();
        written.forEach(deadlines::hear);
        for (Entry entry : history) {
            if (entry.body() instanceof Entry.Extended extended) {
                deadlines.longer.merge(extended.decision(), extended.time(), Duration::plus);
            }
        }
        return deadlines;
    }

    /** Whether an entry says anything of time. */
    public static boolean areChangedBy(Entry.Body body) {
        return beginsAnew(body) || body instanceof Entry.Extended || body instanceof Entry.Paused;
    }

    private static boolean beginsAnew(Entry.Body body) {
        return body instanceof Entry.Rewound || body instanceof Entry.Corrected || body instanceof Entry.Unmended;
    }

    private void hear(Entry entry) {
        Entry.Body body = entry.body();
        if (beginsAnew(body)) {
            anew = later(anew, entry.at());
        } else if (body instanceof Entry.Paused paused) {
            pauses.remove(paused.from());
            if (paused.until().isAfter(paused.from())) {
                pauses.put(paused.from(), paused);
            }
        }
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /**
     * When the time of a decision is up.
     *
     * @param sharing its number, and those of others that share its time
     * @param opened when it was opened, or the first of them
     * @param within how long the rules leave it open
     */
    public Instant of(Set<Integer> sharing, Instant opened, Duration within) {
        Instant running = later(opened, anew);
        Instant end = running.plus(within).plus(longer(sharing));
        for (Entry.Paused pause : pauses.values()) {
            Instant stops = later(running, pause.from());
            if (stops.isBefore(end) && stops.isBefore(pause.until())) {
                end = end.plus(Duration.between(stops, pause.until()));
                running = pause.until();
            }
        }
        return end;
    }

    /** How much longer decisions that share their time stay open than the rules leave them. */
    public Duration longer(Set<Integer> sharing) {
        return sharing.stream()
                .map(decision -> longer.getOrDefault(decision, Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** The pauses, by their beginnings. */
    public Collection<Entry.Paused> pauses() {
        return pauses.values();
    }

    /** The pauses that {@code now} lies in. */
    public List<Entry.Paused> pausesAt(Instant now) {
        return pauses.values().stream()
                .filter(one -> !one.from().isAfter(now) && one.until().isAfter(now))
                .toList();
    }

    /** The pause that begins exactly then. */
    public Optional<Entry.Paused> pauseFrom(Instant from) {
        return Optional.ofNullable(pauses.get(from));
    }
}
