package org.muster.geometry.move;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.space.Point;

/**
 * Shortest ways over the whole table, nobody being on it. Those asked for last are kept: who looks ahead asks again and
 * again for the way from where somebody stands.
 */
final class Routes {

    private static final int KEPT = 4096;

    private record Ends(Point from, Point to) {}

    private final Footwork footwork;
    private final boolean mayClimb;
    private final Map<Ends, List<Point>> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Ends, List<Point>> eldest) {
            return size() > KEPT;
        }
    };

    private Routes(Footwork footwork, boolean mayClimb) {
        this.footwork = footwork;
        this.mayClimb = mayClimb;
    }

    private record Key(double diameter, boolean mayClimb) {}

    /** Those of this table for bases of this size. */
    static Routes of(Footwork footwork, boolean mayClimb) {
        return footwork.table()
                .shared(new Key(footwork.diameter, mayClimb), key -> new Routes(footwork, key.mayClimb()));
    }

    /** The corners, both ends included; the straight line where no way leads there. */
    List<Point> between(Point from, Point to) {
        Ends ends = new Ends(from, to);
        synchronized (known) {
            List<Point> way = known.get(ends);
            if (way != null) {
                return way;
            }
        }
        Mover mover = new Mover(
                footwork, footwork.table().stand(from, footwork.diameter), Movement.UNLIMITED, mayClimb, List.of());
        List<Point> way = Search.way(mover, to, Movement.UNLIMITED);
        List<Point> found = way == null ? List.of(from, to) : way;
        synchronized (known) {
            known.put(ends, found);
        }
        return found;
    }
}
