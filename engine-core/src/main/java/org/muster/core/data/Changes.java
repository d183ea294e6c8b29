package org.muster.core.data;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a variant sets otherwise in files of data, written as these are, but for what stays as it is: names with values
 * go into each other, a thing of a list goes by its id, one with a {@code +} before its id comes to the list's end, a list
 * takes the place of a list, and nothing ({@code ~}) takes a thing away.
 */
public final class Changes {

    /** None. */
    public static final Changes NONE = new Changes(List.of());

    private static final String NEW = "+";
    /** Ids told to who has named none of them. */
    private static final int MOST_TOLD = 12;

    private final List<Layer> layers;

    /** The changes of one file, with its text, which tells their lines. */
    private record Layer(JsonNode values, String text, String file) {}

    /**
     * One value that is set.
     *
     * @param written where it stands in the file of changes
     * @param path where it stands in the data
     */
    private record Change(Layer layer, List<Object> written, List<Object> path) {

        boolean isWithin(List<Object> place) {
            return path.size() >= place.size() && path.subList(0, place.size()).equals(place);
        }

        /** The same, where it stands when what stood at {@code place} of a list is gone. */
        Change without(List<Object> place) {
            int depth = place.size() - 1;
            if (path.size() <= depth
                    || !isWithin(place.subList(0, depth))
                    || (int) path.get(depth) < (int) place.get(depth)) {
                return this;
            }
            List<Object> moved = new ArrayList<>(path);
            moved.set(depth, (int) path.get(depth) - 1);
            return new Change(layer, written, moved);
        }

        /** What stands at {@code place} of the data, where that is within this one. */
        Change at(List<Object> place) {
            if (place.size() <= path.size() || !place.subList(0, path.size()).equals(path)) {
                return this;
            }
            List<Object> deeper = new ArrayList<>(written);
            deeper.addAll(place.subList(path.size(), place.size()));
            return new Change(layer, deeper, place);
        }

        Violation wrong(Sentence why) {
            Violation violation = new Violation(
                    "BAD_CHANGE", Yaml.at(layer.text, written, why).sentence(), List.of(), "");
            return layer.file.isEmpty() ? violation : violation.inside(layer.file);
        }
    }

