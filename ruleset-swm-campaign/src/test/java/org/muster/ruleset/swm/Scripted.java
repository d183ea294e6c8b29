package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;

/** Dice that fall as they are told. */
public final class Scripted implements Dice {

    private final List<Integer> faces = new ArrayList<>();
    private final List<Rolled> rolled = new ArrayList<>();

    /** These faces come next. */
    public void expect(int... more) {
        for (int face : more) {
            faces.add(face);
        }
    }

    @Override
    public Rolled roll(Roll roll) {
        int[] mine = new int[roll.pool().count()];
        for (int i = 0; i < mine.length; i++) {
            if (faces.isEmpty()) {
                throw new AssertionError("no die was written out for: " + roll.purpose());
            }
            mine[i] = faces.remove(0);
        }
        Rolled result = new Rolled(roll, mine);
        rolled.add(result);
        return result;
    }

    /** Everything that was rolled, in order. */
    public List<Rolled> rolled() {
        return rolled;
    }

    /** What was written out and never rolled. */
    public List<Integer> left() {
        return faces;
    }
}
