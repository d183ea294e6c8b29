package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Shapes;

/**
 * The border of all places a move can end at, for a picture: what is in view from each place where shortest ways
 * turn, as far as the rest of the move carries, and there what one can stand on.
 */
final class Outline {

    /** Beside the wedge that is in view behind a corner, in radians. */
    private static final double MARGIN = 0.03;

    /** How many directions are looked in to tell whether a view shows anything new. */
    private static final int GLANCES = 24;

    private final Mover mover;
    private final Footwork footwork;
    private final Search search;
    private final List<Geometry> parts = new ArrayList<>();
    private final List<Patch> seen = new ArrayList<>();

    private Outline(Mover mover) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.search = Search.everywhere(mover, mover.budget());
    }

    /** The border, these bases left out. */
    static List<List<Point>> of(Mover mover, List<Base> taken) {
        Outline outline = new Outline(mover);
        for (int i : outline.search.reached()) {
            outline.look(i);
        }
        if (outline.parts.isEmpty()) {
            return List.of();
        }
        Geometry seen = Shapes.areas(OverlayNGRobust.union(outline.parts));
        Envelope around = seen.getEnvelopeInternal();
        Geometry free = Shapes.areas(Standing.of(outline.footwork).intersection(Shapes.FACTORY.toGeometry(around)));
        Geometry ends = OverlayNGRobust.overlay(
                seen, Standing.without(free, outline.footwork.radius, taken, around), OverlayNG.INTERSECTION);
        return Shapes.rings(ends, outline.footwork.table().measures());
    }

    /** What is in view from one place: beside a corner only what the way before it has not in view already. */
    private void look(int i) {
        double rest = mover.budget() - search.length(i);
        int before = search.before(i);
        boolean start = before == i;
        if (rest < Shapes.FLAT || !start && isBetween(i, before)) {
            return;
        }
        double x = search.x(i);
        double y = search.y(i);
        // leaps straight from the start; all others begin and end where the network has places for them
        Fan view = new Fan(mover, search, x, y, rest, start);
        Bends.Bend bend = search.bend(i);
        if (start) {
            view.all().forEach(this::add);
        } else if (!bend.isKnown()) {
            if (!view.glances(GLANCES).stream().allMatch(at -> isSeen(at.x, at.y))) {
                view.all().forEach(this::add);
            }
        } else {
            double wx = x - search.x(before);
            double wy = y - search.y(before);
            double px = bend.px() - x;
            double py = bend.py() - y;
            double qx = bend.qx() - x;
            double qy = bend.qy() - y;
            boolean onwards = px * wx + py * wy > qx * wx + qy * wy;
            double from = StrictMath.atan2(wy, wx);
            double to = onwards ? StrictMath.atan2(py, px) : StrictMath.atan2(qy, qx);
            double turn = StrictMath.IEEEremainder(to - from, 2 * StrictMath.PI);
            view.between(from + Math.min(0, turn) - MARGIN, from + Math.max(0, turn) + MARGIN)
                    .forEach(this::add);
        }
    }

    /** Whether a way only comes by here on foot, to climb or to leap: nothing new is in view. */
    private boolean isBetween(int i, int before) {
        return search.use(i) != Network.Use.BEND
                && footwork.canWalk(search.x(before), search.y(before), search.x(i), search.y(i));
    }

    private void add(List<Coordinate> border) {
        if (isSeen(border)) {
            return;
        }
        Polygon polygon = Shapes.FACTORY.createPolygon(border.toArray(Coordinate[]::new));
        if (polygon.getArea() > Shapes.FLAT * Shapes.FLAT) {
            parts.add(polygon.isValid() ? polygon : polygon.buffer(0));
            seen.add(Shapes.region(polygon));
        }
    }

    /** Whether all of it has been in view already, near enough for a picture: joining shapes is what takes time. */
    private boolean isSeen(List<Coordinate> border) {
        for (int i = 1; i < border.size(); i++) {
            Coordinate a = border.get(i - 1);
            Coordinate b = border.get(i);
            int steps = 1 + (int) (2 * a.distance(b));
            for (int step = 1; step <= steps; step++) {
                double t = (double) step / steps;
                if (!isSeen(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isSeen(double x, double y) {
        for (Patch region : seen) {
            if (region.meets(x, y, Shapes.FLAT)) {
                return true;
            }
        }
        return false;
    }
}
