package org.muster.cli.chaos;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How much was tried. */
record Tally(int storms, int commands, Map<String, Integer> deeds) {

    static final Tally NOTHING = new Tally(0, 0, Map.of());

    Tally and(Tally other) {
        Map<String, Integer> both = new TreeMap<>(deeds);
        other.deeds.forEach((deed, n) -> both.merge(deed, n, Integer::sum));
        return new Tally(storms + other.storms, commands + other.commands, both);
    }

    @Override
    public String toString() {
        return storms + " storms, " + commands + " commands; "
                + deeds.entrySet().stream()
                        .map(deed -> deed.getKey() + " " + deed.getValue())
                        .collect(Collectors.joining(", "));
    }
}
