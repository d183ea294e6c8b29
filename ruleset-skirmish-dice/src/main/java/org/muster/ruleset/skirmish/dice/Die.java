package org.muster.ruleset.skirmish.dice;

import org.muster.api.text.Sentence;

/**
 * A die that was rolled.
 *
 * @param rolled what it shows
 * @param result what it counts as: what it shows, or what a Force Die made of that (SKD-FORCE-06)
 */
public record Die(Colour colour, int rolled, int result) {

    /** As it fell. */
    public static Die of(Colour colour, int rolled) {
        return new Die(colour, rolled, rolled);
    }

    /** Whether it stays in the pool. */
    public boolean succeeds() {
        return colour.succeeds(result);
    }

    /** The same, counting as {@code other}. */
    public Die as(int other) {
        return new Die(colour, rolled, other);
    }

    /** {@code black 5}; where a Force Die changed it {@code black 2 as 5}. */
    @Override
    public String toString() {
        return (rolled == result
                        ? Sentence.of("{colour} {rolled}", colour.word(), rolled)
                        : Sentence.of("{colour} {rolled} as {result}", colour.word(), rolled, result))
                .toString();
    }
}
