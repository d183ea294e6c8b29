package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/** Any number of answers of one kind, in the order given; the same may come twice. Answered by a list of them. */
@Stable
public record ListOf<C>(
        int min, int max, Options<C> each, @Nullable IntFunction<List<Violation>> outside) implements Options<List<C>> {

    /** More than that many beyond the least are legal, but chance never takes them. */
    private static final int SAMPLED = 3;

    /** The same, saying in the book's words that so many are too few or too many. */
    public ListOf<C> outside(IntFunction<List<Violation>> why) {
        return new ListOf<>(min, max, each, why);
    }

    @Override
    public List<Part> parts() {
        return List.of(new Part(
                Option.of("", ""),
                () -> each,
                answer -> answer instanceof Answer.Items items ? items.list() : List.of()));
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.several(this);
    }

    @Override
    public Checked<List<C>> read(Answer answer) {
        if (!(answer instanceof Answer.Items items)) {
            return Checked.bad(Violation.of(
                    "NOT_A_LIST",
                    "A list of answers is wanted here, such as {right}, not {kind}.",
                    Sentence.lazily(() -> InWords.Example.of(this)),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        List<C> values = new ArrayList<>();
        for (int i = 0; i < items.list().size(); i++) {
            Checked<C> value = each.read(items.list().get(i)).inside(String.valueOf(i + 1));
            violations.addAll(value.violations());
            if (value.isOk()) {
                values.add(value.value());
            }
        }
        violations.addAll(howMany(items.list().size()));
        List<C> read = List.copyOf(values);
        return Checked.of(read, violations).leaving(() -> Optional.of(read));
    }

    private List<Violation> howMany(int n) {
        if (n >= min && n <= max) {
            return List.of();
        }
        List<Violation> known = outside == null ? List.of() : outside.apply(n);
        if (!known.isEmpty()) {
            return known;
        }
        return List.of(
                min == max
                        ? Violation.of("HOW_MANY", "{n} {n:is|are} listed; it takes {min}.", n, min)
                        : Violation.of("HOW_MANY", "{n} {n:is|are} listed; it takes {min} to {max}.", n, min, max));
    }

    @Override
    public List<Violation> check(List<C> choice) {
        List<Violation> violations = new ArrayList<>();
        for (int i = 0; i < choice.size(); i++) {
            violations.addAll(Violation.inside(String.valueOf(i + 1), each.check(choice.get(i))));
        }
        violations.addAll(howMany(choice.size()));
        return violations;
    }

    @Override
    public Answer write(List<C> choice) {
        return new Answer.Items(choice.stream().map(each::write).toList());
    }

    @Override
    public List<C> sample(RandomGenerator random) {
        int most = each.isEmpty() ? min : Math.min(max, min + SAMPLED);
        int size = min + random.nextInt(most - min + 1);
        List<C> values = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            values.add(each.sample(random));
        }
        return List.copyOf(values);
    }

    @Override
    public Optional<Answer> nothing() {
        return min == 0 ? Optional.of(new Answer.Items(List.of())) : Optional.empty();
    }

    /** As the same may come twice there are more than anybody lists. */
    @Override
    public boolean finite() {
        return false;
    }

    @Override
    public Stream<List<C>> all() {
        throw new UnsupportedOperationException("there are more answers than can be listed");
    }

    @Override
    public long count(long limit) {
        if (each.isEmpty()) {
            return min == 0 ? Math.min(1, limit) : 0;
        }
        return limit;
    }
}
