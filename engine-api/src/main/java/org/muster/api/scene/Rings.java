package org.muster.api.scene;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.space.Point;

/** The border of an area as an area or a reach tells it: rings of corners in any order, holes among them. */
@Preview
public record Rings(List<List<Point>> rings) {

    public Rings {
        rings = rings.stream().filter(ring -> ring.size() > 2).toList();
    }

    /** As patches without ids. A ring that lies in an odd number of others is a hole of the innermost of them. */
    public List<Mark> patches(List<String> classes, String note) {
        return rings.stream()
                .filter(ring -> depth(ring) % 2 == 0)
                .<Mark>map(ring -> new Mark.Patch("", ring, holes(ring), classes, note))
                .toList();
    }

    private List<List<Point>> holes(List<Point> ring) {
        int inside = depth(ring) + 1;
        return rings.stream()
                .filter(hole -> hole != ring && depth(hole) == inside && contains(ring, hole.get(0)))
                .toList();
    }

    private int depth(List<Point> ring) {
        int depth = 0;
        for (List<Point> other : rings) {
            depth += other != ring && contains(other, ring.get(0)) ? 1 : 0;
        }
        return depth;
    }

    /** Whether a line from the point to the right crosses the ring an odd number of times. */
    private static boolean contains(List<Point> ring, Point point) {
        boolean inside = false;
        Point from = ring.get(ring.size() - 1);
        for (Point to : ring) {
            if (from.y() > point.y() != to.y() > point.y()
                    && point.x() < from.x() + (point.y() - from.y()) / (to.y() - from.y()) * (to.x() - from.x())) {
                inside = !inside;
            }
            from = to;
        }
        return inside;
    }
}
