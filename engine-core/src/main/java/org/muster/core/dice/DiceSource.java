package org.muster.core.dice;

import org.muster.api.dice.Roll;

/** Where the faces of a game's rolls come from. */
public interface DiceSource {

    /**
     * The faces of one roll.
     *
     * @param index number of the roll within the game, the first is 0
     */
    int[] faces(Roll roll, int index);
}