    private Changes(List<Layer> layers) {
        this.layers = layers;
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Changes of(JsonNode values) {
        return new Changes(List.of(new Layer(values, "", "")));
    }

    @JsonValue
    List<JsonNode> values() {
        return layers.stream().map(Layer::values).toList();
    }

    /** The same, as they stand in {@code text}. */
    public Changes in(String text) {
        return new Changes(layers.stream()
                .map(one -> new Layer(one.values, text, one.file))
                .toList());
    }

    /** The same, of a file of that name. */
    public Changes at(String file) {
        return new Changes(layers.stream()
                .map(one -> new Layer(one.values, one.text, file))
                .toList());
    }

    /** First those of {@code base}, then these. */
    public Changes over(@Nullable Changes base) {
        return base == null
                ? this
                : new Changes(
                        Stream.concat(base.layers.stream(), layers.stream()).toList());
    }

    /** That something else stands there than names of files of data with what is otherwise in each. */
    public List<Violation> violations() {
        return layers.stream()
                .filter(layer -> !layer.values.isObject())
                .map(layer -> new Change(layer, List.of("changes"), List.of())
                        .wrong(Sentence.of(
                                "changes are names of data with what is otherwise there, not {given}",
                                layer.values.toString())))
                .toList();
    }

    /** The names of the files of data that are changed. */
    public Set<String> data() {
        Set<String> names = new LinkedHashSet<>();
        layers.forEach(layer -> names.addAll(layer.values.propertyNames()));
        return names;
    }

    /** That a file of data is changed which nobody has. */
    public void unknown(String data, List<String> known, Consumer<Violation> wrong) {
        for (Layer layer : layers) {
            if (layer.values.has(data)) {
                wrong.accept(new Change(layer, List.of("changes", data), List.of())
                        .wrong(Sentence.of("there is no data called {data}; there are: {known}", data, known)));
            }
        }
    }

    /**
     * {@code tree}, a file of data, with all changes of it, in their order.
     *
     * @param type what it is read as
     * @param wrong hears of each change that can't be made, with its line
     */
    public Changed changed(String data, JsonNode tree, Class<?> type, Consumer<Violation> wrong) {
        Work work = new Work(tree.deepCopy(), type, wrong);
        for (Layer layer : layers) {
            JsonNode values = layer.values.path(data);
            if (!values.isMissingNode()) {
                work.set(new Change(layer, List.of("changes", data), List.of()), values);
            }
        }
        return new Changed(work.tree, List.copyOf(work.made));
    }

    /** A file of data with changes made. */
    public record Changed(JsonNode tree, List<?> made) {

        /** {@code flaw}, which was found in it, as it is told to who wrote the changes; empty: it is none of theirs. */
        public Optional<Violation> told(Flaw flaw) {
            return made.stream()
                    .map(Change.class::cast)
                    .filter(one -> flaw.path().size() >= one.path.size()
                            && flaw.path().subList(0, one.path.size()).equals(one.path))
                    .reduce((before, last) -> last)
                    .map(one -> one.wrong(flaw.why()));
        }
    }

    /** A file of data that is being changed. */
    private static final class Work {

        private JsonNode tree;
        private final Class<?> type;
        private final Consumer<Violation> wrong;
        private final List<Change> made = new ArrayList<>();

        Work(JsonNode tree, Class<?> type, Consumer<Violation> wrong) {
            this.tree = tree;
            this.type = type;
            this.wrong = wrong;
        }

        /** Sets {@code value} at the place of {@code change}, or what it holds in what is there. */
        void set(Change change, JsonNode value) {
            JsonNode there = at(tree, change.path);
            if (!value.isObject() || !there.isObject() && !isListOfThings(there) && !areNew(there, value)) {
                put(change, value);
                return;
            }
            for (Map.Entry<String, JsonNode> one : value.properties()) {
                List<Object> written = with(change.written, one.getKey());
                if (there.isObject()) {
                    set(new Change(change.layer, written, with(change.path, one.getKey())), one.getValue());
                    continue;
                }
                JsonNode list = at(tree, change.path); // as it is now: one before may be gone
                int place = place(list, one.getKey());
                if (one.getKey().startsWith(NEW)) {
                    add(new Change(change.layer, written, with(change.path, list.size())), list, one);
                } else if (place < 0) {
                    wrong.accept(new Change(change.layer, written, change.path)
                            .wrong(Sentence.of(
                                    "there is no {id} here; there are: {known}; what is new has a + before its id",
                                    one.getKey(),
                                    known(list, one.getKey()))));
                } else {
                    set(new Change(change.layer, written, with(change.path, place)), one.getValue());
                }
            }
        }

        /** A thing that the list doesn't have yet, at its end. */
        private void add(Change change, JsonNode list, Map.Entry<String, JsonNode> one) {
            String id = one.getKey().substring(NEW.length());
            if (place(list, id) >= 0) {
                wrong.accept(change.wrong(
                        Sentence.of("{id} is there already; to change it, leave out the + before it", id)));
            } else if (!one.getValue().isObject() || one.getValue().has("id")) {
                wrong.accept(change.wrong(
                        Sentence.of("what is new are names with values, without the id, which is {id}", id)));
            } else {
                ObjectNode thing = Json.MAPPER.createObjectNode().put("id", id);
                one.getValue().properties().forEach(field -> thing.set(field.getKey(), field.getValue()));
                put(change, thing);
            }
        }

        private void put(Change change, JsonNode value) {
            JsonNode copy = tree.deepCopy();
            if (change.path.isEmpty()) {
                copy = value;
            } else {
                JsonNode owner = at(copy, change.path.subList(0, change.path.size() - 1));
                Object last = change.path.get(change.path.size() - 1);
                if (isNothing(value)) {
                    takeAway(owner, last);
                } else if (owner instanceof ArrayNode list && last.equals(list.size())) {
                    list.add(value);
                } else if (owner instanceof ArrayNode list) {
                    list.set((Integer) last, value);
                } else {
                    ((ObjectNode) owner).set((String) last, value);
                }
            }
            try {
                boolean isShorter = isNothing(value)
                        && !change.path.isEmpty()
                        && at(tree, change.path.subList(0, change.path.size() - 1))
                                .isArray();
                tree = Json.MAPPER.valueToTree(Json.MAPPER.treeToValue(copy, type));
                if (isShorter) {
                    made.removeIf(one -> one.isWithin(change.path));
                    made.replaceAll(one -> one.without(change.path));
                } else {
                    made.add(change);
                }
            } catch (JacksonException e) {
                wrong.accept(change.at(Yaml.path(e.getPath())).wrong(BadJson.what(e)));
            }
        }
    }

    private static void takeAway(JsonNode owner, Object last) {
        if (owner instanceof ArrayNode list) {
            list.remove((Integer) last);
        } else {
            ((ObjectNode) owner).remove((String) last);
        }
    }

    /** YAML reads its sign for nothing as a word. */
    private static boolean isNothing(JsonNode value) {
        return value.isNull() || value.isString() && value.asString().equals("~");
    }

    private static JsonNode at(JsonNode tree, List<Object> path) {
        JsonNode at = tree;
        for (Object step : path) {
            at = step instanceof Integer place ? at.path(place) : at.path((String) step);
        }
        return at;
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }

    private static boolean isListOfThings(JsonNode node) {
        return node.isArray() && !node.isEmpty() && node.get(0).has("id");
    }

    /** Whether {@code value} says what comes to a list in which there is nothing yet. */
    private static boolean areNew(JsonNode there, JsonNode value) {
        return there.isArray()
                && there.isEmpty()
                && !value.isEmpty()
                && value.propertyNames().stream().allMatch(name -> name.startsWith(NEW));
    }

    /** Where in a list what has that id stands; -1: nowhere. */
    static int place(JsonNode list, String id) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).path("id").asString("").equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** Ids of a list's things; of many those that begin most as {@code wanted} does. */
    private static Sentence known(JsonNode list, String wanted) {
        List<String> ids = new ArrayList<>();
        list.forEach(one -> ids.add(one.path("id").asString("")));
        ids.sort(Comparator.naturalOrder());
        if (ids.size() <= MOST_TOLD) {
            return Sentence.verbatim(String.join(", ", ids));
        }
        ids.sort(Comparator.comparing(id -> -sameAtFirst(id, wanted))); // else as they stood
        return Sentence.of(
                "{known} and {n} more", String.join(", ", ids.subList(0, MOST_TOLD)), ids.size() - MOST_TOLD);
    }

    private static int sameAtFirst(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length()) && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }
}
