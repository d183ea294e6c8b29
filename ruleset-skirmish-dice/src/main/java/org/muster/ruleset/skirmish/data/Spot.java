package org.muster.ruleset.skirmish.data;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.muster.api.space.Point;

/** A place on the table in centimetres, x to the right and y away from the first side's edge. Written as {@code [x, y]}. */
public record Spot(double x, double y) {

    /**
     * As it is written.
     *
     * @throws IllegalArgumentException if it is not two numbers
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Spot of(List<Double> xy) {
        if (xy.size() != 2 || !Double.isFinite(xy.get(0)) || !Double.isFinite(xy.get(1))) {
            throw new IllegalArgumentException("a place is [x, y], not " + xy);
        }
        return new Spot(xy.get(0), xy.get(1));
    }

    /** As it is written. */
    @JsonValue
    public List<Double> xy() {
        return List.of(x, y);
    }

    /** The same for geometry. */
    public Point point() {
        return new Point(x, y);
    }

    /** Places as the corners of a polygon. */
    public static List<Point> points(List<Spot> spots) {
        return spots.stream().map(Spot::point).toList();
    }
}
