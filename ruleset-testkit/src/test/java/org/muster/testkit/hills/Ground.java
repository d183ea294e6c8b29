package org.muster.testkit.hills;

import java.util.List;
import org.muster.api.check.*;

/** The book: what no game changes, as data/ground.yaml or a game's own file has it. */
record Ground(
        @Between(min = 1) int rounds, @Between(min = 1) int strength, List<Hill> hills) {

    /** A hill; those beside it in the list are near. */
    record Hill(@Id("hills") String id, String name, double x) {}

    Hill the(String id) {
        return hills.stream().filter(hill -> hill.id().equals(id)).findFirst().orElseThrow();
    }

    boolean areNear(String one, String other) {
        return Math.abs(hills.indexOf(the(one)) - hills.indexOf(the(other))) <= 1;
    }
}
