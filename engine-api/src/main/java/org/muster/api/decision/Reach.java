package org.muster.api.decision;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** Which ways are open from a place. */
@Preview
public interface Reach {

    /** Every reason why {@code path}, its start included, can't be gone. */
    List<Violation> check(List<Point> path);

    /** The best way to {@code end}, its start included; or every reason why there is none. */
    Checked<List<Point>> to(Point end);

    /** A random way that can be gone, its start included. */
    List<Point> sample(RandomGenerator random);

    /** The border of all places that can be reached. */
    List<List<Point>> outline();

    /**
     * The border of all places that are still left to who goes {@code way} first, its start included; where nobody says so,
     * of all.
     */
    default List<List<Point>> outline(List<Point> way) {
        return outline();
    }
}
