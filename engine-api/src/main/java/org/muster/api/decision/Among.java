package org.muster.api.decision;

import java.util.random.RandomGenerator;

/**
 * What is open of a whole, known without judging what is closed. It is listed from the whole: whoever compares that with the
 * count finds where the two differ.
 */
record Among<C>(Options<C> open, Once<Options<C>> whole) implements Around.Same<C> {

    @Override
    public Options<C> options() {
        return whole.get();
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
