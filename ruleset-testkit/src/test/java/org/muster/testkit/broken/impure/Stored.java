package org.muster.testkit.broken.impure;

import java.util.List;
import java.util.Map;
import org.muster.api.state.OrderedMap;

/** A state that can't be written faithfully. */
record Stored(int[] faces, Map<String, Integer> map, OrderedMap<String, Inner> good, Cards cards) {

    /** Reached through a generic type. */
    record Inner(List<Map<String, String>> maps) {}

    /** The book: not written. */
    record Cards(Map<String, String> names) {}
}
