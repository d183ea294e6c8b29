package org.muster.testkit.play;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where two trees of JSON differ, as people read it: {@code state.heap: 3 -> 2}. */
public final class Trees {

    private Trees() {}

    /** At most {@code most} differences, and how many more there are. */
    public static List<String> differences(JsonNode before, JsonNode after, int most) {
        List<String> all = new ArrayList<>();
        differ("", before, after, all);
        if (all.size() <= most) {
            return all;
        }
        List<String> some = new ArrayList<>(all.subList(0, most));
        some.add("... and " + (all.size() - most) + " more");
        return some;
    }

    private static void differ(String at, @Nullable JsonNode before, @Nullable JsonNode after, List<String> all) {
        if (before != null && before.equals(after)) {
            return;
        }
        if (before != null && after != null && before.isObject() && after.isObject()) {
            Set<String> names = new LinkedHashSet<>(before.propertyNames());
            names.addAll(after.propertyNames());
            for (String name : names) {
                differ(at.isEmpty() ? name : at + '.' + name, before.get(name), after.get(name), all);
            }
            boolean sameSet = before.size() == after.size() && names.size() == before.size();
            if (sameSet && !inOrder(before).equals(inOrder(after))) {
                all.add(at + ": order " + inOrder(before) + " -> " + inOrder(after));
            }
        } else if (before != null
                && after != null
                && before.isArray()
                && after.isArray()
                && before.size() == after.size()) {
            for (int i = 0; i < before.size(); i++) {
                differ(at + '[' + i + ']', before.get(i), after.get(i), all);
            }
        } else {
            all.add(at + ": " + text(before) + " -> " + text(after));
        }
    }

    private static List<String> inOrder(JsonNode object) {
        List<String> names = new ArrayList<>();
        for (Iterator<String> each = object.propertyNames().iterator(); each.hasNext(); ) {
            names.add(each.next());
        }
        return names;
    }

    private static String text(@Nullable JsonNode node) {
        if (node == null) {
            return "nothing";
        }
        String text = node.toString();
        return text.length() <= 120 ? text : text.substring(0, 117) + "...";
    }
}
