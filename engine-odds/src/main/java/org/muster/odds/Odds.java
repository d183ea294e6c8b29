package org.muster.odds;

import org.muster.api.odds.Distribution;
import org.muster.api.odds.Fraction;
import org.muster.api.text.Sentence;

/** The answer to a dice expression. */
public sealed interface Odds {

    /** In words, what the expression was taken to mean: shown with every answer, so that no misreading is silent. */
    Sentence reading();

    /** How likely each value is: {@code 2d6+1}, {@code 5d6>=4}, {@code 3 black + 2 grey}. */
    record Quantity(Sentence reading, Distribution distribution) implements Odds {}

    /**
     * How likely one thing is: {@code d20+5>=16}.
     *
     * @param chance from 0 to 1
     * @param cut by how much it may be off; 0 unless dice explode
     */
    record Chance(Sentence reading, Fraction chance, Fraction cut) implements Odds {}

    /**
     * Two results against each other: {@code 2d6 vs 2d6}.
     *
     * @param margin the first less the second
     */
    record Opposed(Sentence reading, Distribution margin) implements Odds {

        /** The chance that the first is greater. */
        public Fraction first() {
            return margin.atLeast(1);
        }

        /** The chance that both are equal. */
        public Fraction equal() {
            return margin.chance(0);
        }

        /** The chance that the second is greater. */
        public Fraction second() {
            return margin.chance(value -> value < 0);
        }
    }
}
