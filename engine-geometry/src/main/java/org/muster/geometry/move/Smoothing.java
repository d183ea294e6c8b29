package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;

/**
 * Makes a way over the network as short as it can be: corners that need not be are left out, and places to climb or to
 * leap, which the network has only every so often, slide along their edges.
 */
final class Smoothing {

    private static final int ROUNDS = 3;
    private static final double FIRST = Network.SPACING / 2;

    private final Mover mover;
    private final Footwork footwork;
    private final Measures measures;
    private final List<Point> corners;

    private Smoothing(Mover mover, List<Point> corners) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.measures = footwork.table().measures();
        this.corners = new ArrayList<>(corners);
    }

    static List<Point> of(Mover mover, List<Point> corners) {
        Smoothing smoothing = new Smoothing(mover, corners);
        for (int round = 0; round < ROUNDS; round++) {
            double before = smoothing.length(0, smoothing.corners.size() - 1);
            smoothing.straighten();
            smoothing.slide();
            if (smoothing.length(0, smoothing.corners.size() - 1) > before - 1e-3) {
                break;
            }
        }
        return smoothing.corners;
    }

    private double cost(Point a, Point b) {
        double cost = footwork.cost(a.x(), a.y(), b.x(), b.y(), mover.mayClimb());
        if (cost == Double.POSITIVE_INFINITY) {
            return cost;
        }
        boolean climb = Math.abs(cost - Plane.distance(a.x(), a.y(), b.x(), b.y())) > 1e-9;
        return mover.crossed(a.x(), a.y(), b.x(), b.y(), climb) == null ? cost : Double.POSITIVE_INFINITY;
    }

    private double length(int first, int last) {
        double length = 0;
        for (int i = first; i < last; i++) {
            length += cost(corners.get(i), corners.get(i + 1));
        }
        return length;
    }

    private void straighten() {
        for (int i = 1; i + 1 < corners.size(); i++) {
            double direct = cost(corners.get(i - 1), corners.get(i + 1));
            if (direct <= length(i - 1, i + 1) + 1e-9) {
                corners.remove(i--);
            }
        }
    }

    private void slide() {
        for (int i = 1; i + 1 < corners.size(); i++) {
            Rim rim = climbedFrom(i);
            if (rim != null) {
                int last = i + 1;
                while (last + 1 < corners.size() && climbedFrom(last) != null) {
                    last++;
                }
                slide(i, Math.min(last, corners.size() - 2), rim);
            } else if (isLeap(i)) {
                for (Rim near : footwork.rims()) {
                    if (isAt(near, corners.get(i))) {
                        slide(i, i, near);
                    }
                    if (i + 2 < corners.size() && isAt(near, corners.get(i + 1))) {
                        slide(i + 1, i + 1, near);
                    }
                }
            }
        }
    }

    private @Nullable Rim climbedFrom(int i) {
        Point a = corners.get(i);
        Point b = corners.get(i + 1);
        if (!mover.mayClimb() || footwork.canWalk(a.x(), a.y(), b.x(), b.y())) {
            return null;
        }
        return footwork.climbed(a.x(), a.y(), b.x(), b.y());
    }

    private boolean isLeap(int i) {
        Leg leg = footwork.leg(corners.get(i), corners.get(i + 1), false);
        return leg != null && leg.kind() == Leg.Kind.LEAP;
    }

    private static boolean isAt(Rim rim, Point at) {
        double along = rim.along(at.x(), at.y());
        return Math.abs(rim.off(at.x(), at.y())) < 0.2 && along > -0.2 && along < rim.length() + 0.2;
    }

    /** Moves corners first to last together along an edge while that shortens the way. */
    private void slide(int first, int last, Rim rim) {
        double ex = (rim.bx() - rim.ax()) / rim.length();
        double ey = (rim.by() - rim.ay()) / rim.length();
        double best = length(first - 1, last + 1);
        for (double by = FIRST; by >= measures.grid() / 2; by /= 2) {
            for (int sign = -1; sign <= 1; sign += 2) {
                List<Point> old = List.copyOf(corners.subList(first, last + 1));
                for (int i = first; i <= last; i++) {
                    Point at = corners.get(i);
                    corners.set(i, measures.point(at.x() + sign * by * ex, at.y() + sign * by * ey));
                }
                double slid = length(first - 1, last + 1);
                if (slid < best - 1e-9) {
                    best = slid;
                    sign -= 2; // once more the same way
                } else {
                    for (int i = first; i <= last; i++) {
                        corners.set(i, old.get(i - first));
                    }
                }
            }
        }
    }
}
