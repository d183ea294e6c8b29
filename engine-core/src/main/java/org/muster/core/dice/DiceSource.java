package org.muster.core.dice;

import org.muster.api.dice.Roll;

/**
 * Where the faces of a game's rolls come from. The engine numbers the rolls of a game 0, 1, 2 ..., writes down what is
 * asked for, asks a source for the faces, and writes those down too: a replay needs no source.
 *
 * <p>A number is never used again, not even for a roll that was rewound: whoever has seen a roll could otherwise rewind
 * and play on knowing it. Dice on a real table are no source, since people take their time: the engine asks for them as
 * for any decision.
 */
@FunctionalInterface
public interface DiceSource {

    /**
     * The faces of one roll.
     *
     * @param index the roll's number in its game
     * @return as many as the pool has dice, each from 1 to its die's sides, in the pool's order; the caller's to keep
     */
    int[] faces(Roll roll, long index);
}
