package bandsandhills;

import java.util.List;
import org.muster.api.check.*;
import org.muster.api.space.Point;

/** The book: what no game changes, as data/ground.yaml or a game's own file has it. */
record Ground(
        @Between(min = 1) int rounds, @Between(min = 1) int strength, List<Hill> hills) {

    /** A hill; those beside it in the list are near. */
    record Hill(@Id("hills") String id, String name, double x) {
        List<Point> corners() {
            return List.of(new Point(x, 1), new Point(x + 4, 1), new Point(x + 4, 5), new Point(x, 5));
        }
    }

    Hill the(String id) {
        return hills.stream().filter(hill -> hill.id().equals(id)).findFirst().orElseThrow();
    }

    boolean areNear(Hill one, Hill other) {
        return Math.abs(hills.indexOf(one) - hills.indexOf(other)) <= 1;
    }
}
