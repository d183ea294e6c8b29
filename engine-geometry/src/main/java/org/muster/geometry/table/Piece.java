package org.muster.geometry.table;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.space.Point;

/**
 * A piece of terrain with upright walls and a flat top or bottom.
 *
 * @param id its name in the scene and in violations
 * @param kind whether it stands up or is a hole
 * @param polygon its corners seen from above, in either sense of rotation
 * @param height of a solid above its floor, or the depth of a pit below 0
 * @param floor what a solid stands on: 0, or the top of another piece
 * @param blocksSight whether lines of sight end at it
 * @param standable whether a base may end on it
 * @param climbable whether its walls may be climbed
 */
@Preview
public record Piece(
        String id,
        Kind kind,
        List<Point> polygon,
        double height,
        double floor,
        boolean blocksSight,
        boolean standable,
        boolean climbable) {

    /** Whether a piece stands up or is a hole. */
    public enum Kind {
        /** An upright prism. */
        SOLID,
        /** A hole in the table. */
        PIT
    }

    public Piece {
        polygon = List.copyOf(polygon);
    }

    /** The height of the surface one stands on: above 0 for a solid, below for a pit. */
    public double top() {
        return kind == Kind.SOLID ? floor + height : -height;
    }

    boolean isSolid() {
        return kind == Kind.SOLID;
    }
}
