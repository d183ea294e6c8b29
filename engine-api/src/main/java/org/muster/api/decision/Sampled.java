package org.muster.api.decision;

import java.util.function.Function;
import java.util.random.RandomGenerator;

/** The same answers; those who choose by chance choose by this sampler. */
record Sampled<C>(Options<C> options, Function<? super RandomGenerator, ? extends C> sampler)
        implements Around.Same<C> {

    @Override
    public C sample(RandomGenerator random) {
        return sampler.apply(random);
    }
}
