package org.muster.api.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/**
 * One answer for every key. Answered by an object with every key; one whose answer may be nothing may be left out. A name
 * that ends with {@code *} stands for all keys that begin so and are not named more closely, {@code *} alone for all the
 * rest.
 */
public record Each<C>(OrderedMap<Option, Options<C>> parts) implements Options<OrderedMap<String, C>> {

    private static final String REST = "*";

    /** What {@code answer} says for a key; null: nothing. */
    public static @Nullable Answer partOf(Answer answer, String key) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        Answer named = fields.get(key);
        String closest = "";
        for (String name : named == null ? fields.keySet() : Set.<String>of()) {
            if (standsFor(name, key) && name.length() > closest.length()) {
                closest = name;
            }
        }
        return named == null ? fields.get(closest) : named;
    }

    private static boolean standsFor(String name, String key) {
        return name.endsWith(REST) && key.startsWith(name.substring(0, name.length() - 1));
    }

    private boolean standsForSome(String name) {
        return ids().stream().anyMatch(key -> key.equals(name) || standsFor(name, key));
    }

    @Override
    public Checked<OrderedMap<String, C>> read(Answer answer) {
        if (!(answer instanceof Answer.Fields fields)) {
            return Checked.bad(Violation.of(
                    "NOT_AN_OBJECT",
                    "An object with an answer for each of {keys} is wanted here, not {kind}.",
                    ids(),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        Map<String, C> values = new LinkedHashMap<>();
        parts.forEach((key, options) -> {
            Answer named = partOf(fields, key.id());
            Answer part = named == null ? options.nothing().orElse(null) : named;
            if (part == null) {
                violations.add(Violation.of("NO_ANSWER_FOR", "{key} has no answer.", key.label())
                        .inside(key.id()));
            } else {
                Checked<C> value = options.read(part).inside(key.id());
                violations.addAll(value.violations());
                if (value.isOk()) {
                    values.put(key.id(), value.value());
                }
            }
        });
        for (String name : fields.map().keySet()) {
            if (!standsForSome(name)) {
                violations.add(OneOf.notAmong(Answer.word(name), List.copyOf(parts.keySet()), option -> option));
            }
        }
        return Checked.of(OrderedMap.copyOf(values), violations);
    }

    private List<String> ids() {
        return parts.keySet().stream().map(Option::id).toList();
    }

    @Override
    public Answer write(OrderedMap<String, C> choice) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        parts.forEach((key, options) -> {
            C value = choice.get(key.id());
            if (value != null) {
                fields.put(key.id(), options.write(value));
            }
        });
        return new Answer.Fields(fields);
    }

    @Override
    public OrderedMap<String, C> sample(RandomGenerator random) {
        Map<String, C> values = new LinkedHashMap<>();
        parts.forEach((key, options) -> values.put(key.id(), options.sample(random)));
        return OrderedMap.copyOf(values);
    }

    @Override
    public Optional<Answer> nothing() {
        boolean all = parts.values().stream().allMatch(part -> part.nothing().isPresent());
        return all ? Optional.of(new Answer.Fields(Map.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return parts.values().stream().allMatch(Options::finite);
    }

    @Override
    public Stream<OrderedMap<String, C>> all() {
        Stream<OrderedMap<String, C>> all = Stream.of(OrderedMap.empty());
        for (Map.Entry<Option, Options<C>> part : parts.entrySet()) {
            all = Lazily.flat(
                    all,
                    map -> part.getValue()
                            .all()
                            .map(value -> map.with(part.getKey().id(), value)));
        }
        return all;
    }

    @Override
    public boolean isEmpty() {
        return parts.values().stream().anyMatch(Options::isEmpty);
    }

    @Override
    public long count(long limit) {
        long count = Math.min(1, limit);
        for (Options<C> options : parts.values()) {
            long ways = options.count(limit);
            count = ways > 0 && count > limit / ways ? limit : count * ways;
        }
        return Math.min(limit, count);
    }
}
