package org.muster.ruleset.skirmish.dice;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Rolled;

/**
 * A pool, and what came up.
 *
 * @param dice none as long as it has not been rolled
 */
public record Thrown(DicePool pool, List<Die> dice) {

    /** Nothing to roll. */
    public static final Thrown NONE = new Thrown(DicePool.NONE, List.of());

    public Thrown {
        dice = List.copyOf(dice);
    }

    /** A pool before it is rolled. */
    public static Thrown of(DicePool pool) {
        return new Thrown(pool, List.of());
    }

    /** With more dice to roll. */
    public Thrown plus(DicePool more) {
        return new Thrown(pool.plus(more), dice);
    }

    /** As it came up. */
    public Thrown as(Rolled rolled) {
        List<Colour> colours = pool.dice();
        List<Die> fallen = new ArrayList<>(colours.size());
        for (int i = 0; i < colours.size(); i++) {
            fallen.add(Die.of(colours.get(i), rolled.option(i)));
        }
        return new Thrown(pool, fallen);
    }

    /** With one die changed. */
    public Thrown with(int index, Die die) {
        List<Die> all = new ArrayList<>(dice);
        all.set(index, die);
        return new Thrown(pool, all);
    }

    /** How many are successes. */
    public int successes() {
        int successes = 0;
        for (Die die : dice) {
            successes += die.succeeds() ? 1 : 0;
        }
        return successes;
    }

    /** How many successes are critical hits, if these are dice of an attack (SKD-DICE-03). */
    public int criticals() {
        int criticals = 0;
        for (Die die : dice) {
            criticals += die.succeeds() && die.colour().isCritical() ? 1 : 0;
        }
        return criticals;
    }

    /** What the Force Die shows; 0 if there is none. */
    public int force() {
        for (Die die : dice) {
            if (die.colour() == Colour.BLUE) {
                return die.rolled();
            }
        }
        return 0;
    }
}
