package org.muster.core.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.state.OrderedMap;

/** The clocks that decisions share: since when each runs, and for which decisions. */
public final class Clocks {

    /**
     * One of them.
     *
     * @param since the entry that opened the first decision on it
     * @param decisions their numbers
     */
    private record Clock(int since, List<Integer> decisions) {
        Clock {
            decisions = List.copyOf(decisions);
        }

        private Clock with(int decision) {
            List<Integer> all = new ArrayList<>(decisions);
            all.add(decision);
            return new Clock(since, all);
        }
    }

    private final Map<String, Clock> all = new LinkedHashMap<>();

    /** A decision on the clock of that name was opened by {@code entry}; the entry since which its time runs. */
    public int opened(String name, int decision, int entry) {
        return all.merge(name, new Clock(entry, List.of(decision)), (known, any) -> known.with(decision))
                .since();
    }

    /** Decisions that were opened on the clock of that name. */
    public List<Integer> decisions(String name) {
        Clock clock = all.get(name);
        return clock == null ? List.of() : clock.decisions();
    }

    /** As they were when so many decisions had been opened. */
    public void takeOver(Clocks other, int decisions) {
        other.all.forEach((name, clock) -> {
            List<Integer> known =
                    clock.decisions.stream().filter(one -> one <= decisions).toList();
            if (!known.isEmpty()) {
                all.put(name, new Clock(clock.since, known));
            }
        });
    }

    /** As a snapshot keeps them. */
    public OrderedMap<String, List<Integer>> kept() {
        OrderedMap<String, List<Integer>> kept = OrderedMap.empty();
        for (Map.Entry<String, Clock> one : all.entrySet()) {
            List<Integer> numbers = new ArrayList<>(List.of(one.getValue().since));
            numbers.addAll(one.getValue().decisions);
            kept = kept.with(one.getKey(), List.copyOf(numbers));
        }
        return kept;
    }

    /** As a snapshot has kept them. */
    public static Clocks of(OrderedMap<String, List<Integer>> kept) {
        Clocks clocks = new Clocks();
        kept.forEach((name, numbers) ->
                clocks.all.put(name, new Clock(numbers.get(0), numbers.subList(1, numbers.size()))));
        return clocks;
    }
}
