package org.muster.api.decision;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.Preview;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** Where a point may lie. */
@Preview
public interface Area {

    /** Every reason why {@code point} may not lie there. */
    List<Violation> check(Point point);

    /** A random point of it. */
    Point sample(RandomGenerator random);

    /** Its border for a picture: rings of corners, holes among them. */
    List<List<Point>> outline();
}
