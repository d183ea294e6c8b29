package org.muster.api.decision;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/** Options that are made when somebody looks at them. */
record Lazy<C>(Once<Options<C>> made) implements Around<C, C> {

    @Override
    public Options<C> options() {
        return made.get();
    }

    @Override
    public Checked<C> read(Answer answer) {
        return options().read(answer);
    }

    @Override
    public Sentence sum(C choice) {
        return options().sum(choice);
    }

    @Override
    public Answer write(C choice) {
        return options().write(choice);
    }

    @Override
    public List<Violation> check(C choice) {
        return options().check(choice);
    }

    @Override
    public C sample(RandomGenerator random) {
        return options().sample(random);
    }

    @Override
    public Stream<C> all() {
        return options().all();
    }
}
