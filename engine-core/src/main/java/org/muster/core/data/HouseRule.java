package org.muster.core.data;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Titles;
import org.muster.api.spi.Label;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One house rule of a ruleset, and how people read it: by its {@link Label}s, or by its names where it has none. */
public final class HouseRule {

    private static final int HOURS_OF_A_DAY = 24;

    private final RecordComponent component;
    private final @Nullable Label label;
    private final JsonNode usual;

    private HouseRule(RecordComponent component, JsonNode usual) {
        this.component = component;
        this.label = component.getAnnotation(Label.class);
        this.usual = usual;
    }

    /** All of them, in the order of the record of defaults. */
    public static List<HouseRule> of(Object defaults) {
        return of(defaults.getClass(), Json.MAPPER.valueToTree(defaults));
    }

    /** The values of all of them, as files write them; none, where a ruleset has no house rules. */
    public static ObjectNode values(Object defaults) {
        return Json.MAPPER.valueToTree(defaults) instanceof ObjectNode values ? values : Json.MAPPER.createObjectNode();
    }

    private static List<HouseRule> of(Class<?> record, JsonNode values) {
        if (!record.isRecord()) { // the ruleset has none
            return List.of();
        }
        List<HouseRule> rules = new ArrayList<>();
        for (RecordComponent component : record.getRecordComponents()) {
            if (values.has(component.getName())) {
                rules.add(new HouseRule(component, values.path(component.getName())));
            }
        }
        return rules;
    }

    /** What a game plays differently, {@code name: value} in its file: each as {@code label: value}. */
    public static List<Sentence> told(Object defaults, JsonNode options) {
        return of(defaults).stream()
                .filter(rule ->
                        options.has(rule.name()) && !options.path(rule.name()).equals(rule.usual()))
                .map(rule -> Sentence.of("{rule}: {value}", rule.label(), rule.said(options.path(rule.name()))))
                .toList();
    }

    /** As files and programs call it. */
    public String name() {
        return component.getName();
    }

    /** What people call it. */
    public Sentence label() {
        return label == null
                ? Sentence.verbatim(Titles.words(capital(component.getName())))
                : Sentence.restored(label.value(), List.of());
    }

    /** Ids of the rules that it is about. */
    public List<String> rules() {
        return label == null ? List.of() : List.of(label.rules());
    }

    /** Its value where no game says another. */
    public JsonNode usual() {
        return usual;
    }

    /** Whether it is a whole number. */
    public boolean isNumber() {
        return usual.isInt();
    }

    /** Whether it is so many hours: how long somebody has. */
    public boolean isTime() {
        return label != null && label.unit().equals(Label.HOURS);
    }

    /** Its values as files write them; none of a number or a text, which may have any. */
    public List<JsonNode> values() {
        List<JsonNode> values = new ArrayList<>();
        if (component.getType() == boolean.class) {
            values.add(Json.MAPPER.valueToTree(true));
            values.add(Json.MAPPER.valueToTree(false));
        } else if (component.getType().isEnum()) {
            for (Object constant : component.getType().getEnumConstants()) {
                values.add(Json.MAPPER.valueToTree(constant));
            }
        }
        return values;
    }

    /** What a value of it means. */
    public Sentence said(JsonNode value) {
        if (value.isBoolean()) {
            return value.asBoolean() ? Sentence.of("yes") : Sentence.of("no");
        }
        if (value.isInt() && label != null) {
            return number(value.asInt(), label);
        }
        if (value.isObject() && component.getType().isRecord()) {
            return Sentence.joined(
                    ", ",
                    of(component.getType(), value).stream()
                            .map(part -> Sentence.of("{rule}: {value}", part.label(), part.said(part.usual())))
                            .toList());
        }
        return constant(value)
                .map(HouseRule::constantSaid)
                .orElseGet(() -> Sentence.verbatim(value.isString() ? value.asString() : value.toString()));
    }

    private static Sentence number(int number, Label label) {
        if (number == 0 && !label.zero().isEmpty()) {
            return Sentence.restored(label.zero(), List.of());
        }
        if (label.unit().equals(Label.HOURS) && number >= 2 * HOURS_OF_A_DAY && number % HOURS_OF_A_DAY == 0) {
            return Sentence.of("{n} h ({days day|days})", number, number / HOURS_OF_A_DAY);
        }
        return label.unit().isEmpty()
                ? Sentence.verbatim(String.valueOf(number))
                : Sentence.restored(label.unit(), List.of(number));
    }

    private Optional<Enum<?>> constant(JsonNode value) {
        if (component.getType().isEnum()) {
            for (Object constant : component.getType().getEnumConstants()) {
                if (Json.MAPPER.valueToTree(constant).equals(value)) {
                    return Optional.of((Enum<?>) constant);
                }
            }
        }
        return Optional.empty();
    }

    private static Sentence constantSaid(Enum<?> constant) {
        try {
            Label said = constant.getDeclaringClass().getField(constant.name()).getAnnotation(Label.class);
            return said == null
                    ? Sentence.verbatim(constant.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                    : Sentence.restored(said.value(), List.of());
        } catch (NoSuchFieldException e) {
            throw new AssertionError("an enum has a field for each constant", e);
        }
    }

    /** All of them for programs: {@code name}, {@code label}, {@code rules}, {@code usual} and {@code values}. */
    public static ArrayNode json(Object defaults) {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (HouseRule rule : of(defaults)) {
            ObjectNode one = all.addObject()
                    .put("name", rule.name())
                    .put("label", rule.label().toString());
            ArrayNode about = one.putArray("rules");
            rule.rules().forEach(about::add);
            one.set("usual", rule.usual());
            one.put("said", rule.said(rule.usual()).toString());
            ArrayNode values = one.putArray("values");
            for (JsonNode value : rule.values()) {
                ObjectNode other = values.addObject();
                other.set("value", value);
                other.put("said", rule.said(value).toString());
            }
        }
        return all;
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
