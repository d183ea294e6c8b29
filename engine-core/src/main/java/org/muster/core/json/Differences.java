package org.muster.core.json;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where two trees of JSON differ. */
public final class Differences {

    private final List<Change> all = new ArrayList<>();

    private Differences() {}

    /**
     * One difference.
     *
     * @param at the path: {@code state.squads[2].at}
     * @param before null: there was nothing
     * @param after null: there is nothing
     */
    public record Change(
            String at, @Nullable JsonNode before, @Nullable JsonNode after) {}

    /** All of them, in the order of the fields. */
    public static List<Change> of(JsonNode before, JsonNode after) {
        Differences found = new Differences();
        found.look("", before, after);
        return found.all;
    }

    private void look(String at, @Nullable JsonNode before, @Nullable JsonNode after) {
        if (before != null && before.equals(after)) {
            return;
        }
        if (before != null && after != null && before.isObject() && after.isObject()) {
            fields(at, before, after);
        } else if (before != null
                && after != null
                && before.isArray()
                && after.isArray()
                && before.size() == after.size()) {
            for (int i = 0; i < before.size(); i++) {
                look(at + '[' + i + ']', before.get(i), after.get(i));
            }
        } else {
            all.add(new Change(at, before, after));
        }
    }

    private void fields(String at, JsonNode before, JsonNode after) {
        Set<String> names = new LinkedHashSet<>(before.propertyNames());
        names.addAll(after.propertyNames());
        for (String name : names) {
            look(at.isEmpty() ? name : at + '.' + name, before.get(name), after.get(name));
        }
        boolean sameNames = before.size() == after.size() && names.size() == before.size();
        if (sameNames && !List.copyOf(before.propertyNames()).equals(List.copyOf(after.propertyNames()))) {
            all.add(new Change(at, inOrder(before), inOrder(after)));
        }
    }

    /** In another order the same fields are another map. */
    private static JsonNode inOrder(JsonNode object) {
        return Json.MAPPER.valueToTree(object.propertyNames());
    }
}
