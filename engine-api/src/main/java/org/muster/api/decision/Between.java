package org.muster.api.decision;

import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/**
 * A whole number within limits. Answered by a number.
 *
 * @param outside what is wrong with another number; null: the limits
 */
@Stable
public record Between(int min, int max, @Nullable IntFunction<List<Violation>> outside) implements Part.None<Integer> {

    /** The same, saying in the book's words what is wrong with a number beyond the limits. */
    public Between outside(IntFunction<List<Violation>> why) {
        return new Between(min, max, why);
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.number(this);
    }

    @Override
    public Checked<Integer> read(Answer answer) {
        if (answer instanceof Answer.Whole whole && whole.number() >= min && whole.number() <= max) {
            return Checked.ok((int) whole.number());
        }
        if (outside != null && answer instanceof Answer.Whole whole && whole.number() == (int) whole.number()) {
            List<Violation> known = outside.apply((int) whole.number());
            if (!known.isEmpty()) {
                return Checked.bad(known);
            }
        }
        return Checked.bad(
                answer instanceof Answer.Fields || answer instanceof Answer.Items
                        ? Violation.of(
                                "NOT_BETWEEN",
                                "A whole number from {min} to {max} is wanted here, not {kind}.",
                                min,
                                max,
                                answer.kind())
                        : Violation.of(
                                "NOT_BETWEEN", "{answer} is no whole number from {min} to {max}.", answer, min, max));
    }

    @Override
    public Answer write(Integer choice) {
        return new Answer.Whole(choice);
    }

    @Override
    public Integer sample(RandomGenerator random) {
        if (min > max) {
            throw new NothingToChoose("a number from " + min + " to " + max);
        }
        return (int) (min + random.nextLong((long) max - min + 1));
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<Integer> all() {
        return IntStream.rangeClosed(min, max).boxed();
    }

    @Override
    public long count(long limit) {
        return Math.max(0, Math.min(limit, (long) max - min + 1));
    }
}
