package org.muster.api.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * Points shared out. Answered by an object of numbers; who is not named gets 0.
 *
 * @param min the least that must be given out in all
 * @param max the most
 * @param unknown what is wrong with a name that is no key; null: nothing better than what the keys are
 * @param outside what is wrong with another sum; null: the numbers
 */
@Stable
public record Split(
        int min,
        int max,
        List<Option> keys,
        @Nullable Function<String, List<Violation>> unknown,
        @Nullable IntFunction<List<Violation>> outside)
        implements Part.None<OrderedMap<String, Integer>> {

    /** The same, saying in the book's words what is wrong with a name that is no key. */
    public Split unknown(Function<String, List<Violation>> why) {
        return new Split(min, max, keys, why, outside);
    }

    /** The same, saying in the book's words that so many points are too few or too many. */
    public Split outside(IntFunction<List<Violation>> why) {
        return new Split(min, max, keys, unknown, why);
    }

    @Override
    public List<Option> faces() {
        return keys;
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.split(this);
    }

    @Override
    public Checked<OrderedMap<String, Integer>> read(Answer answer) {
        if (!(answer instanceof Answer.Fields fields)) {
            return Checked.bad(Violation.of(
                    "NOT_AN_OBJECT",
                    "Who gets how many is wanted here, such as {right}, not {kind}.",
                    Sentence.lazily(() -> InWords.Example.of(this)),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        Map<String, Integer> shares = new LinkedHashMap<>();
        long sum = 0;
        for (Map.Entry<String, Answer> entry : fields.map().entrySet()) {
            if (keys.stream().noneMatch(key -> key.id().equals(entry.getKey()))) {
                violations.addAll(violationsOf(entry.getKey()));
            }
            Checked<Integer> share = new Between(0, Integer.MAX_VALUE, null)
                    .read(entry.getValue())
                    .inside(entry.getKey());
            violations.addAll(share.violations());
            if (share.isOk() && share.value() > 0) {
                shares.put(entry.getKey(), share.value());
                sum += share.value();
            }
        }
        if (sum > max || sum < min && violations.isEmpty()) {
            violations.addAll(wrongSum(sum));
        }
        return violations.isEmpty() ? Checked.ok(inOrder(shares)) : Checked.bad(violations);
    }

    private List<Violation> violationsOf(String name) {
        List<Violation> known = unknown == null ? List.of() : unknown.apply(name);
        return known.isEmpty() ? List.of(OneOf.notAmong(Answer.word(name), keys)) : known;
    }

    private List<Violation> wrongSum(long sum) {
        List<Violation> known = outside == null ? List.of() : outside.apply((int) Math.min(sum, Integer.MAX_VALUE));
        if (!known.isEmpty()) {
            return known;
        }
        if (min == max) {
            return List.of(Violation.of("WRONG_SUM", "{sum} {sum:is|are} shared out; it must be {max}.", sum, max));
        }
        return List.of(
                sum < min
                        ? Violation.of("WRONG_SUM", "{sum} {sum:is|are} shared out; {min} is the least.", sum, min)
                        : Violation.of(
                                "WRONG_SUM",
                                "{sum} {sum:is|are} shared out; there {max:is|are} {max} to give.",
                                sum,
                                max));
    }

    private OrderedMap<String, Integer> inOrder(Map<String, Integer> shares) {
        Map<String, Integer> ordered = new LinkedHashMap<>();
        for (Option key : keys) {
            Integer share = shares.get(key.id());
            if (share != null) {
                ordered.put(key.id(), share);
            }
        }
        return OrderedMap.copyOf(ordered);
    }

    @Override
    public Answer write(OrderedMap<String, Integer> choice) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        choice.forEach((key, share) -> fields.put(key, new Answer.Whole(share)));
        return new Answer.Fields(fields);
    }

    @Override
    public OrderedMap<String, Integer> sample(RandomGenerator random) {
        if (isEmpty()) {
            throw new NothingToChoose(min + " shared out among nobody");
        }
        int left = keys.isEmpty() ? 0 : min + random.nextInt(max - min + 1);
        Map<String, Integer> shares = new LinkedHashMap<>();
        while (left > 0) {
            int part = 1 + random.nextInt(left);
            shares.merge(keys.get(random.nextInt(keys.size())).id(), part, Integer::sum);
            left -= part;
        }
        return inOrder(shares);
    }

    @Override
    public Optional<Answer> nothing() {
        return min == 0 ? Optional.of(new Answer.Fields(Map.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<OrderedMap<String, Integer>> all() {
        return Lazily.flat(IntStream.rangeClosed(min, max).boxed(), sum -> shares(sum, 0))
                .map(this::inOrder);
    }

    private Stream<Map<String, Integer>> shares(int sum, int from) {
        if (from == keys.size()) {
            return sum == 0 ? Stream.of(Map.of()) : Stream.empty();
        }
        int least = from == keys.size() - 1 ? sum : 0; // the last takes what is left
        return Lazily.flat(
                IntStream.rangeClosed(least, sum).boxed(),
                mine -> shares(sum - mine, from + 1).map(rest -> {
                    Map<String, Integer> shares = new LinkedHashMap<>(rest);
                    if (mine > 0) {
                        shares.put(keys.get(from).id(), mine);
                    }
                    return shares;
                }));
    }

    @Override
    public boolean isEmpty() {
        return min > max || min > 0 && keys.isEmpty();
    }

    /** Of {@code n} points among {@code k} keys: {@code n + k - 1} over {@code k - 1}, as far as {@code limit}. */
    @Override
    public long count(long limit) {
        long count = 0;
        for (int sum = min; sum <= max && count < limit; sum++) {
            long ways = keys.isEmpty() ? (sum == 0 ? 1 : 0) : 1;
            for (int i = 1; i < keys.size() && ways < limit; i++) {
                ways = ways * (sum + i) / i;
            }
            count += ways;
        }
        return Math.min(limit, count);
    }
}
