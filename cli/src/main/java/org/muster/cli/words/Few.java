package org.muster.cli.words;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.decision.Option;

/** Which of a long list are shown. */
public final class Few {

    private Few() {}

    /**
     * At most so many, in the order of the list: the first ones, but one of every kind, so that none is hidden whole
     * behind the end. What kind it is the first word of an id of several says: {@code full FFF}, {@code attack FF}.
     */
    public static List<Integer> of(List<Option> options, int most) {
        Set<String> kinds = new LinkedHashSet<>();
        Set<Integer> shown = new TreeSet<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            if (shown.size() < most && kinds.add(kind(options.get(i)))) {
                shown.add(i);
            } else {
                others.add(i);
            }
        }
        others.stream().limit(most - shown.size()).forEach(shown::add);
        return List.copyOf(shown);
    }

    private static String kind(Option option) {
        int end = option.id().indexOf(' ');
        return end < 0 ? "" : option.id().substring(0, end);
    }
}
