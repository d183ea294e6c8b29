package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;

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

    /** Where legs lead from one place, and what they cost. */
    static final class Legs {

        private final int[] to;
        private final double[] cost;

        private Legs(int[] to, double[] cost) {
            this.to = to;
            this.cost = cost;
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
    }

    /** Where straight legs may lead from one place, on foot or by a leap; which of them can be gone is tried when asked. */
    static final class Walks {

        private static final byte OPEN = 1;
        private static final byte CLOSED = 2;

        /** In order. */
        private final int[] to;

        /** What is known of each; two threads at once may both try one, and find the same. */
        private final byte[] known;

        private Walks(int[] to) {
            this.to = to;
            this.known = new byte[to.length];
        }

        int size() {
            return to.length;
        }

        int to(int i) {
            return to[i];
        }

        private boolean isOpen(int j, BooleanSupplier tried) {
            int i = Arrays.binarySearch(to, j);
            if (known[i] == 0) {
                known[i] = tried.getAsBoolean() ? OPEN : CLOSED;
            }
            return known[i] == OPEN;
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
    private final AtomicReferenceArray<Walks> near;
    private final AtomicReferenceArray<Walks> far;
    private final AtomicReferenceArray<Legs> up;
    private final AtomicReferenceArray<Legs> over;

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
        up = new AtomicReferenceArray<>(count);
        over = new AtomicReferenceArray<>(count);
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
    Walks near(int i) {
        return known(near, i, () -> walks(i, j -> isWithin(i, j, 0, NEAR)));
    }

    /** Legs to bends farther than {@link #NEAR}. */
    Walks far(int i) {
        return known(far, i, () -> walks(i, j -> uses.get(j) == Use.BEND && isWithin(i, j, NEAR, Double.MAX_VALUE)));
    }

    /** Whether such a leg can be gone. */
    boolean isOpen(int i, int j) {
        return (isWithin(i, j, 0, NEAR) ? near(i) : far(i))
                .isOpen(j, () -> footwork.cost(xs[i], ys[i], xs[j], ys[j], false) < Double.POSITIVE_INFINITY);
    }

    private Walks walks(int i, IntPredicate wanted) {
        return new Walks(IntStream.range(0, size())
                .filter(j -> j != i && wanted.test(j) && suits(i, j))
                .toArray());
    }

    /** Climbs. */
    Legs climbs(int i) {
        int[] landings = climbs.get(i);
        return known(up, i, () -> legs(i, j -> Arrays.stream(landings).anyMatch(landing -> landing == j), true));
    }

    /** Leaps from one side of a gap to the other. */
    Legs leaps(int i) {
        return known(
                over,
                i,
                () -> legs(
                        i,
                        j -> uses.get(i) == Use.LEAP
                                && uses.get(j) == Use.LEAP
                                && isWithin(i, j, 0, measures.gap() + 4 * INSIDE)
                                && !footwork.canWalk(xs[i], ys[i], xs[j], ys[j]),
                        false));
    }

    private boolean isWithin(int i, int j, double over, double atMost) {
        double length = Plane.distance(xs[i], ys[i], xs[j], ys[j]);
        return length > over && length <= atMost;
    }

    private static <L> L known(AtomicReferenceArray<L> all, int i, Supplier<L> worked) {
        L legs = all.get(i);
        if (legs == null) {
            legs = worked.get();
            all.set(i, legs);
        }
        return legs;
    }

    private Legs legs(int i, IntPredicate wanted, boolean mayClimb) {
        int[] to = new int[size()];
        double[] cost = new double[size()];
        int count = 0;
        for (int j = 0; j < size(); j++) {
            if (j != i && wanted.test(j) && (mayClimb || suits(i, j))) {
                double leg = footwork.cost(xs[i], ys[i], xs[j], ys[j], mayClimb);
                if (leg < Double.POSITIVE_INFINITY) {
                    to[count] = j;
                    cost[count++] = leg;
                }
            }
        }
        return new Legs(Arrays.copyOf(to, count), Arrays.copyOf(cost, count));
    }

    /** Whether a shortest way may use the leg at all. */
    private boolean suits(int i, int j) {
        return bends.get(i).touches(xs[j], ys[j]) && bends.get(j).touches(xs[i], ys[i]);
    }
}
