package org.muster.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.muster.api.space.Point;

/**
 * The border of all places a movement can end at, for a picture: what is in view from each place where shortest ways
 * turn, as far as the rest of the move carries, and there what one can stand on.
 */
final class Outline {

    /** How far a chord between two rays may be from the arc. */
    private static final double FLAT = 0.03;

    /** A ray on either side of each corner. */
    private static final double BESIDE = 1e-4;

    private final Movement movement;
    private final Footwork footwork;
    private final Search search;
    private final List<Geometry> parts = new ArrayList<>();
    private final List<Region> seen = new ArrayList<>();

    private Outline(Movement movement) {
        this.movement = movement;
        this.footwork = movement.footwork();
        this.search = Search.everywhere(movement, movement.budget());
    }

    static List<List<Point>> of(Movement movement, List<Base> taken) {
        Outline outline = new Outline(movement);
        for (int i : outline.search.reached()) {
            outline.view(i);
        }
        if (outline.parts.isEmpty()) {
            return List.of();
        }
        Geometry seen = OverlayNGRobust.union(outline.parts);
        Geometry free = Standing.of(outline.footwork);
        Geometry box = Shapes.FACTORY.toGeometry(seen.getEnvelopeInternal());
        Geometry ends = OverlayNGRobust.overlay(
                seen,
                Standing.without(free.intersection(box), outline.footwork.radius, taken, seen.getEnvelopeInternal()),
                org.locationtech.jts.operation.overlayng.OverlayNG.INTERSECTION);
        return Shapes.rings(ends, outline.footwork.table().measures());
    }

    /** What is in view from one place: beside a corner only what the way before it has not in view already. */
    private void view(int i) {
        double rest = movement.budget() - search.length(i);
        if (rest < 0.05) {
            return;
        }
        double x = search.x(i);
        double y = search.y(i);
        int before = search.before(i);
        Bends.Bend bend = search.bend(i);
        double wx = x - search.x(before);
        double wy = y - search.y(before);
        if (isBetween(i, before)) {
            return;
        }
        boolean turns = before != i && bend.isKnown();
        if (!turns) {
            rays(x, y, rest, -StrictMath.PI, StrictMath.PI);
            return;
        }
        double px = bend.px() - x;
        double py = bend.py() - y;
        double qx = bend.qx() - x;
        double qy = bend.qy() - y;
        boolean onwards = px * wx + py * wy > qx * wx + qy * wy;
        double from = StrictMath.atan2(wy, wx);
        double to = onwards ? StrictMath.atan2(py, px) : StrictMath.atan2(qy, qx);
        double turn = StrictMath.IEEEremainder(to - from, 2 * StrictMath.PI);
        double margin = 0.03;
        rays(x, y, rest, from + Math.min(0, turn) - margin, from + Math.max(0, turn) + margin);
    }

    /** Whether a way only comes by here on foot, to climb or to leap: nothing new is in view. */
    private boolean isBetween(int i, int before) {
        return before != i
                && search.use(i) != Network.Use.BEND
                && footwork.canWalk(search.x(before), search.y(before), search.x(i), search.y(i));
    }

    private void rays(double x, double y, double rest, double from, double to) {
        double[] angles = angles(x, y, rest, from, to);
        boolean whole = to - from >= 2 * StrictMath.PI - 1e-9;
        List<Coordinate> border = new ArrayList<>();
        if (!whole) {
            border.add(new Coordinate(x, y));
        }
        double[][] last = {};
        double[] lastDirection = {};
        for (double angle : angles) {
            double[] direction = {StrictMath.cos(angle), StrictMath.sin(angle)};
            double[][] spans = spans(x, y, direction, rest);
            double far = spans[0][1];
            border.add(new Coordinate(x + far * direction[0], y + far * direction[1]));
            for (int i = 1; i < Math.min(spans.length, last.length); i++) {
                quad(x, y, lastDirection, last[i], direction, spans[i]);
            }
            last = spans;
            lastDirection = direction;
        }
        border.add(border.get(0).copy());
        if (border.size() > 3) {
            polygon(border);
        }
    }

