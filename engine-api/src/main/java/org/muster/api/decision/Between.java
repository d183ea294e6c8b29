package org.muster.api.decision;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** A whole number within limits. Answered by a number. */
public record Between(int min, int max) implements Options<Integer> {

    @Override
    public Checked<Integer> read(Answer answer) {
        if (answer instanceof Answer.Whole whole && whole.number() >= min && whole.number() <= max) {
            return Checked.ok((int) whole.number());
        }
        return Checked.bad(
                Violation.of("NOT_BETWEEN", "{answer} is no whole number from {min} to {max}.", answer, min, max));
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
