package org.muster.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;

/**
 * The dice of the step that is being carried out. A step that had to wait for one is carried out again from its start:
 * what it rolled before comes first then.
 */
final class StepDice implements Dice {

    private final Surroundings table;
    /** Rolls of steps that are done. */
    private int rolls;
    /** What was rolled for this step before it had to wait. */
    private List<int[]> faces;
    /** The rolls of this step that were not in {@link #faces}. */
    private final List<Rolled> made = new ArrayList<>(4);

    private int rolled;

    StepDice(Surroundings table, int rolls, List<int[]> faces) {
        this.table = table;
        this.rolls = rolls;
        this.faces = faces;
    }

    int rolls() {
        return rolls;
    }

    List<int[]> faces() {
        return faces;
    }

    /** The step is done. */
    void done() {
        if (rolled > 0) {
            rolls += rolled;
            rolled = 0;
            made.clear();
            faces = List.of();
        }
    }

    @Override
    public Rolled roll(Roll roll) {
        if (roll.pool().count() == 0) {
            return new Rolled(roll); // real dice need not be typed in where there are none
        }
        int index = rolled++;
        if (index < faces.size()) {
            return new Rolled(roll, faces.get(index));
        }
        try {
            Rolled fresh = table.roll(roll, rolls + index);
            made.add(fresh);
            return fresh;
        } catch (RollPending pending) {
            keepFaces();
            rolled = 0;
            throw pending;
        }
    }

    /** What was rolled before a roll that waits is not rolled again. */
    private void keepFaces() {
        List<int[]> all = new ArrayList<>(faces);
        made.forEach(one -> all.add(one.faces()));
        faces = List.copyOf(all);
        made.clear();
    }
}
