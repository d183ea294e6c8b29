package org.muster.api.decision;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/**
 * Answers that must please one more check, which may look at the whole.
 *
 * @param sampler makes random answers where chance would hardly find one; null: chance will do
 * @param together whether what is left of an answer without its wrong parts is checked too
 */
record Where<C>(
        Options<C> options,
        Function<? super C, List<Violation>> check,
        @Nullable Function<? super RandomGenerator, ? extends C> sampler,
        boolean together)
        implements Around.Same<C> {

    private static final int TRIES = 200;

    @Override
    public Checked<C> read(Answer answer) {
        Checked<C> read = options.read(answer);
        if (read.isOk() || !together) {
            return read.then(choice -> Checked.of(choice, check.apply(choice)));
        }
        List<Violation> ofParts = read.violations();
        List<Violation> ofRest = read.rest()
                .map(rest -> check.apply(rest).stream()
                        .filter(one -> !ofParts.contains(one))
                        .toList())
                .orElse(List.of());
        return Checked.bad(Violation.both(ofParts, ofRest));
    }

    /** What breaks the check has its sum all the same: who is told that it costs too much reads what it costs. */
    @Override
    public Sentence sumOf(Answer answer) {
        return options.sumOf(answer);
    }

    @Override
    public List<Violation> check(C choice) {
        List<Violation> before = options.check(choice);
        return before.isEmpty() ? check.apply(choice) : before;
    }

    /** Tries its luck, and lists what there is only when luck fails. */
    @Override
    public C sample(RandomGenerator random) {
        if (sampler != null) {
            return sampler.apply(random);
        }
        for (int i = 0; i < TRIES; i++) {
            C choice = options.sample(random);
            if (check.apply(choice).isEmpty()) {
                return choice;
            }
        }
        if (options.finite()) {
            List<C> legal = all().limit(TRIES).toList();
            if (!legal.isEmpty()) {
                return legal.get(random.nextInt(legal.size()));
            }
        }
        throw new NothingToChoose("every answer found breaks a check");
    }

    @Override
    public boolean finite() {
        return sampler == null && options.finite();
    }

    @Override
    public Stream<C> all() {
        if (sampler != null) {
            throw new UnsupportedOperationException("there are more answers than can be listed");
        }
        return options.all().filter(choice -> check.apply(choice).isEmpty());
    }

    @Override
    public long count(long limit) {
        return finite() ? all().limit(limit).count() : limit;
    }

    @Override
    public boolean isEmpty() {
        return finite() ? all().findFirst().isEmpty() : sampler == null && options.isEmpty();
    }
}
