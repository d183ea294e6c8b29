package org.muster.api.decision;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/** The same answers, with what people read beside them: a question of their own, and what each comes to. */
record Worded<C>(Options<C> options, Sentence question, Function<? super C, Sentence> by) implements Around<C, C> {

    @Override
    public Sentence sum(C choice) {
        return by.apply(choice);
    }

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
        return options.sample(random);
    }

    @Override
    public Stream<C> all() {
        return options.all();
    }
}
