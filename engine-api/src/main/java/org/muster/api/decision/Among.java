package org.muster.api.decision;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/** What is open of a whole, known without judging what is closed. */
record Among<C>(Options<C> open, Once<Options<C>> whole) implements Around<C, C> {

    @Override
    public Options<C> options() {
        return whole.get();
    }

    @Override
    public Checked<C> read(Answer answer) {
        return whole.get().read(answer);
    }

    @Override
    public Sentence sum(C choice) {
        return whole.get().sum(choice);
    }

    @Override
    public Answer write(C choice) {
        return whole.get().write(choice);
    }

    @Override
    public List<Violation> check(C choice) {
        return whole.get().check(choice);
    }

    /** From the whole: whoever compares it with the count finds where the two differ. */
    @Override
    public Stream<C> all() {
        return whole.get().all();
    }

    @Override
    public C sample(RandomGenerator random) {
        return open.sample(random);
    }

    @Override
    public long count(long limit) {
        return open.count(limit);
    }

    @Override
    public boolean isEmpty() {
        return open.isEmpty();
    }

    @Override
    public boolean finite() {
        return open.finite();
    }
}
