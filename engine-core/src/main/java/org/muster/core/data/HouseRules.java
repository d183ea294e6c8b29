package org.muster.core.data;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.NotBuilt;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ObjectNode;

/** House rules: the ruleset's record with its defaults, and what a game sets differently. */
public final class HouseRules {

    private HouseRules() {}

    /** {@code defaults} with the values of {@code given}; every wrong name and value is told, and left out of what is left. */
    public static Checked<Object> read(Object defaults, JsonNode given) {
        JsonNode tree = Json.MAPPER.valueToTree(defaults);
        if (!(tree instanceof ObjectNode all) || given.isEmpty()) {
            return given.isEmpty() ? Checked.ok(defaults) : Checked.bad(unknown(given.propertyNames(), List.of()));
        }
        List<Violation> violations = new ArrayList<>();
        ObjectNode merged = all.deepCopy();
        for (Map.Entry<String, JsonNode> one : given.properties()) {
            if (!all.has(one.getKey())) {
                violations.add(notBuilt(defaults, one.getKey()).stream()
                        .findFirst()
                        .map(HouseRules::notBuilt)
                        .orElseGet(() -> unknown(List.of(one.getKey()), all.propertyNames())));
                continue;
            }
            ObjectNode alone = all.deepCopy();
            JsonNode meant = meant(one.getValue(), all.path(one.getKey()));
            alone.set(one.getKey(), meant);
            try {
                Json.MAPPER.treeToValue(alone, defaults.getClass());
                merged.set(one.getKey(), meant);
            } catch (JacksonException | IllegalArgumentException e) {
                violations.add(Violation.of(
                        "BAD_OPTION",
                        "{name} can't be {value}; {right}.",
                        one.getKey(),
                        one.getValue(),
                        right(defaults, one.getKey(), one.getValue())));
            }
        }
        return violations.isEmpty()
                ? Checked.ok(Json.MAPPER.treeToValue(merged, defaults.getClass()))
                : Checked.bad(violations)
                        .leaving(() -> Optional.of(Json.MAPPER.treeToValue(merged, defaults.getClass())));
    }

    /** Rule books write YES and NO of what is true or false. */
    private static JsonNode meant(JsonNode given, JsonNode usual) {
        String word = usual.isBoolean() && given.isString() ? given.asString() : "";
        return switch (word) {
            case "YES" -> BooleanNode.TRUE;
            case "NO" -> BooleanNode.FALSE;
            default -> given;
        };
    }

    private static Violation unknown(Iterable<String> names, Iterable<String> known) {
        return Violation.of(
                "NO_SUCH_RULE_OPTION",
                "There is no rule option {name}; there are: {known}.",
                String.join(", ", names),
                String.join(", ", known));
    }

    private static List<NotBuilt> notBuilt(Object defaults, String option) {
        return Arrays.stream(defaults.getClass().getAnnotationsByType(NotBuilt.class))
                .filter(one -> one.option().equals(option))
                .toList();
    }

    private static Violation notBuilt(NotBuilt option) {
        return Violation.of(
                        "OPTION_NOT_BUILT",
                        "The rule book names {name} = {value}, but that is not built: the game plays by the book's default,"
                                + " and {name} can't be set.",
                        option.option(),
                        option.value())
                .citing(option.rules());
    }

    private static Sentence right(Object defaults, String name, JsonNode given) {
        boolean inBook =
                notBuilt(defaults, name).stream().anyMatch(one -> one.value().equals(given.asString("")));
        Sentence right = right(defaults.getClass(), name, given);
        return inBook ? Sentence.of("the rule book names that, but it is not built; {right}", right) : right;
    }

    private static Sentence right(Class<?> options, String name, JsonNode given) {
        return Arrays.stream(options.getRecordComponents())
                .filter(component -> component.getName().equals(name))
                .map(component -> component.getType())
                .map(type -> type.isEnum() ? Sentence.of("it is one of {words}", words(type)) : kind(type, given))
                .findFirst()
                .orElseGet(() -> Sentence.of("see the rule book"));
    }

    private static Sentence kind(Class<?> type, JsonNode given) {
        if (type == boolean.class || type == Boolean.class) {
            return Sentence.of("it is true or false");
        }
        if (type == int.class || type == Integer.class) {
            return given.isIntegralNumber()
                    ? Sentence.of("it is a whole number of at most {most}", Integer.MAX_VALUE)
                    : Sentence.of("it is a whole number");
        }
        if (type == long.class || type == Long.class) {
            return Sentence.of("it is a whole number");
        }
        if (type == double.class || type == Double.class) {
            return Sentence.of("it is a number");
        }
        if (Collection.class.isAssignableFrom(type)) {
            return Sentence.of("it is a list");
        }
        if (type.isRecord()) {
            return Sentence.of("it has all of these fields: {fields}", fields(type));
        }
        return type == String.class ? Sentence.of("it is a text") : Sentence.of("see the rule book");
    }

    private static String fields(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.joining(", "));
    }

    private static Sentence words(Class<?> type) {
        return Sentence.joined(
                ", ",
                Arrays.stream(type.getEnumConstants())
                        .map(one -> Json.MAPPER.valueToTree(one).asString())
                        .toList());
    }
}
