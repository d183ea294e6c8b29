package org.muster.api.decision;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** The same answers; one that is refused is refused with the book's own reason where there is one. */
record Explained<C>(Options<C> options, Function<Answer, List<Violation>> violations) implements Around<C, C> {

    @Override
    public Checked<C> read(Answer answer) {
        Checked<C> choice = options.read(answer);
        if (choice.isOk()) {
            return choice;
        }
        List<Violation> told = violations.apply(answer);
        return told.isEmpty() ? choice : Checked.bad(told);
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
