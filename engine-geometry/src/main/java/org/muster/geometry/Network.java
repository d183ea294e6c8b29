package org.muster.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.muster.api.space.Point;

/**
 * The places where shortest ways of a base may turn, whatever their start and end: beside corners, at the foot and on
 * the brink of what it can climb, at both sides of gaps. Which of them a leg joins is worked out when first asked.
 */
final class Network {

    /** How far apart places to climb and to leap are tried along an edge. */
    static final double SPACING = 0.5;

    /** Legs up to here are looked for from everywhere; longer ones from bend to bend alone. */
    static final double NEAR = 20;

    /** How far from the brink a leap begins and ends. */
    private static final double INSIDE = 0.05;

    /** What a place is there for. */
    enum Use {
        BEND,
        CLIMB,
        LEAP
    }

    /** Where legs lead from one place, and what they cost; first those on foot or by a leap, then the climbs. */
    static final class Legs {

        private final int[] to;
        private final double[] cost;
        private final int walks;

        private Legs(int[] to, double[] cost, int walks) {
            this.to = to;
            this.cost = cost;
            this.walks = walks;
        }

        int size() {
            return to.length;
        }

        int to(int i) {
            return to[i];
        }

        double cost(int i) {
            return cost[i];
        }

        boolean isClimb(int i) {
            return i >= walks;
        }
    }

    private final Footwork footwork;
    private final Measures measures;
    private final Map<Point, Integer> known = new LinkedHashMap<>();
    private final List<Bends.Bend> bends = new ArrayList<>();
    private final List<Use> uses = new ArrayList<>();
    private final List<int[]> climbs = new ArrayList<>();
    private final double[] xs;
    private final double[] ys;
    private final AtomicReferenceArray<Legs> near;
    private final AtomicReferenceArray<Legs> far;

    private Network(Footwork footwork, boolean mayClimb) {
        this.footwork = footwork;
        this.measures = footwork.table().measures();
        for (Bends.Bend bend : Bends.of(footwork)) {
            add(bend, Use.BEND);
        }
        leaps();
        if (mayClimb) {
            climbs();
        }
        int count = bends.size();
        xs = new double[count];
        ys = new double[count];
        for (int i = 0; i < count; i++) {
            xs[i] = bends.get(i).x();
            ys[i] = bends.get(i).y();
        }
        near = new AtomicReferenceArray<>(count);
        far = new AtomicReferenceArray<>(count);
    }

    private record Key(double diameter, boolean mayClimb) {}

    /** The one of this table for bases of this size. */
    static Network of(Footwork footwork, boolean mayClimb) {
        return footwork.table()
                .shared(new Key(footwork.diameter, mayClimb), key -> new Network(footwork, key.mayClimb()));
    }

    int size() {
        return xs.length;
    }

    double x(int i) {
        return xs[i];
    }

    double y(int i) {
        return ys[i];
    }

    Use use(int i) {
        return uses.get(i);
    }

    Bends.Bend bend(int i) {
        return bends.get(i);
    }

    private int add(Bends.Bend bend, Use use) {
        Point at = new Point(bend.x(), bend.y());
        Integer there = known.putIfAbsent(at, bends.size());
        if (there != null) {
            return there;
        }
        bends.add(bend);
        uses.add(use);
        climbs.add(new int[0]);
        return bends.size() - 1;
    }

    private int add(double x, double y, Use use) {
        double gridX = measures.round(x);
        double gridY = measures.round(y);
        return add(new Bends.Bend(gridX, gridY, gridX, gridY, gridX, gridY), use);
    }

    private void climbs() {
        int first = bends.size();
        for (Rim rim : footwork.rims()) {
            if (rim.climbable()) {
                int steps = (int) Math.ceil(rim.length() / SPACING);
                for (int i = 0; i <= steps; i++) {
                    double along = rim.length() * i / steps;
                    climbFrom(rim.x(along, footwork.radius), rim.y(along, footwork.radius));
                    climbFrom(rim.x(along, -footwork.radius), rim.y(along, -footwork.radius));
                }
            }
        }
        // where a climb ends another may begin: over a wall too thin to stand on
        for (int i = first; i < bends.size(); i++) {
            climbs.set(
                    i, landings(footwork.climbs(bends.get(i).x(), bends.get(i).y())));
        }
    }

