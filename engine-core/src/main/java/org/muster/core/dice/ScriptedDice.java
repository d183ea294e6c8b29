package org.muster.core.dice;

import java.util.Arrays;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;

/**
 * Dice that show what a test says, in the order in which they are thrown. A script that does not fit the rolls fails
 * the test, with the roll that it does not fit.
 */
public final class ScriptedDice implements Dice, DiceSource {

    private final int[] script;
    private int used;

    private ScriptedDice(int[] script) {
        this.script = script;
    }

    /** Dice that will show these faces. */
    public static ScriptedDice of(int... faces) {
        return new ScriptedDice(faces.clone());
    }

    @Override
    public Rolled roll(Roll roll) {
        return new Rolled(roll, faces(roll, 0));
    }

    /** The next faces of the script, whatever the roll's number. */
    @Override
    public int[] faces(Roll roll, long index) {
        int end = Math.min(script.length, used + roll.pool().count());
        int[] faces = Arrays.copyOfRange(script, used, end);
        List<Violation> violations = Faces.check(roll.pool(), faces);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("the script does not fit \"" + roll.purpose() + "\" after " + used
                    + " faces of " + Arrays.toString(script) + ": " + violations);
        }
        used = end;
        return faces;
    }

    /** The faces that have not been thrown; a test that expects all to be thrown checks that none are left. */
    public List<Integer> left() {
        return Arrays.stream(script).skip(used).boxed().toList();
    }
}