    private void quad(double x, double y, double[] one, double[] span, double[] other, double[] otherSpan) {
        List<Coordinate> border = new ArrayList<>();
        border.add(new Coordinate(x + one[0] * span[0], y + one[1] * span[0]));
        border.add(new Coordinate(x + one[0] * span[1], y + one[1] * span[1]));
        border.add(new Coordinate(x + other[0] * otherSpan[1], y + other[1] * otherSpan[1]));
        border.add(new Coordinate(x + other[0] * otherSpan[0], y + other[1] * otherSpan[0]));
        border.add(border.get(0).copy());
        polygon(border);
    }

    private void polygon(List<Coordinate> border) {
        if (isSeen(border)) {
            return;
        }
        Polygon polygon = Shapes.FACTORY.createPolygon(border.toArray(Coordinate[]::new));
        if (polygon.getArea() > 1e-6) {
            parts.add(polygon.isValid() ? polygon : polygon.buffer(0));
            seen.add(Shapes.region(polygon));
        }
    }

    /** Whether all of it has been in view already, near enough for a picture: joining shapes is what takes time. */
    private boolean isSeen(List<Coordinate> border) {
        for (int i = 1; i < border.size(); i++) {
            Coordinate a = border.get(i - 1);
            Coordinate b = border.get(i);
            if (!isSeen(b.x, b.y) || !isSeen((a.x + b.x) / 2, (a.y + b.y) / 2)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSeen(double x, double y) {
        for (Region region : seen) {
            if (region.meets(x, y, FLAT)) {
                return true;
            }
        }
        return false;
    }

    private double[] angles(double x, double y, double rest, double from, double to) {
        double[] angles = new double[64];
        int count = 0;
        double apart = 2 * StrictMath.acos(Math.max(0, 1 - FLAT / rest));
        int spread = Math.max(1, (int) Math.ceil((to - from) / apart));
        for (int i = 0; i <= spread; i++) {
            angles = room(angles, count + 1);
            angles[count++] = from + (to - from) * i / spread;
        }
        for (int i = 0; i < search.size(); i++) {
            Bends.Bend bend = search.bend(i);
            double dx = bend.x() - x;
            double dy = bend.y() - y;
            if (!bend.isKnown() || dx * dx + dy * dy > rest * rest || dx * dx + dy * dy < 1e-4 || !bend.touches(x, y)) {
                continue;
            }
            double angle = StrictMath.atan2(dy, dx);
            double turned = from + StrictMath.IEEEremainder(angle - from, 2 * StrictMath.PI);
            turned = turned < from ? turned + 2 * StrictMath.PI : turned;
            if (turned <= to) {
                angles = room(angles, count + 2);
                angles[count++] = turned - BESIDE;
                angles[count++] = turned + BESIDE;
            }
        }
        Arrays.sort(angles, 0, count);
        return Arrays.copyOf(angles, count);
    }

    private static double[] room(double[] angles, int count) {
        return count <= angles.length ? angles : Arrays.copyOf(angles, 2 * count);
    }

    /** From where to where one can go straight: on foot first, then beyond gaps. */
    private double[][] spans(double x, double y, double[] direction, double rest) {
        Track track = new Track(x, y, direction[0], direction[1], rest);
        double open = rest;
        for (Base base : movement.blockers()) {
            open = Math.min(open, meets(track, base.disc()));
        }
        Levels levels = footwork.levels(track);
        int block = footwork.firstBlock(levels);
        List<double[]> spans = new ArrayList<>();
        spans.add(new double[] {0, Math.min(open, levels.at(block))});
        if (block < levels.count()) {
            double[] landings = footwork.landings(track, levels);
            for (int j = block; j < landings.length; j++) {
                if (landings[j] < open) {
                    spans.add(new double[] {landings[j], Math.min(open, levels.at(j + 1))});
                }
            }
        }
        return spans.toArray(double[][]::new);
    }

    private double meets(Track track, Disc disc) {
        double x = disc.at().x() - track.ox();
        double y = disc.at().y() - track.oy();
        double middle = x * track.ux() + y * track.uy();
        double off = x * track.uy() - y * track.ux();
        double apart =
                disc.radius() + footwork.radius - footwork.table().measures().tolerance();
        double half = apart * apart - off * off;
        return middle <= 0 || half <= 0 ? Double.POSITIVE_INFINITY : Math.max(0, middle - Math.sqrt(half));
    }
}