    private void climbFrom(double x, double y) {
        double gridX = measures.round(x);
        double gridY = measures.round(y);
        if (footwork.table().holds(gridX, gridY, footwork.radius)
                && !footwork.climbs(gridX, gridY).isEmpty()) {
            add(gridX, gridY, Use.CLIMB);
        }
    }

    private int[] landings(List<Point> landings) {
        int[] to = new int[landings.size()];
        for (int i = 0; i < to.length; i++) {
            to[i] = add(landings.get(i).x(), landings.get(i).y(), Use.CLIMB);
        }
        return to;
    }

    /** Both sides of every gap that may be leapt. */
    private void leaps() {
        for (Rim rim : footwork.rims()) {
            for (Rim other : footwork.rims()) {
                if (faces(rim, other)) {
                    int steps = (int) Math.ceil(rim.length() / SPACING);
                    for (int i = 0; i <= steps; i++) {
                        double along = rim.length() * i / steps;
                        double x = rim.x(along, -INSIDE);
                        double y = rim.y(along, -INSIDE);
                        if (Plane.toSegment(x, y, other.ax(), other.ay(), other.bx(), other.by())
                                        <= measures.gap() + 2 * INSIDE
                                && footwork.level(x, y) == rim.high()) {
                            add(x, y, Use.LEAP);
                        }
                    }
                }
            }
        }
    }

    private boolean faces(Rim rim, Rim other) {
        return (footwork.isStep(rim.high(), other.high()) || footwork.isStep(other.high(), rim.high()))
                && rim.nx() * other.nx() + rim.ny() * other.ny() < 0
                && (rim.off(other.ax(), other.ay()) > 0 || rim.off(other.bx(), other.by()) > 0)
                && (other.off(rim.ax(), rim.ay()) > 0 || other.off(rim.bx(), rim.by()) > 0);
    }

    /** Legs to places no farther than {@link #NEAR}. */
    Legs near(int i) {
        Legs legs = near.get(i);
        if (legs == null) {
            legs = legs(i, 0, NEAR);
            near.set(i, legs);
        }
        return legs;
    }

    /** Legs to bends farther than {@link #NEAR}. */
    Legs far(int i) {
        Legs legs = far.get(i);
        if (legs == null) {
            legs = uses.get(i) == Use.BEND
                    ? legs(i, NEAR, Double.POSITIVE_INFINITY)
                    : new Legs(new int[0], new double[0], 0);
            far.set(i, legs);
        }
        return legs;
    }

    private Legs legs(int i, double over, double atMost) {
        int[] to = new int[size()];
        double[] cost = new double[size()];
        int count = 0;
        for (int j = 0; j < size(); j++) {
            double length = Plane.distance(xs[i], ys[i], xs[j], ys[j]);
            if (j == i || length <= over || length > atMost || over > 0 && uses.get(j) != Use.BEND || !suits(i, j)) {
                continue;
            }
            double leg = footwork.cost(xs[i], ys[i], xs[j], ys[j], false);
            if (leg < Double.POSITIVE_INFINITY) {
                to[count] = j;
                cost[count++] = leg;
            }
        }
        int walks = count;
        if (over == 0) {
            for (int landing : climbs.get(i)) {
                double leg = footwork.cost(xs[i], ys[i], xs[landing], ys[landing], true);
                if (leg < Double.POSITIVE_INFINITY && count < to.length) {
                    to[count] = landing;
                    cost[count++] = leg;
                }
            }
        }
        return new Legs(Arrays.copyOf(to, count), Arrays.copyOf(cost, count), walks);
    }

    /** Whether a shortest way may use the leg at all. */
    private boolean suits(int i, int j) {
        if (uses.get(i) == Use.CLIMB && uses.get(j) == Use.CLIMB && xs[i] == xs[j] && ys[i] == ys[j]) {
            return false;
        }
        return bends.get(i).touches(xs[j], ys[j]) && bends.get(j).touches(xs[i], ys[i]);
    }
}
