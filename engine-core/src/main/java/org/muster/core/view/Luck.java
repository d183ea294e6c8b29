package org.muster.core.view;

import java.util.List;
import org.muster.api.dice.Pool;
import org.muster.api.odds.Distribution;

/**
 * How the dice of somebody fell, against what they do in the long run. Dice of a kind, such as colours, bear signs rather
 * than numbers: their faces are not added up.
 *
 * @param rolls how many were made
 * @param dice how many of their dice bear numbers
 * @param shown what these showed together
 * @param expected what they show together in the long run
 * @param luck the difference, in units of what it usually is: the standard deviation
 * @param tests rolls that had to reach something
 * @param passed how many did
 * @param due how many do in the long run
 */
public record Luck(int rolls, int dice, int shown, double expected, double luck, int tests, int passed, double due) {

    /** Of these rolls. */
    public static Luck of(List<KnownRoll> rolls) {
        int dice = 0;
        int shown = 0;
        double expected = 0;
        double variance = 0;
        int tests = 0;
        int passed = 0;
        double due = 0;
        for (KnownRoll roll : rolls) {
            Pool pool = roll.roll().pool();
            int sum = roll.roll().modifier();
            for (int i = 0; i < roll.faces().size(); i++) {
                int sides = pool.sidesOf(i);
                sum += roll.faces().get(i);
                if (pool.groupOf(i).kind().isEmpty()) {
                    dice++;
                    shown += roll.faces().get(i);
                    expected += (sides + 1) / 2.0;
                    variance += (sides * (double) sides - 1) / 12;
                }
            }
            if (roll.roll().target() > 0) {
                tests++;
                passed += sum >= roll.roll().target() ? 1 : 0;
                due += sums(pool)
                        .atLeast(roll.roll().target() - roll.roll().modifier())
                        .toDouble();
            }
        }
        double luck = variance == 0 ? 0 : (shown - expected) / Math.sqrt(variance);
        return new Luck(rolls.size(), dice, shown, expected, luck, tests, passed, due);
    }

    private static Distribution sums(Pool pool) {
        Distribution all = Distribution.constant(0);
        for (Pool.Group group : pool.groups()) {
            all = all.plus(Distribution.die(group.sides()).times(group.count()));
        }
        return all;
    }
}
