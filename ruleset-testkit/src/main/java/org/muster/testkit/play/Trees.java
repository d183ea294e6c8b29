package org.muster.testkit.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.core.json.Differences;
import tools.jackson.databind.JsonNode;

/** Where two trees of JSON differ, as people read it: {@code state.heap: 3 -> 2}. */
public final class Trees {

    private Trees() {}

    /** At most {@code most} differences, and how many more there are. */
    public static List<String> differences(JsonNode before, JsonNode after, int most) {
        List<String> all = Differences.of(before, after).stream()
                .map(one -> one.at() + ": " + text(one.before()) + " -> " + text(one.after()))
                .toList();
        if (all.size() <= most) {
            return all;
        }
        List<String> some = new ArrayList<>(all.subList(0, most));
        some.add("... and " + (all.size() - most) + " more");
        return some;
    }

    private static String text(@Nullable JsonNode node) {
        if (node == null) {
            return "nothing";
        }
        String text = node.toString();
        return text.length() <= 120 ? text : text.substring(0, 117) + "...";
    }
}
