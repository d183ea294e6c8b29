package org.muster.ruleset.skirmish.odds;

import org.muster.ruleset.skirmish.dice.Colour;

/**
 * A line of a surge chart, as far as it changes the numbers of its attack.
 *
 * @param colour of the die that sets it off
 * @param minimum the lowest result that does
 * @param hits added without a defense die for them
 * @param cancelled blocks that do not count
 * @param wounds added whatever is blocked
 */
public record ChartLine(Colour colour, int minimum, int hits, int cancelled, int wounds) {}
