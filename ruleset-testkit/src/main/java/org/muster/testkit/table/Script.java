package org.muster.testkit.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;

/** Dice that fall as they are written, and only for what they are written for. */
final class Script {

    private final Deque<Die> dice = new ArrayDeque<>();
    private final List<Rolled> rolled = new ArrayList<>();

    /** A face, for a roll whose purpose begins so. */
    private record Die(String purpose, int face) {}

    void add(String purpose, int... faces) {
        for (int face : faces) {
            dice.add(new Die(purpose, face));
        }
    }

    Rolled roll(Roll roll) {
        int[] faces = new int[roll.pool().count()];
        for (int i = 0; i < faces.length; i++) {
            Die die = dice.poll();
            if (die == null) {
                throw new AssertionError("no die is written out for \"" + roll.purpose() + "\" " + roll.pool());
            }
            if (!roll.purpose().toString().startsWith(die.purpose)) {
                throw new AssertionError("the next die, " + die.face + ", is written out for \"" + die.purpose
                        + "\", and \"" + roll.purpose() + "\" is rolled");
            }
            if (die.face < 1 || die.face > roll.pool().sidesOf(i)) {
                throw new AssertionError(
                        "\"" + roll.purpose() + "\" rolls " + roll.pool() + ", which can't show " + die.face);
            }
            faces[i] = die.face;
        }
        Rolled result = new Rolled(roll, faces);
        rolled.add(result);
        return result;
    }

    List<Rolled> rolled() {
        return List.copyOf(rolled);
    }

    List<Integer> left() {
        return dice.stream().map(Die::face).toList();
    }
}
