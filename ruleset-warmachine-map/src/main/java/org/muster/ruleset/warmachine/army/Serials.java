package org.muster.ruleset.warmachine.army;

import org.muster.api.state.OrderedMap;

/** Numbers the entries of one player while lists are put together, so that no id is given twice. */
public final class Serials {

    private OrderedMap<String, Integer> last;

    /** Goes on behind {@code last}: the highest number of each troop. */
    public Serials(OrderedMap<String, Integer> last) {
        this.last = last;
    }

    /** A new id for an entry or attachment. */
    public String next(String troop) {
        int number = last.getOrDefault(troop, 0) + 1;
        last = last.with(troop, number);
        return troop + '#' + number;
    }

    /** The highest number of each troop now. */
    public OrderedMap<String, Integer> last() {
        return last;
    }
}
