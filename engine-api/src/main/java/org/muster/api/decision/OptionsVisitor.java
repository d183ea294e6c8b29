package org.muster.api.decision;

import org.muster.api.Preview;

/**
 * What somebody makes of options, word by word of the grammar. What only wraps other options (a check, another type, a
 * sampler) is not seen. A word added to the grammar is added here, so that nothing compiles that does not know it.
 *
 * @param <R> what is made
 */
@Preview
public interface OptionsVisitor<R> {

    /** One value out of a list. */
    R oneOf(OneOf<?> options);

    /** Several different values out of a list. */
    R someOf(SomeOf<?> options);

    /** Several answers of one kind. */
    R several(ListOf<?> options);

    /** A whole number. */
    R number(Between options);

    /** Points shared out. */
    R split(Split options);

    /** An answer for every key. */
    R each(Each<?> options);

    /** One of several kinds of answer. */
    R either(Either<?> options);

    /** A record of fields. */
    R form(Form<?> options);

    /** An army list. */
    R army(ArmyOf<?> options);

    /** Words of people's own. */
    R text(Text options);

    /** A place on a continuous table. */
    R point(PointIn options);

    /** A path on a continuous table. */
    R path(PathIn options);

    /** A path over the places of a map. */
    R pathOver(PathOver options);
}
