package org.muster.core.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.text.Sentence;
import tools.jackson.databind.JsonNode;

/** What of one file of data, or of rule options, is otherwise in another, in words: "Damage +10, cost: 120, not 150". */
public final class Differences {

    private final List<Difference> found = new ArrayList<>();

    private Differences() {}

    /**
     * One thing that is otherwise.
     *
     * @param path names of fields, and ids or places of what is in lists
     * @param words the same as a sentence
     */
    public record Difference(List<String> path, Sentence words) {}

    /** What is otherwise in {@code other}. */
    public static List<Difference> between(JsonNode one, JsonNode other) {
        Differences differences = new Differences();
        differences.look(List.of(), List.of(), one, other);
        return List.copyOf(differences.found);
    }

    /** {@code told} are the steps of the path that people read. */
    private void look(List<String> path, List<String> told, JsonNode one, JsonNode other) {
        if (one.equals(other)) {
            return;
        }
        if (one.isObject() && other.isObject()) {
            fields(path, told, one, other);
        } else if (isOfThings(one) && isOfThings(other)) {
            things(path, told, things(one), things(other));
        } else if (isNothing(one)) {
            tell(path, Sentence.of("{what}: {value}, where there was nothing", place(told), value(other)));
        } else if (isNothing(other)) {
            tell(path, Sentence.of("{what}: nothing, not {value}", place(told), value(one)));
        } else {
            tell(path, Sentence.of("{what}: {new}, not {old}", place(told), value(other), value(one)));
        }
    }

    private void fields(List<String> path, List<String> told, JsonNode one, JsonNode other) {
        Set<String> names = new LinkedHashSet<>(one.propertyNames());
        names.addAll(other.propertyNames());
        for (String name : names) {
            look(with(path, name), with(told, name), one.path(name), other.path(name));
        }
    }

    private void things(List<String> path, List<String> told, Map<String, JsonNode> one, Map<String, JsonNode> other) {
        one.forEach((id, thing) -> {
            JsonNode now = other.get(id);
            if (now == null) {
                tell(with(path, id), Sentence.of("{what} is left out", place(with(told, name(thing, id)))));
            } else {
                look(with(path, id), with(told, name(thing, id)), thing, now);
            }
        });
        other.forEach((id, thing) -> {
            if (!one.containsKey(id)) {
                tell(
                        with(path, id),
                        Sentence.of("{what} is new: {value}", place(with(told, name(thing, id))), value(thing)));
            }
        });
        if (List.copyOf(one.keySet()).equals(List.copyOf(other.keySet()))) {
            return;
        }
        if (one.keySet().equals(other.keySet())) {
            tell(path, Sentence.of("{what}: the same in another order", place(told)));
        }
    }

    private void tell(List<String> path, Sentence words) {
        found.add(new Difference(path, words));
    }

    private static Sentence place(List<String> told) {
        return Sentence.verbatim(told.isEmpty() ? "all of it" : String.join(", ", told));
    }

    private static String name(JsonNode thing, String id) {
        String name = thing.path("name").asString("");
        return name.isEmpty() ? id : name;
    }

    private static boolean isNothing(JsonNode node) {
        return node.isMissingNode() || node.isNull();
    }

    /** Whether it is a list of things with ids of their own. */
    private static boolean isOfThings(JsonNode node) {
        return node.isArray() && !node.isEmpty() && things(node).size() == node.size();
    }

    private static Map<String, JsonNode> things(JsonNode list) {
        Map<String, JsonNode> things = new LinkedHashMap<>();
        for (JsonNode thing : list) {
            String id = thing.path("id").asString("");
            if (!id.isEmpty()) {
                things.put(id, thing);
            }
        }
        return things;
    }

    /** As people write it. */
    private static Sentence value(JsonNode node) {
        return Sentence.verbatim(words(node));
    }

    private static String words(JsonNode node) {
        List<String> parts = new ArrayList<>();
        if (node.isObject()) {
            node.properties().forEach(one -> {
                if (!isNothing(one.getValue())) {
                    parts.add(one.getKey() + " " + words(one.getValue()));
                }
            });
            return "(" + String.join(", ", parts) + ")";
        }
        if (node.isArray()) {
            node.forEach(one -> parts.add(words(one)));
            return parts.isEmpty() ? "none" : String.join(", ", parts);
        }
        return node.asString();
    }

    private static List<String> with(List<String> path, String step) {
        List<String> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
