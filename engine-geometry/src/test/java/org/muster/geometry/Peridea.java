package org.muster.geometry;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;

/** The citadel's terrain, section 12 of the skirmish book, with its small base and its measures. */
public final class Peridea {

    public static final double SMALL = 2.5;
    public static final Measures MEASURES = Measures.of(2.5, 5, 5, 5);

    public static final Tabletop CLOSED = Tabletop.of(90, 90, pieces(), MEASURES);
    public static final Tabletop OPEN = CLOSED.without("gate");

    private Peridea() {}

    public static Piece solid(String id, double height, boolean standable, boolean climbable, double... corners) {
        return new Piece(id, Piece.Kind.SOLID, corners(corners), height, 0, true, standable, climbable);
    }

    public static Piece pit(String id, double depth, double... corners) {
        return new Piece(id, Piece.Kind.PIT, corners(corners), depth, 0, false, true, true);
    }

    public static List<Point> corners(double... numbers) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < numbers.length; i += 2) {
            points.add(new Point(numbers[i], numbers[i + 1]));
        }
        return points;
    }

    /** A small base where it stands by itself. */
    public static Disc small(double x, double y) {
        return CLOSED.stand(new Point(x, y), SMALL);
    }

    public static List<Piece> pieces() {
        return List.of(
                solid("wall-w1", 10, true, true, 0, 58, 12, 58, 12, 61, 0, 61),
                solid("masonry-w", 5, false, true, 12, 58, 16, 58, 16, 61, 12, 61),
                solid("wall-w2", 10, true, true, 16, 58, 38, 58, 38, 61, 16, 61),
                solid("gate", 8, false, false, 38, 59, 52, 59, 52, 60, 38, 60),
                solid("wall-e1", 10, true, true, 52, 58, 74, 58, 74, 61, 52, 61),
                solid("masonry-e", 5, false, true, 74, 58, 78, 58, 78, 61, 74, 61),
                solid("wall-e2", 10, true, true, 78, 58, 90, 58, 90, 61, 78, 61),
                solid("steps", 2.5, true, true, 40, 68, 50, 68, 50, 72, 40, 72),
                solid("terrace", 5, true, true, 25, 72, 65, 72, 65, 90, 25, 90),
                solid("tower", 7.5, true, true, 4, 66, 14, 66, 14, 76, 4, 76),
                solid("crates", 4, true, true, 70, 66, 76, 66, 76, 70, 70, 70),
                solid("monolith-w", 12, false, false, 18, 36, 22, 36, 22, 40, 18, 40),
                solid("monolith-e", 12, false, false, 68, 36, 72, 36, 72, 40, 68, 40),
                solid("rubble-w", 2, false, true, 28, 44, 36, 44, 38, 48, 30, 50),
                solid("rubble-e", 2, false, true, 54, 44, 62, 44, 60, 50, 52, 48),
                solid("low-wall-w", 3, false, true, 10, 24, 24, 24, 24, 25, 10, 25),
                solid("low-wall-e", 3, false, true, 66, 24, 80, 24, 80, 25, 66, 25),
                pit("ravine", 12, 36, 30, 54, 30, 54, 34, 36, 34));
    }
}
