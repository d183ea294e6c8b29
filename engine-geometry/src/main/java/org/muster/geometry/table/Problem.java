package org.muster.geometry.table;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Polygon;
import org.muster.api.Preview;
import org.muster.geometry.shape.Shapes;

/**
 * What is wrong with a piece of terrain.
 *
 * @param piece the piece
 * @param other the piece it overlaps, else empty
 */
@Preview
public record Problem(String piece, Kind kind, String other) {

    /** The kinds of wrong pieces. */
    public enum Kind {
        /** Fewer than three corners, or edges that cross. */
        NOT_SIMPLE,
        /** A part of it is beyond the table. */
        OUTSIDE,
        /** It takes the same room as another. */
        OVERLAPS,
        /** Its height is not above 0. */
        HEIGHT
    }

    /** Overlaps smaller than this come of rounding. */
    private static final double NO_AREA = 1e-6;

    static List<Problem> of(List<Piece> pieces, double width, double depth) {
        List<Problem> problems = new ArrayList<>();
        List<Piece> simple = new ArrayList<>();
        for (Piece piece : pieces) {
            if (!(piece.height() > 0)) {
                problems.add(new Problem(piece.id(), Kind.HEIGHT, ""));
            }
            if (!Shapes.isSimple(piece.polygon())) {
                problems.add(new Problem(piece.id(), Kind.NOT_SIMPLE, ""));
                continue;
            }
            if (piece.polygon().stream().anyMatch(at -> at.x() < 0 || at.y() < 0 || at.x() > width || at.y() > depth)) {
                problems.add(new Problem(piece.id(), Kind.OUTSIDE, ""));
            }
            Polygon polygon = Shapes.polygon(piece.polygon());
            for (Piece other : simple) {
                if (atOneLevel(piece, other)
                        && polygon.intersection(Shapes.polygon(other.polygon())).getArea() > NO_AREA) {
                    problems.add(new Problem(piece.id(), Kind.OVERLAPS, other.id()));
                }
            }
            simple.add(piece);
        }
        return problems;
    }

    private static boolean atOneLevel(Piece one, Piece other) {
        return Math.max(bottom(one), bottom(other)) < Math.min(ceiling(one), ceiling(other));
    }

    private static double bottom(Piece piece) {
        return piece.isSolid() ? piece.floor() : piece.top();
    }

    private static double ceiling(Piece piece) {
        return piece.isSolid() ? piece.top() : 0;
    }
}
