package org.muster.api.decision;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.muster.api.Preview;

/**
 * Options within other options, and where their answer stands in the answer to the whole.
 *
 * @param option its key in the answer, and its name; the same for all elements of a list
 * @param made its options, made when needed
 * @param in what an answer to the whole says to it: nothing, one thing or, as elements of a list do, several
 */
@Preview
public record Part(Option option, Supplier<? extends Options<?>> made, Function<Answer, List<Answer>> in) {

    /** Its options. */
    public Options<?> options() {
        return made.get();
    }

    /** What {@code whole} says to it. */
    public List<Answer> in(Answer whole) {
        return in.apply(whole);
    }

    /** Options that are made of no others: a new kind of options is one of these, or says what its parts are. */
    sealed interface None<C> extends Options<C>
            permits ArmyOf, Between, OneOf, PathIn, PathOver, PointIn, SomeOf, Split, Text {

        @Override
        default List<Part> parts() {
            return List.of();
        }
    }
}
