package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.dice.Roll;

/** Faces of real dice as somebody typed them in. */
final class TypedDice {

    private TypedDice() {}

    /** Why {@code faces} can't be what came up. */
    static List<Violation> violations(Roll roll, List<Integer> faces) {
        List<Violation> violations = new ArrayList<>();
        if (faces.size() != roll.pool().count()) {
            violations.add(Violation.of(
                    "HOW_MANY_DICE",
                    "{purpose} takes {n die|dice} ({pool}); {given} {given:is|are} given.",
                    roll.purpose(),
                    roll.pool().count(),
                    roll.pool(),
                    faces.size()));
        }
        for (int i = 0; i < Math.min(roll.pool().count(), faces.size()); i++) {
            if (faces.get(i) < 1 || faces.get(i) > roll.pool().sidesOf(i)) {
                violations.add(Violation.of(
                        "NO_SUCH_FACE",
                        "A d{sides} can't show {face}.",
                        roll.pool().sidesOf(i),
                        faces.get(i)));
            }
        }
        return violations;
    }
}
