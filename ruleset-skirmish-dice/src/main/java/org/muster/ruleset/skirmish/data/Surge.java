package org.muster.ruleset.skirmish.data;

import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.dice.Colour;

/**
 * A line of a surge chart (SKD-SURG-01).
 *
 * @param minimum least result of a die of that colour, 1 to 6
 */
public record Surge(Colour colour, int minimum, EffectLine effect) {

    /** {@code red 6: strain}; a die that fails triggers nothing, whatever the chart says. */
    public Sentence sentence() {
        return Sentence.of(
                "{colour} {minimum}: {effect}", colour.word(), Math.max(minimum, colour.minimum()), effect.sentence());
    }
}
