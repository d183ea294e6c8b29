package org.muster.api.decision;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/** The answers of other options, as another type. */
record Mapped<B, C>(Options<B> options, Function<? super B, ? extends C> to, Function<? super C, ? extends B> from)
        implements Around<B, C> {

    @Override
    public Checked<C> read(Answer answer) {
        return options.read(answer).map(to);
    }

    @Override
    public Sentence sum(C choice) {
        return options.sum(from.apply(choice));
    }

    @Override
    public Answer write(C choice) {
        return options.write(from.apply(choice));
    }

    @Override
    public List<Violation> check(C choice) {
        return options.check(from.apply(choice));
    }

    @Override
    public C sample(RandomGenerator random) {
        return to.apply(options.sample(random));
    }

    @Override
    public Stream<C> all() {
        return options.all().map(to);
    }
}
