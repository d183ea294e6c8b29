package org.muster.api.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;

/** What came up. */
@Stable
public final class Rolled {

    private final Roll roll;
    private final int[] faces;

    /**
     * A result.
     *
     * @param faces as many as the pool has dice, each from 1 to the sides of its die, in the pool's order
     */
    public Rolled(Roll roll, int... faces) {
        this.roll = roll;
        this.faces = faces;
    }

    /** What had been asked for. */
    public Roll roll() {
        return roll;
    }

    /** How many dice there are. */
    public int count() {
        return faces.length;
    }

    /** The face of one die; the first has index 0. */
    public int option(int index) {
        return faces[index];
    }

    /** The kind of one die, such as its colour; empty for plain dice. */
    public String kind(int index) {
        return roll.pool().groupOf(index).kind();
    }

    /** The faces, in the pool's order; a copy. */
    public int[] faces() {
        return faces.clone();
    }

    /** The faces from highest to lowest. */
    public int[] sortedDown() {
        int[] sorted = faces.clone();
        Arrays.sort(sorted);
        for (int i = 0, j = sorted.length - 1; i < j; i++, j--) {
            int swap = sorted[i];
            sorted[i] = sorted[j];
            sorted[j] = swap;
        }
        return sorted;
    }

    /** Sum of the faces, without modifiers. */
    public int natural() {
        int sum = 0;
        for (int face : faces) {
            sum += face;
        }
        return sum;
    }

    /** Sum of faces and modifiers. */
    public int total() {
        return natural() + roll.modifier();
    }

    /** Whether the total reaches the roll's target. */
    public boolean succeeds() {
        return total() >= roll.target();
    }

    /** As a log tells it: {@code Initiative d20: 17 +2 Intelligence Officer = 19}. */
    public Sentence told() {
        List<Object> sum = new ArrayList<>();
        for (int i = 0; i < faces.length; i++) {
            sum.add(i == faces.length - 1 ? faces[i] : faces[i] + ",");
        }
        sum.addAll(roll.modifiers());
        boolean byKind =
                roll.pool().groups().stream().anyMatch(group -> !group.kind().isEmpty());
        if (faces.length > 1 && !byKind || !roll.modifiers().isEmpty()) { // dice of kinds are counted, not added up
            sum.add("= " + total());
        }
        Sentence thrown = Sentence.joined(" ", sum);
        if (roll.target() <= 0) {
            return Sentence.of("{purpose} {pool}: {sum}", roll.purpose(), roll.pool(), thrown);
        }
        List<Sentence> sums = List.of(thrown); // one of several where rolls are told together
        return succeeds()
                ? Sentence.of(
                        "{purpose} {pool}: {sum}, {sum:success|successes} on {target}+",
                        roll.purpose(),
                        roll.pool(),
                        sums,
                        roll.target())
                : Sentence.of(
                        "{purpose} {pool}: {sum}, {sum:fails|fail}, needs {target}+",
                        roll.purpose(),
                        roll.pool(),
                        sums,
                        roll.target());
    }

    /** {@link #told} in the language spoken here. */
    @Override
    public String toString() {
        return told().toString();
    }
}
