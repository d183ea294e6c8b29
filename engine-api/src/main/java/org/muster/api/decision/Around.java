package org.muster.api.decision;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/**
 * Other options with something added that no form shows: a check, another type, a sampler, a sum, what is open of them. Nobody
 * who looks at options sees it.
 *
 * @param <B> what the other options give
 */
sealed interface Around<B, C> extends Options<C> permits Mapped, Around.Same {

    /** The other options. */
    Options<B> options();

    @Override
    default Sentence question() {
        return options().question();
    }

    @Override
    default Sentence inWords(Answer answer) {
        return options().inWords(answer);
    }

    @Override
    default Optional<Proposal> proposal() {
        return options().proposal();
    }

    @Override
    default Optional<Answer> nothing() {
        return options().nothing();
    }

    @Override
    default boolean finite() {
        return options().finite();
    }

    @Override
    default long count(long limit) {
        return options().count(limit);
    }

    @Override
    default boolean isEmpty() {
        return options().isEmpty();
    }

    @Override
    default List<Option> faces() {
        return options().faces();
    }

    @Override
    default List<Closed> closed() {
        return options().closed();
    }

    @Override
    default List<Violation> whyEmpty() {
        return options().whyEmpty();
    }

    @Override
    default List<Part> parts() {
        return options().parts();
    }

    @Override
    default List<List<Point>> ground() {
        return options().ground();
    }

    @Override
    default Optional<List<List<Point>>> groundLeft(Answer begun) {
        return options().groundLeft(begun);
    }

    @Override
    default <R> R accept(OptionsVisitor<R> visitor) {
        return options().accept(visitor);
    }

    /** The same answers as the other options have, of the same type: what is not said otherwise they say. */
    sealed interface Same<C> extends Around<C, C> permits Among, Lazy, Reading, Sampled, Where, Worded {

        @Override
        default Checked<C> read(Answer answer) {
            return options().read(answer);
        }

        @Override
        default Answer write(C choice) {
            return options().write(choice);
        }

        @Override
        default List<Violation> check(C choice) {
            return options().check(choice);
        }

        @Override
        default Sentence sum(C choice) {
            return options().sum(choice);
        }

        @Override
        default C sample(RandomGenerator random) {
            return options().sample(random);
        }

        @Override
        default Stream<C> all() {
            return options().all();
        }
    }

    /** The same answers, read otherwise; they are shown and written as ever. */
    record Reading<C>(Options<C> options, Function<Answer, Checked<C>> reader) implements Same<C> {

        @Override
        public Checked<C> read(Answer answer) {
            return reader.apply(answer);
        }
    }
}
