package org.muster.core.dice;

import java.util.SplittableRandom;
import org.muster.api.dice.Roll;

/** Dice that follow from a seed and the number of the roll alone. */
public record SeededDice(long seed) implements DiceSource {
    @Override
    public int[] faces(Roll roll, int index) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + index);
        int[] faces = new int[roll.pool().count()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = 1 + random.nextInt(roll.pool().sidesOf(i));
        }
        return faces;
    }
}
