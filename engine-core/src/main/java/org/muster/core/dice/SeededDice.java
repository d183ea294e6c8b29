package org.muster.core.dice;

import java.util.function.IntSupplier;
import org.muster.api.dice.Roll;

/**
 * Dice that a seed decides. The faces are a pure function of seed, roll number and pool, so a game can be resumed in
 * the middle without a generator to bring back. Good for simulation and tests; who knows the seed knows all rolls.
 *
 * <p>Each roll has a SplitMix64 stream of its own, which starts where the hash of seed and number says. The same seed
 * gives the same game in every version: a change of this algorithm is a new class.
 */
public record SeededDice(long seed) implements DiceSource {

    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    @Override
    public int[] faces(Roll roll, long index) {
        return Faces.draw(roll.pool(), new Stream(mix(mix(seed) + index * GOLDEN)));
    }

    /** Stafford's thirteenth variant of a 64-bit finalizer, as in SplitMix64. */
    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return z ^ (z >>> 31);
    }

    private static final class Stream implements IntSupplier {
        private long state;

        Stream(long state) {
            this.state = state;
        }

        @Override
        public int getAsInt() {
            state += GOLDEN;
            return (int) (mix(state) >>> 32);
        }
    }
}
