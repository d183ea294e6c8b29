package org.muster.api.dice;

/**
 * The only source of chance a step has. Where the faces come from (fair dice, a seed, a script, a hand on a real
 * table) a step cannot know. With real dice the engine may run a step several times from its start until all faces
 * are there: a step that is a pure function of its arguments never notices.
 */
public interface Dice {

    /** Throws {@code roll}. */
    Rolled roll(Roll roll);

    /** Throws a pool of which only the sum matters. */
    default int total(String purpose, Pool pool) {
        return roll(Roll.of(purpose, pool)).total();
    }
}
