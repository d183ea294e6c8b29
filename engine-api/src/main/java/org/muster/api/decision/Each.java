package org.muster.api.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * One answer for every key. Answered by an object with every key; one whose answer may be nothing may be left out. A name
 * that ends with {@code *} stands for all keys that begin so and are not named more closely, {@code *} alone for all the
 * rest.
 */
@Stable
public final class Each<C> implements Options<OrderedMap<String, C>> {

    private static final String REST = "*";

    private final OrderedMap<Option, Options<C>> keys;
    private final List<Option> closedKeys;
    private final Function<String, List<Violation>> against;

    Each(OrderedMap<Option, Options<C>> keys, List<Option> closedKeys, Function<String, List<Violation>> against) {
        this.keys = keys;
        this.closedKeys = closedKeys;
        this.against = against;
    }

    /**
     * The same, saying in the book's words what is wrong with a name that is no key.
     *
     * @param why for the name; empty where there is nothing better to say than what the keys are
     */
    public Each<C> unknown(Function<String, List<Violation>> why) {
        return new Each<>(keys, closedKeys, key -> isClosed(key) ? against.apply(key) : why.apply(key));
    }

    private boolean isClosed(String key) {
        return closedKeys.stream().anyMatch(one -> one.id().equals(key));
    }

    /** Who or what is asked for, with the options of each. */
    public OrderedMap<Option, Options<C>> keys() {
        return keys;
    }

    @Override
    public List<Closed> closed() {
        return closedKeys.stream()
                .map(key -> new Closed(key, against.apply(key.id())))
                .toList();
    }

    @Override
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>(keys.size());
        keys.forEach((key, options) -> parts.add(new Part(key, () -> options, answer -> {
            Answer own = partOf(answer, key.id());
            return own == null ? List.of() : List.of(own);
        })));
        return parts;
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.each(this);
    }

    @Override
    public List<Violation> check(OrderedMap<String, C> choice) {
        List<Violation> violations = new ArrayList<>();
        keys.forEach((key, options) -> {
            C value = choice.get(key.id());
            if (value != null) {
                violations.addAll(Violation.inside(key.id(), options.check(value)));
            } else if (options.nothing().isEmpty()) {
                violations.add(noAnswerFor(key));
            }
        });
        for (String name : choice.keySet()) {
            if (!isKey(name)) {
                violations.addAll(violationsOf(name));
            }
        }
        return violations;
    }

    private static Violation noAnswerFor(Option key) {
        return Violation.of("NO_ANSWER_FOR", "{key} has no answer.", key.label())
                .inside(key.id());
    }

    private List<Violation> violationsOf(String name) {
        List<Violation> known = against.apply(name);
        return known.isEmpty() ? List.of(OneOf.notAmong(Answer.word(name), List.copyOf(keys.keySet()))) : known;
    }

    /** What {@code answer} says for a key; null: nothing. */
    public static @Nullable Answer partOf(Answer answer, String key) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        Answer named = fields.get(key);
        if (named != null) {
            return named;
        }
        String closest = "";
        for (String name : fields.keySet()) {
            if (name.length() > closest.length() && standsFor(name, key)) {
                closest = name;
            }
        }
        return fields.get(closest);
    }

    private static boolean standsFor(String name, String key) {
        return name.endsWith(REST) && key.startsWith(name.substring(0, name.length() - 1));
    }

    private boolean standsForSome(String name) {
        return isKey(name) || name.endsWith(REST) && keys.keySet().stream().anyMatch(key -> standsFor(name, key.id()));
    }

    private boolean isKey(String name) {
        for (Option key : keys.keySet()) {
            if (key.id().equals(name)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Checked<OrderedMap<String, C>> read(Answer answer) {
        if (!(answer instanceof Answer.Fields fields)) {
            return Checked.bad(Violation.of(
                    "NOT_AN_OBJECT",
                    "An answer for each of {keys} is wanted here, such as {right}, not {kind}.",
                    ids(),
                    Sentence.lazily(() -> InWords.Example.of(this)),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        for (String name : fields.map().keySet()) {
            if (!standsForSome(name)) {
                violations.addAll(violationsOf(name)); // it may be why another has no answer
            }
        }
        Map<String, C> values = new LinkedHashMap<>();
        keys.forEach((key, options) -> {
            Answer named = partOf(fields, key.id());
            Answer part = named == null ? options.nothing().orElse(null) : named;
            if (part == null) {
                violations.add(noAnswerFor(key));
            } else {
                Checked<C> value = options.read(part).inside(key.id());
                violations.addAll(value.violations());
                value.rest().ifPresent(left -> values.put(key.id(), left));
            }
        });
        OrderedMap<String, C> read = OrderedMap.copyOf(values);
        return Checked.of(read, violations).leaving(() -> Optional.of(read));
    }

    private List<String> ids() {
        return keys.keySet().stream().map(Option::id).toList();
    }

    @Override
    public Answer write(OrderedMap<String, C> choice) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        keys.forEach((key, options) -> {
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
        keys.forEach((key, options) -> values.put(key.id(), options.sample(random)));
        return OrderedMap.copyOf(values);
    }

    @Override
    public Optional<Answer> nothing() {
        boolean all = keys.values().stream().allMatch(part -> part.nothing().isPresent());
        return all ? Optional.of(new Answer.Fields(Map.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return keys.values().stream().allMatch(Options::finite);
    }

    @Override
    public Stream<OrderedMap<String, C>> all() {
        Stream<OrderedMap<String, C>> all = Stream.of(OrderedMap.empty());
        for (Map.Entry<Option, Options<C>> part : keys.entrySet()) {
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
        return keys.values().stream().anyMatch(Options::isEmpty);
    }

    @Override
    public long count(long limit) {
        long count = Math.min(1, limit);
        for (Options<C> options : keys.values()) {
            long ways = options.count(limit);
            count = ways > 0 && count > limit / ways ? limit : count * ways;
        }
        return Math.min(limit, count);
    }
}
