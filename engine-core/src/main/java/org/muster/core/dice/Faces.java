package org.muster.core.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;

/** The faces of a pool: drawn from random words, or checked when they come from elsewhere. */
public final class Faces {

    private static final long WORD = 0xFFFF_FFFFL;

    private Faces() {}

    /** What is wrong with faces that were typed in or scripted; empty if they can be what {@code pool} showed. */
    public static List<Violation> check(Pool pool, int... faces) {
        if (faces.length != pool.count()) {
            return List.of(Violation.of(
                    "DICE_COUNT",
                    "{pool} is {count} dice; there are {faces} faces.",
                    pool,
                    pool.count(),
                    faces.length));
        }
        List<Violation> violations = new ArrayList<>();
        for (int i = 0; i < faces.length; i++) {
            if (faces[i] < 1 || faces[i] > pool.sidesOf(i)) {
                violations.add(Violation.of(
                        "DICE_FACE",
                        "Die {die} of {pool} shows 1 to {sides}, not {face}.",
                        i + 1,
                        pool,
                        pool.sidesOf(i),
                        faces[i]));
            }
        }
        return violations;
    }

    /** Faces from uniform 32-bit words, each as likely as any other. */
    static int[] draw(Pool pool, IntSupplier words) {
        List<Pool.Group> groups = pool.groups();
        int[] faces = new int[pool.count()];
        int at = 0;
        for (int g = 0; g < groups.size(); g++) {
            Pool.Group group = groups.get(g);
            for (int i = 0; i < group.count(); i++) {
                faces[at++] = draw(group.sides(), words);
            }
        }
        return faces;
    }

    /** Lemire's method: the word as a fraction of the sides, and no division but once in some million dice. */
    private static int draw(int sides, IntSupplier words) {
        long product = (words.getAsInt() & WORD) * sides;
        if ((product & WORD) < sides) {
            long uneven = (WORD + 1) % sides;
            while ((product & WORD) < uneven) {
                product = (words.getAsInt() & WORD) * sides;
            }
        }
        return (int) (product >>> 32) + 1;
    }
}
