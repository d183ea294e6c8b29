package org.muster.api.decision;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** The same answers; what of them is open is asked of {@code open}, which judges nothing that is closed. */
record Offered<C>(Options<C> options, Options<C> open) implements Around<C, C> {

    @Override
    public Checked<C> read(Answer answer) {
        return options.read(answer);
    }

    @Override
    public Answer write(C choice) {
        return options.write(choice);
    }

    @Override
    public List<Violation> check(C choice) {
        return options.check(choice);
    }

    @Override
    public C sample(RandomGenerator random) {
        return open.sample(random);
    }

    @Override
    public Stream<C> all() {
        return options.all(); // so that whoever compares it with the count finds where the two differ
    }

    @Override
    public long count(long limit) {
        return open.count(limit);
    }

    @Override
    public boolean isEmpty() {
        return open.isEmpty();
    }
}
