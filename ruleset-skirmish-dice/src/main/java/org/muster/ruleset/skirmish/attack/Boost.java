package org.muster.ruleset.skirmish.attack;

import java.util.List;
import java.util.Locale;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.cards.Usable;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * What is added to a pool by its owner (SKD-ADICE-03, SKD-FORCE-04, SKD-CARD-07).
 *
 * @param dice Action Dice by the colour they become
 * @param force whether a Force Die is spent
 * @param cards what is used besides
 */
record Boost(OrderedMap<String, Integer> dice, boolean force, List<Usable> cards) {

    /** Nothing. */
    static final Boost NONE = new Boost(OrderedMap.empty(), false, List.of());

    Boost {
        cards = List.copyOf(cards);
    }

    /** Action Dice that are spent. */
    int spent() {
        return spent(dice);
    }

    /** What is rolled more. */
    DicePool pool() {
        return pool(dice).plus(Colour.BLUE, force ? 1 : 0);
    }

    static int spent(OrderedMap<String, Integer> dice) {
        int spent = 0;
        for (int some : dice.values()) {
            spent += some;
        }
        return spent;
    }

    static DicePool pool(OrderedMap<String, Integer> dice) {
        DicePool pool = DicePool.NONE;
        for (var some : dice.entrySet()) {
            pool = pool.plus(Colour.valueOf(some.getKey().toUpperCase(Locale.ROOT)), some.getValue());
        }
        return pool;
    }
}
