package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;

/**
 * Straight to a place and from there to the next, up to what is in the way, and over that where it can be climbed; as far
 * as a move goes.
 */
final class Beeline {

    /** So often it climbs or stops before something. */
    private static final int LEGS = 3;

    private final Mover mover;
    private final Footwork footwork;
    private final List<Point> way = new ArrayList<>();
    private Point goal;
    private double left;

    private Beeline(Mover mover) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.goal = mover.start().at();
        this.left = mover.budget();
        way.add(mover.start().at());
    }

    /** Its corners, the start included. */
    static List<Point> of(Mover mover, List<Point> goals) {
        Beeline line = new Beeline(mover);
        for (Point goal : goals) {
            if (!line.at().equals(line.goal)) {
                break; // it did not come there
            }
            line.to(goal);
        }
        return line.way;
    }

    /** From where to where a base climbs what it meets first, straight from a place to another; empty: it can't. */
    static List<Point> climb(Mover mover, Point from, Point to) {
        Disc start = mover.table().stand(from, mover.start().diameter());
        Beeline line = new Beeline(new Mover(mover.footwork(), start, Double.POSITIVE_INFINITY, true, List.of()));
        line.goal = to;
        return line.goesOn() ? List.copyOf(line.way.subList(line.way.size() - 2, line.way.size())) : List.of();
    }

    private void to(Point next) {
        goal = next;
        int legs = 0;
        while (legs < LEGS && goesOn()) {
            legs++;
        }
    }

    private Point at() {
        return way.get(way.size() - 1);
    }

    /** One leg more, or one and a climb; whether there may be another. */
    private boolean goesOn() {
        Point from = at();
        double far = from.to(goal);
        if (far < mover.measures().grid() || left < mover.measures().grid()) {
            return false;
        }
        double part = Math.min(1, left / far);
        Point to = mover.measures()
                .point(from.x() + part * (goal.x() - from.x()), from.y() + part * (goal.y() - from.y()));
        double cost = footwork.cost(from.x(), from.y(), to.x(), to.y(), false);
        if (cost < Double.POSITIVE_INFINITY) {
            step(to, cost);
            return false;
        }
        double until = footwork.clear(from, to);
        double ux = (goal.x() - from.x()) / far;
        double uy = (goal.y() - from.y()) / far;
        if (mover.mayClimb() && over(from.x() + until * ux, from.y() + until * uy)) {
            return true;
        }
        if (!at().equals(from)) {
            return false; // at the foot of it; up it goes with the next move
        }
        double rest = Math.max(0, until - 2 * mover.measures().grid());
        step(mover.measures().point(from.x() + rest * ux, from.y() + rest * uy), rest);
        return false;
    }

    /** To the edge beside a place, and over it to where it is nearest to the goal. */
    private boolean over(double x, double y) {
        Point from = at();
        for (Rim rim : footwork.rims()) {
            if (!footwork.isStoppedBy(rim, x, y)) {
                continue;
            }
            double along = rim.along(x, y);
            double beside = rim.off(from.x(), from.y()) > 0 ? footwork.radius : -footwork.radius;
            Point foot = mover.measures().point(rim.x(along, beside), rim.y(along, beside));
            double walk = footwork.cost(from.x(), from.y(), foot.x(), foot.y(), false);
            Point landing = null;
            for (Point one : walk < left ? footwork.climbs(foot.x(), foot.y()) : List.<Point>of()) {
                landing = landing == null || one.to(goal) < landing.to(goal) ? one : landing;
            }
            if (landing != null) {
                double climb = footwork.cost(foot.x(), foot.y(), landing.x(), landing.y(), true);
                step(foot, walk);
                if (climb <= left) {
                    step(landing, climb);
                    return true;
                }
                return false;
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
