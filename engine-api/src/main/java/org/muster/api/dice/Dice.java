package org.muster.api.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Audience;
import org.muster.api.text.Template;

/**
 * The only source of chance a step has. Where the faces come from (fair dice, a seed, a script, a hand on a real
 * table) a step cannot know. With real dice the engine may run a step several times from its start until all faces
 * are there: a step that is a pure function of its arguments never notices.
 */
@Stable
public interface Dice {

    /** Throws {@code roll}. */
    Rolled roll(Roll roll);

    /**
     * The same things in a random order that nobody knows: one roll of a die for every place, from the last on.
     *
     * @param what what is shuffled, for the journal
     */
    default <T> List<T> shuffled(@Template String what, List<T> things) {
        if (things.size() < 2) {
            return things;
        }
        List<Pool.Group> dice = new ArrayList<>(things.size());
        for (int sides = things.size(); sides > 1; sides--) {
            dice.add(new Pool.Group(1, sides, ""));
        }
        Rolled rolled = roll(Roll.of(what, new Pool(dice, 0)).seenBy(Audience.NOBODY));
        List<T> shuffled = new ArrayList<>(things);
        for (int i = 0; i < rolled.count(); i++) {
            Collections.swap(shuffled, things.size() - 1 - i, rolled.option(i) - 1);
        }
        return List.copyOf(shuffled);
    }

    /** Throws a pool of which only the sum matters. */
    default int total(@Template String purpose, Pool pool) {
        return roll(Roll.of(purpose, pool)).total();
    }
}
