package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.muster.api.Preview;

/**
 * Kinds of answer put together one by one.
 *
 * @param <C> what all of them give
 */
@Preview
public final class Cases<C> {

    private final List<Options.Case<? extends C>> cases = new ArrayList<>();

    Cases() {}

    /** Adds this one. */
    public Cases<C> add(Options.Case<? extends C> one) {
        cases.add(one);
        return this;
    }

    /** Adds one that says all. */
    public Cases<C> just(Option option, C choice) {
        return add(Options.just(option, choice));
    }

    /** Adds one that says: nothing. */
    public Cases<C> nothing(Option option, C choice) {
        return add(Options.nothing(option, choice));
    }

    /** Adds one that asks for more, its choices of a type that no other case has. */
    public <D extends C> Cases<C> when(Option option, Class<D> type, Supplier<? extends Options<D>> options) {
        return add(Options.when(option, type, options));
    }

    /** Adds one that asks for more. */
    public <D extends C> Cases<C> when(Option option, Supplier<? extends Options<D>> options) {
        return add(Options.when(option, options));
    }

    /** Whether there is none so far. */
    public boolean isEmpty() {
        return cases.isEmpty();
    }

    /** One of them, told apart by the types of their choices. */
    public Either<C> either() {
        return Options.either(cases);
    }

    /** One of them, told apart by {@code caseOf}: the id of a choice's kind. */
    public Either<C> either(Function<? super C, String> caseOf) {
        return Options.either(caseOf, cases);
    }
}
