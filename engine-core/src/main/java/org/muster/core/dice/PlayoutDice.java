package org.muster.core.dice;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;

/** Dice of a game that nobody writes down: a bot's look ahead, a simulation. As fast as its generator. */
public final class PlayoutDice implements Dice {

    private final RandomGenerator random;

    /** Dice from a generator, which belongs to one thread. */
    public PlayoutDice(RandomGenerator random) {
        this.random = random;
    }

    /** Dice from a fast generator of their own. */
    public static PlayoutDice seeded(long seed) {
        return new PlayoutDice(new SplittableRandom(seed));
    }

    @Override
    public Rolled roll(Roll roll) {
        return new Rolled(roll, Faces.draw(roll.pool(), random::nextInt));
    }
}
