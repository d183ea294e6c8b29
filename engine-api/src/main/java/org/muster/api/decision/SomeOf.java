package org.muster.api.decision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** Several different values out of a list. Answered by a list of option ids. */
public record SomeOf<C>(int min, int max, List<C> values, Function<? super C, Option> face)
        implements Options<List<C>> {

    /** The options as people see them. */
    public List<Option> options() {
        return values.stream().<Option>map(face).toList();
    }

    @Override
    public Checked<List<C>> read(Answer answer) {
        if (!(answer instanceof Answer.Items items)) {
            return Checked.bad(
                    Violation.of("NOT_A_LIST", "A list of option ids is wanted here, not {kind}.", answer.kind()));
        }
        OneOf<C> one = new OneOf<>(values, face);
        List<Violation> violations = new ArrayList<>();
        Set<C> chosen = new LinkedHashSet<>();
        for (Answer item : items.list()) {
            Checked<C> value = one.read(item);
            violations.addAll(value.violations());
            if (value.isOk() && !chosen.add(value.value())) {
                violations.add(Violation.of("TWICE", "\"{id}\" is named twice.", item));
            }
        }
        if (violations.isEmpty() && (chosen.size() < min || chosen.size() > max)) {
            violations.add(
                    Violation.of("HOW_MANY", "{n} are named; it takes {min} to {max}.", chosen.size(), min, max));
        }
        return Checked.of(values.stream().filter(chosen::contains).toList(), violations);
    }

    @Override
    public Answer write(List<C> choice) {
        return new Answer.Items(choice.stream()
                .map(value -> Answer.word(face.apply(value).id()))
                .toList());
    }

    @Override
    public List<C> sample(RandomGenerator random) {
        if (isEmpty()) {
            throw new NothingToChoose(min + " of " + values.size());
        }
        List<Integer> places =
                new ArrayList<>(IntStream.range(0, values.size()).boxed().toList());
        int size = min + random.nextInt(max - min + 1);
        for (int i = 0; i < size; i++) {
            Collections.swap(places, i, i + random.nextInt(places.size() - i));
        }
        return places.subList(0, size).stream().sorted().map(values::get).toList();
    }

    @Override
    public Optional<Answer> nothing() {
        return min == 0 ? Optional.of(new Answer.Items(List.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<List<C>> all() {
        return Lazily.flat(IntStream.rangeClosed(min, max).boxed(), size -> subsets(size, 0));
    }

    private Stream<List<C>> subsets(int size, int from) {
        if (size == 0) {
            return Stream.of(List.of());
        }
        return Lazily.flat(
                IntStream.rangeClosed(from, values.size() - size).boxed(),
                first -> subsets(size - 1, first + 1).map(rest -> {
                    List<C> subset = new ArrayList<>();
                    subset.add(values.get(first));
                    subset.addAll(rest);
                    return List.copyOf(subset);
                }));
    }

    @Override
    public long count(long limit) {
        long count = 0;
        for (int size = min; size <= max && count < limit; size++) {
            long ways = size > values.size() ? 0 : 1;
            for (int i = 1; i <= Math.min(size, values.size() - size) && ways < limit; i++) {
                ways = ways * (values.size() - i + 1) / i;
            }
            count += ways;
        }
        return Math.min(limit, count);
    }

    @Override
    public boolean isEmpty() {
        return min > max;
    }
}
