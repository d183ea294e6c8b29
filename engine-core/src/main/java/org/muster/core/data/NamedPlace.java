package org.muster.core.data;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where in a file stands what a rule names: by fields, places of lists, and ids or other names of what stands in lists. */
public final class NamedPlace {

    private static final String PLACE = "\\d{1,6}";

    private NamedPlace() {}

    /**
     * As far as it can be found: names of fields and places of lists.
     *
     * @param file its name; rules may leave out the field of that name
     * @param name steps with dots between them, such as {@code ahsoka.weapons.twin-sabers}
     */
    public static List<Object> path(JsonNode tree, String file, String name) {
        List<Object> path = new ArrayList<>();
        JsonNode at = tree;
        String[] steps = name.split("\\.");
        if (tree.has(file) && !tree.has(steps[0])) {
            path.add(file);
            at = tree.path(file);
        }
        for (String step : steps) {
            Object next = at.isArray() ? inList(at, step) : at.has(step) ? step : null;
            if (next == null) {
                break;
            }
            path.add(next);
            at = next instanceof Integer place ? at.path(place) : at.path(step);
        }
        return path;
    }

    private static @Nullable Integer inList(JsonNode list, String name) {
        if (name.matches(PLACE)) {
            return Integer.valueOf(name);
        }
        int place = Changes.place(list, name);
        for (int i = 0; place < 0 && i < list.size(); i++) {
            for (JsonNode value : list.get(i)) {
                place = value.isString() && value.asString().equals(name) ? i : place;
            }
        }
        return place < 0 ? null : place;
    }
}
