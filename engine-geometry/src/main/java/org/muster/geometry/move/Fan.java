package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Shapes;
import org.muster.geometry.shape.Track;
import org.muster.geometry.table.Levels;

/** What a base can go to straight from one place: rays as far as they lead, close together where it matters. */
final class Fan {

    /** How often the angle between two rays is halved. */
    private static final int CLOSER = 5;

    /** A ray on either side of each corner, so far beside it. */
    private static final double BESIDE = 1e-4;

    private final Mover mover;
    private final Footwork footwork;
    private final Search search;
    private final double x;
    private final double y;
    private final double rest;
    private final boolean leaps;

    Fan(Mover mover, Search search, double x, double y, double rest, boolean leaps) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.search = search;
        this.x = x;
        this.y = y;
        this.rest = rest;
        this.leaps = leaps;
    }

    /** One ray: where it leads on foot first, then beyond each gap, as pairs of distances. */
    @SuppressWarnings("ArrayRecordComponent") // for a moment, and by nobody else
    private record Ray(double angle, double ux, double uy, double[] spans) {

        Coordinate end(double x, double y, int i) {
            return new Coordinate(x + spans[i] * ux, y + spans[i] * uy);
        }
    }

    /** The borders of what is in view all round. */
    List<List<Coordinate>> all() {
        return borders(-StrictMath.PI, StrictMath.PI, true);
    }

    /** The borders of what is in view between two directions. */
    List<List<Coordinate>> between(double from, double to) {
        return borders(from, to, false);
    }

    /** Where a few rays end, and half way there. */
    List<Coordinate> glances(int count) {
        List<Coordinate> glances = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Ray ray = ray(2 * StrictMath.PI * i / count);
            Coordinate end = ray.end(x, y, 1);
            glances.add(end);
            glances.add(new Coordinate((x + end.x) / 2, (y + end.y) / 2));
        }
        return glances;
    }

    private List<List<Coordinate>> borders(double from, double to, boolean whole) {
        List<Ray> rays = new ArrayList<>();
        for (double angle : angles(from, to)) {
            Ray ray = ray(angle);
            if (!rays.isEmpty()) {
                closer(rays, rays.get(rays.size() - 1), ray, CLOSER);
            }
            rays.add(ray);
        }
        List<List<Coordinate>> borders = new ArrayList<>();
        List<Coordinate> border = new ArrayList<>();
        if (!whole) {
            border.add(new Coordinate(x, y));
        }
        rays.forEach(ray -> border.add(ray.end(x, y, 1)));
        if (border.size() > 2) {
            borders.add(closed(border));
        }
        for (int i = 1, first = 0; i <= rays.size(); i++) {
            if (i == rays.size()
                    || rays.get(i).spans().length != rays.get(first).spans().length) {
                bands(rays.subList(first, i), borders);
                first = i;
            }
        }
        return borders;
    }

    /** What lies beyond gaps along neighbouring rays. */
    private void bands(List<Ray> rays, List<List<Coordinate>> borders) {
        for (int span = 2; rays.size() > 1 && span < rays.get(0).spans().length; span += 2) {
            List<Coordinate> border = new ArrayList<>();
            for (Ray ray : rays) {
                border.add(ray.end(x, y, span));
            }
            for (int i = rays.size() - 1; i >= 0; i--) {
                border.add(rays.get(i).end(x, y, span + 1));
            }
            borders.add(closed(border));
        }
    }

    private static List<Coordinate> closed(List<Coordinate> border) {
        border.add(border.get(0).copy());
        return border;
    }

    /** Directions evenly spread, and both sides of every corner in view. */
    private double[] angles(double from, double to) {
        double apart = 2 * StrictMath.acos(Math.max(0, 1 - Shapes.FLAT / rest));
        int spread = Math.max(1, (int) Math.ceil((to - from) / apart));
        double[] angles = new double[spread + 1 + 2 * search.size()];
        int count = 0;
        for (int i = 0; i <= spread; i++) {
            angles[count++] = from + (to - from) * i / spread;
        }
        for (int i = 0; i < search.size(); i++) {
            Bends.Bend bend = search.bend(i);
            double dx = bend.x() - x;
            double dy = bend.y() - y;
            double square = dx * dx + dy * dy;
            if (bend.isKnown() && square <= rest * rest && square > BESIDE && bend.touches(x, y)) {
                double turned = from + StrictMath.IEEEremainder(StrictMath.atan2(dy, dx) - from, 2 * StrictMath.PI);
                turned = turned < from ? turned + 2 * StrictMath.PI : turned;
                if (turned <= to) {
                    angles[count++] = turned - BESIDE;
                    angles[count++] = turned + BESIDE;
                }
            }
        }
        Arrays.sort(angles, 0, count);
        return Arrays.copyOf(angles, count);
    }

    /** More rays between two, where what lies between is not straight. */
    private void closer(List<Ray> rays, Ray one, Ray other, int depth) {
        if (depth == 0 || other.angle() - one.angle() < 4 * BESIDE) {
            return;
        }
        Ray middle = ray((one.angle() + other.angle()) / 2);
        if (!isStraight(one, middle, other)) {
            closer(rays, one, middle, depth - 1);
            rays.add(middle);
            closer(rays, middle, other, depth - 1);
        }
    }

    private boolean isStraight(Ray one, Ray middle, Ray other) {
        int count = middle.spans().length;
        if (one.spans().length != count || other.spans().length != count) {
            return false;
        }
        for (int i = 1; i < count; i++) {
            Coordinate at = middle.end(0, 0, i);
            Coordinate a = one.end(0, 0, i);
            Coordinate b = other.end(0, 0, i);
            if (Plane.toSegment(at.x, at.y, a.x, a.y, b.x, b.y) > Shapes.FLAT) {
                return false;
            }
        }
        return true;
    }

    private Ray ray(double angle) {
        double ux = StrictMath.cos(angle);
        double uy = StrictMath.sin(angle);
        Track track = new Track(x, y, ux, uy, rest);
        double open = rest;
        for (Base base : mover.blockers()) {
            open = Math.min(open, meets(track, base.disc()));
        }
        Levels levels = footwork.levels(track);
        int block = footwork.firstBlock(track, levels);
        double[] spans = new double[2 * (levels.count() - block + 1)];
        spans[1] = Math.min(open, levels.at(block));
        int count = 2;
        if (leaps && block < levels.count()) {
            double[] landings = footwork.landings(track, levels);
            for (int j = block; j < landings.length; j++) {
                if (landings[j] < open) {
                    spans[count++] = landings[j];
                    spans[count++] = Math.min(open, levels.at(j + 1));
                }
            }
        }
        return new Ray(angle, ux, uy, Arrays.copyOf(spans, count));
    }

    private double meets(Track track, Disc disc) {
        double dx = disc.at().x() - track.ox();
        double dy = disc.at().y() - track.oy();
        double middle = dx * track.ux() + dy * track.uy();
        double off = dx * track.uy() - dy * track.ux();
        double apart = disc.radius() + footwork.solid;
        double half = apart * apart - off * off;
        return middle <= 0 || half <= 0 ? Double.POSITIVE_INFINITY : Math.max(0, middle - Math.sqrt(half));
    }
}
