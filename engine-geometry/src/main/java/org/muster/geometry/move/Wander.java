package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Circle;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;

/** Random ways: straight ahead, over what can be climbed, across what can be leapt, round a corner now and then. */
final class Wander {

    private static final int TRIES = 24;
    private static final int LEGS = 3;

    /** One in so many ways to a chosen place is looked for round corners: that takes a thousand times as long. */
    private static final int SEARCHED = 16;

    private final Mover mover;
    private final Footwork footwork;
    private final Measures measures;
    private final RandomGenerator random;
    private final List<Point> way = new ArrayList<>();
    private double left;

    private Wander(Mover mover, RandomGenerator random) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.measures = footwork.table().measures();
        this.random = random;
    }

    /**
     * A way that can be gone; null when none was met with.
     *
     * @param admits whether a way can be gone
     * @param shortest the shortest way to a place within reach; null if there is none
     * @param places some ways are drawn to
     */
    static @Nullable List<Point> from(
            Mover mover,
            Predicate<List<Point>> admits,
            Function<Point, @Nullable List<Point>> shortest,
            List<Point> places,
            RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            List<Point> way = !places.isEmpty() && random.nextBoolean()
                    ? towards(mover, shortest, places.get(random.nextInt(places.size())), random)
                    : new Wander(mover, random).about();
            if (admits.test(way)) {
                return way;
            }
        }
        return null;
    }

    /** Some way that can be gone: staying if that may be, else the first found from place to place; null if none is. */
    static @Nullable List<Point> anywhere(Mover mover, Predicate<List<Point>> admits) {
        List<Point> way = on(mover, List.of(mover.start().at()), mover.budget(), admits);
        if (way != null) {
            return way; // most of the time, and a search of the whole ground takes a thousand times as long
        }
        Search search = Search.everywhere(mover, mover.budget());
        List<Integer> reached = search.reached();
        for (int i : reached.subList(1, reached.size())) { // the start is the first of them
            way = on(mover, search.corners(i), mover.budget() - search.length(i), admits);
            if (way != null) {
                return way;
            }
        }
        return null;
    }

    /** The way itself if it can be gone, else one that goes straight on in some direction; null if none can. */
    private static @Nullable List<Point> on(Mover mover, List<Point> way, double left, Predicate<List<Point>> admits) {
        if (admits.test(way)) {
            return way;
        }
        Point end = way.get(way.size() - 1);
        for (double far : new double[] {0.5, 1.25, 2.5, 5, left}) {
            for (int degree = 0; degree < Circle.DEGREES && far <= left; degree += 15) {
                List<Point> on = new ArrayList<>(way);
                on.add(mover.measures().point(end.x() + far * Circle.x(degree), end.y() + far * Circle.y(degree)));
                if (admits.test(on)) {
                    return on;
                }
            }
        }
        return null;
    }

    private static List<Point> towards(
            Mover mover, Function<Point, @Nullable List<Point>> shortest, Point place, RandomGenerator random) {
        Point start = mover.start().at();
        double far = start.to(place);
        if (far > mover.budget()) {
            double part = mover.budget() * (1 - random.nextDouble() * random.nextDouble()) / far;
            Point on =
                    new Point(start.x() + part * (place.x() - start.x()), start.y() + part * (place.y() - start.y()));
            return List.of(start, mover.measures().round(on));
        }
        Point to = mover.measures().round(place);
        List<Point> way = random.nextInt(SEARCHED) == 0 ? shortest.apply(to) : null;
        return way == null ? List.of(start, to) : way;
    }

    private List<Point> about() {
        left = mover.budget();
        way.add(mover.start().at());
        int legs = 1 + random.nextInt(LEGS);
        for (int i = 0; i < legs && left > measures.grid(); i++) {
            double share = i + 1 == legs ? 1 : random.nextDouble();
            double far = left * Math.sqrt(random.nextDouble()) * share;
            double dx;
            double dy;
            double length;
            do { // a direction without sines: a point of the disc, not too near its middle
                dx = 2 * random.nextDouble() - 1;
                dy = 2 * random.nextDouble() - 1;
                length = Plane.length(dx, dy);
            } while (length > 1 || length < 0.1);
            if (!ahead(dx / length, dy / length, far)) {
                break;
            }
        }
        return way;
    }

    private Point at() {
        return way.get(way.size() - 1);
    }

    /** Goes so far if it can, else up to what is in the way, and over that if it can. */
    private boolean ahead(double ux, double uy, double far) {
        Point from = at();
        Point to = measures.point(from.x() + far * ux, from.y() + far * uy);
        double cost = footwork.cost(from.x(), from.y(), to.x(), to.y(), false);
        if (cost < Double.POSITIVE_INFINITY) {
            step(to, cost);
            return true;
        }
        double until = footwork.clear(from, to);
        if (mover.mayClimb() && random.nextInt(4) != 0) {
            return over(from.x() + until * ux, from.y() + until * uy);
        }
        double rest = random.nextDouble() * Math.max(0, until - measures.grid());
        step(measures.point(from.x() + rest * ux, from.y() + rest * uy), rest);
        return true;
    }

    /** To the nearest edge beside a place, and over it. */
    private boolean over(double x, double y) {
        Point from = at();
        for (Rim rim : footwork.rims()) {
            if (!footwork.isStoppedBy(rim, x, y)) {
                continue;
            }
            double along = rim.along(x, y);
            double beside = rim.off(x, y) > 0 ? footwork.radius : -footwork.radius;
            Point foot = measures.point(rim.x(along, beside), rim.y(along, beside));
            double walk = footwork.cost(from.x(), from.y(), foot.x(), foot.y(), false);
            List<Point> landings = walk < left ? footwork.climbs(foot.x(), foot.y()) : List.of();
            if (!landings.isEmpty()) {
                Point landing = landings.get(random.nextInt(landings.size()));
                step(foot, walk);
                step(landing, footwork.cost(foot.x(), foot.y(), landing.x(), landing.y(), true));
                return true;
            }
        }
        return false;
    }

    private void step(Point to, double cost) {
        if (!to.equals(at())) {
            way.add(to);
            left -= cost;
        }
    }
}
