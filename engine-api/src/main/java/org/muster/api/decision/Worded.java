package org.muster.api.decision;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** The same answers; what is refused is told in other words, such as a rule book's own code for a missing part. */
public record Worded<C>(Options<C> options, UnaryOperator<Violation> words) implements Options<C> {

    @Override
    public Checked<C> read(Answer answer) {
        Checked<C> read = options.read(answer);
        return read.isOk() ? read : Checked.bad(worded(read.violations()));
    }

    private List<Violation> worded(List<Violation> violations) {
        return violations.stream().map(words).toList();
    }

    @Override
    public Answer write(C choice) {
        return options.write(choice);
    }

    @Override
    public List<Violation> check(C choice) {
        return worded(options.check(choice));
    }

    @Override
    public C sample(RandomGenerator random) {
        return options.sample(random);
    }

    @Override
    public boolean finite() {
        return options.finite();
    }

    @Override
    public Stream<C> all() {
        return options.all();
    }

    @Override
    public long count(long limit) {
        return options.count(limit);
    }

    @Override
    public boolean isEmpty() {
        return options.isEmpty();
    }
}
