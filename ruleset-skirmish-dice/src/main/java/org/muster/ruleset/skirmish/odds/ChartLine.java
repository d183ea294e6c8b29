package org.muster.ruleset.skirmish.odds;

import java.util.List;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Surge;
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
public record ChartLine(Colour colour, int minimum, int hits, int cancelled, int wounds) {

    /** The lines of a weapon's chart. */
    public static List<ChartLine> of(List<Surge> chart) {
        return chart.stream().map(ChartLine::of).toList();
    }

    private static ChartLine of(Surge surge) {
        EffectLine effect = surge.effect();
        return new ChartLine(
                surge.colour(),
                surge.minimum(),
                amount(effect, "ADD_HIT"),
                amount(effect, "CANCEL_BLOCK"),
                amount(effect, "ADD_WOUND"));
    }

    private static int amount(EffectLine effect, String of) {
        return effect.does().equals(of) ? effect.amount() : 0;
    }
}
