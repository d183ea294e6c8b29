package org.muster.api.decision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** Several different values out of a list. Answered by a list of option ids. */
@Stable
public final class SomeOf<C> implements Part.None<List<C>> {

    private final int min;
    private final int most;
    private final Candidates<C> candidates;
    private final OneOf<C> one;
    private final Function<? super C, Option> option;
    private final @Nullable IntFunction<List<Violation>> outside;

    SomeOf(int min, int most, Candidates<C> candidates, Function<? super C, Option> option) {
        this(min, most, candidates, option, new OneOf<>(candidates, option, null), null);
    }

    private SomeOf(
            int min,
            int most,
            Candidates<C> candidates,
            Function<? super C, Option> option,
            OneOf<C> one,
            @Nullable IntFunction<List<Violation>> outside) {
        this.min = min;
        this.most = most;
        this.candidates = candidates;
        this.option = option;
        this.one = one;
        this.outside = outside;
    }

    /** The same, saying in the book's words what is wrong with an id that names no candidate. */
    public SomeOf<C> unknown(Function<String, List<Violation>> why) {
        return new SomeOf<>(min, most, candidates, option, one.unknown(why), outside);
    }

    /** The same, saying in the book's words that so many are too few or too many. */
    public SomeOf<C> outside(IntFunction<List<Violation>> why) {
        return new SomeOf<>(min, most, candidates, option, one, why);
    }

    /** How many it takes at least. */
    public int min() {
        return min;
    }

    /** How many it takes at most; never more than are open. */
    public int max() {
        return Math.min(most, values().size());
    }

    /** What can be chosen, in order. */
    public List<C> values() {
        return candidates.open();
    }

    @Override
    public List<Option> faces() {
        return one.faces();
    }

    /** How what {@code id} names looks to people, open or not. */
    Optional<Option> called(String id) {
        return one.called(id);
    }

    @Override
    public List<Closed> closed() {
        return one.closed();
    }

    @Override
    public Checked<List<C>> read(Answer answer) {
        if (!(answer instanceof Answer.Items items)) {
            return Checked.bad(notAList(answer));
        }
        List<Violation> violations = new ArrayList<>();
        Set<String> named = new LinkedHashSet<>();
        Set<C> chosen = new LinkedHashSet<>();
        for (Answer item : items.list()) {
            named.add(item.toString());
            Checked<C> value = one.read(item);
            violations.addAll(value.violations());
            if (value.isOk() && !chosen.add(value.value())) {
                violations.add(Violation.of("TWICE", "\"{id}\" is named twice.", item));
            }
        }
        if (violations.isEmpty() && chosen.size() >= min && chosen.size() <= most) {
            return Checked.ok(inOrder(chosen)); // the others need not be judged for it
        }
        boolean allAreClosed = !violations.isEmpty() && values().isEmpty(); // which says why, and all
        if (!allAreClosed) {
            violations.addAll(howMany(named.size()));
        }
        List<C> read = inOrder(chosen);
        return Checked.of(read, violations).leaving(() -> Optional.of(read));
    }

    private List<C> inOrder(Set<C> chosen) {
        return chosen.isEmpty()
                ? List.of()
                : candidates.all().stream().filter(chosen::contains).toList();
    }

    private Violation notAList(Answer answer) {
        List<Option> open = faces();
        if (open.isEmpty()) {
            return Violation.of(
                    "NOT_A_LIST",
                    "There is nothing to name here, so an empty list is wanted, not {kind}.",
                    answer.kind());
        }
        String right = "[\"" + open.get(0).id() + "\"]";
        return min > 0
                ? Violation.of(
                        "NOT_A_LIST",
                        "A list of names is wanted here, such as {right}, not {kind}.",
                        right,
                        answer.kind())
                : Violation.of(
                        "NOT_A_LIST",
                        "A list of names is wanted here, such as {right}, or an empty one, not {kind}.",
                        right,
                        answer.kind());
    }

    private List<Violation> howMany(int n) {
        int max = max();
        if (n >= min && n <= max) {
            return List.of();
        }
        List<Violation> known = outside == null ? List.of() : outside.apply(n);
        if (!known.isEmpty()) {
            return known;
        }
        return List.of(
                min == max
                        ? Violation.of("HOW_MANY", "{n} {n:is|are} named; it takes {min}.", n, min)
                        : Violation.of("HOW_MANY", "{n} {n:is|are} named; it takes {min} to {max}.", n, min, max));
    }

    @Override
    public Answer write(List<C> choice) {
        return new Answer.Items(choice.stream()
                .map(value -> Answer.word(OneOf.idOf(option, value)))
                .toList());
    }

    @Override
    public List<C> sample(RandomGenerator random) {
        List<C> values = values();
        if (isEmpty()) {
            throw new NothingToChoose(min + " of " + values.size());
        }
        List<Integer> places =
                new ArrayList<>(IntStream.range(0, values.size()).boxed().toList());
        int size = min + random.nextInt(max() - min + 1);
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
        return Lazily.flat(IntStream.rangeClosed(min, max()).boxed(), size -> subsets(size, 0));
    }

    private Stream<List<C>> subsets(int size, int from) {
        if (size == 0) {
            return Stream.of(List.of());
        }
        return Lazily.flat(
                IntStream.rangeClosed(from, values().size() - size).boxed(),
                first -> subsets(size - 1, first + 1).map(rest -> {
                    List<C> subset = new ArrayList<>();
                    subset.add(values().get(first));
                    subset.addAll(rest);
                    return List.copyOf(subset);
                }));
    }

    @Override
    public long count(long limit) {
        long count = 0;
        int n = values().size();
        for (int size = min; size <= max() && count < limit; size++) {
            long ways = size > n ? 0 : 1;
            for (int i = 1; i <= Math.min(size, n - size) && ways < limit; i++) {
                ways = ways * (n - i + 1) / i;
            }
            count += ways;
        }
        return Math.min(limit, count);
    }

    @Override
    public boolean isEmpty() {
        return min > max();
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.someOf(this);
    }
}
