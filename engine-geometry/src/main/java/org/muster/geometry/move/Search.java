package org.muster.geometry.move;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;

/**
 * Shortest ways from one place: over the network of the terrain, round the bases that are in the way now. Places of the
 * network keep their numbers; behind them come those of this search, first of all the start, then the end if there is
 * one. Whether a straight leg can be gone is asked when it would be the next: most never are.
 */
final class Search {

    /** Stands for where a leg comes from of which it is known that it can be gone. */
    private static final int KNOWN = -1;

    private final Mover mover;
    private final Footwork footwork;
    private final Network network;
    private final int fixed;
    private final @Nullable Point end;
    private final double limit;
    private final List<Bends.Bend> own = new ArrayList<>();
    private final List<int[]> ownClimbs = new ArrayList<>();

    private final double[] length;
    private final int[] from;
    private final boolean[] settled;
    private final boolean[] carried;
    private final List<Integer> reached = new ArrayList<>();
    private final Frontier frontier = new Frontier();

    /** A climb shifts a base for nothing: so much of a straight distance still has to be paid. */
    private final double paid;

    private Search(Mover mover, @Nullable Point end, double limit) {
        this.mover = mover;
        this.footwork = mover.footwork();
        this.network = Network.of(footwork, mover.mayClimb());
        this.fixed = network.size();
        this.end = end;
        this.limit = limit;
        double step = footwork.table().measures().step();
        this.paid = end == null ? 0 : Math.min(1, step / footwork.diameter);
        add(mover.start().at());
        if (end != null) {
            add(end);
        }
        mover.blockers().forEach(base -> roundly(base.disc()));
        if (mover.mayClimb()) {
            climbs();
        }
        length = new double[fixed + own.size()];
        from = new int[length.length];
        settled = new boolean[length.length];
        carried = new boolean[length.length];
        Arrays.fill(length, Double.POSITIVE_INFINITY);
        length[fixed] = 0;
        from[fixed] = fixed;
        frontier.add(fixed, 0, KNOWN);
    }

    /** All places that can be reached within the limit. */
    static Search everywhere(Mover mover, double limit) {
        Search search = new Search(mover, null, limit);
        search.run();
        return search;
    }

    /** The corners of a shortest way, both ends included; null if there is none within the limit. */
    static @Nullable List<Point> way(Mover mover, Point end, double limit) {
        Search search = new Search(mover, end, limit);
        search.run();
        int last = search.fixed + 1;
        return search.settled[last] ? search.corners(last) : null;
    }

    int size() {
        return length.length;
    }

    /** All places that were reached, the nearest first. */
    List<Integer> reached() {
        return reached;
    }

    double length(int i) {
        return length[i];
    }

    /** The place before it on the way; the start is its own. */
    int before(int i) {
        return from[i];
    }

    double x(int i) {
        return i < fixed ? network.x(i) : own.get(i - fixed).x();
    }

    double y(int i) {
        return i < fixed ? network.y(i) : own.get(i - fixed).y();
    }

    Bends.Bend bend(int i) {
        return i < fixed ? network.bend(i) : own.get(i - fixed);
    }

    /** What a place is there for; the start and places beside it are there to climb. */
    Network.Use use(int i) {
        return i < fixed ? network.use(i) : bend(i).isKnown() ? Network.Use.BEND : Network.Use.CLIMB;
    }

    List<Point> corners(int last) {
        ArrayDeque<Point> corners = new ArrayDeque<>();
        for (int i = last; ; i = from[i]) {
            corners.addFirst(new Point(x(i), y(i)));
            if (from[i] == i) {
                return List.copyOf(corners);
            }
        }
    }

    private void add(Point at) {
        own.add(new Bends.Bend(at.x(), at.y(), at.x(), at.y(), at.x(), at.y()));
    }

    private void roundly(Disc disc) {
        Point start = mover.start().at();
        double far = Plane.distance(disc.at().x(), disc.at().y(), start.x(), start.y());
        if (far - disc.radius() - footwork.radius < limit) {
            own.addAll(Bends.round(footwork, disc));
        }
    }

    /** Where one would climb straight from the start or to the end, and where climbs lead from there. */
    private void climbs() {
        int ends = end == null ? 1 : 2;
        int beside = own.size();
        for (int i = 0; i < ends; i++) {
            beside(own.get(i).x(), own.get(i).y());
        }
        for (int i = 0; i < own.size(); i++) {
            List<Point> landings = i == 0 || i >= beside
                    ? footwork.climbs(own.get(i).x(), own.get(i).y())
                    : List.of();
            int[] to = new int[landings.size()];
            for (int j = 0; j < to.length; j++) {
                to[j] = fixed + place(landings.get(j));
            }
            ownClimbs.add(to);
        }
    }

    private int place(Point at) {
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).x() == at.x() && own.get(i).y() == at.y()) {
                return i;
            }
        }
        add(at);
        return own.size() - 1;
    }

    private void beside(double x, double y) {
        Measures measures = footwork.table().measures();
        for (Rim rim : footwork.rims()) {
            double along = rim.along(x, y);
            if (!rim.climbable()
                    || along < 0
                    || along > rim.length()
                    || Math.abs(rim.off(x, y)) > limit + footwork.diameter) {
                continue;
            }
            for (double off : new double[] {footwork.radius, -footwork.radius}) {
                Point at = measures.point(rim.x(along, off), rim.y(along, off));
                if (footwork.table().holds(at.x(), at.y(), footwork.radius)) {
                    place(at);
                }
            }
        }
    }

    private void run() {
        while (frontier.isOpen()) {
            frontier.next();
            int i = frontier.place();
            if (settled[i] || !isGone(frontier.before(), i)) {
                continue;
            }
            settled[i] = true;
            reached.add(i);
            if (end != null && i == fixed + 1) {
                return;
            }
            over(i);
            if (turns(i)) {
                on(i);
            }
        }
    }

    /** Whether a leg can be gone, which it is then. */
    private boolean isGone(int before, int i) {
        if (before == KNOWN) {
            return true;
        }
        if (!isOpen(before, i) || mover.crossed(x(before), y(before), x(i), y(i), false) != null) {
            return false;
        }
        take(before, i, straight(before, i), false);
        return true;
    }

    private boolean isOpen(int before, int i) {
        return before < fixed && i < fixed
                ? network.isOpen(before, i)
                : footwork.cost(x(before), y(before), x(i), y(i), false) < Double.POSITIVE_INFINITY;
    }

    /**
     * Whether a shortest way may turn here. Where it only came by on foot, to climb or to leap, it goes on to do so: any
     * other way on would have been shorter straight from the place before.
     */
    private boolean turns(int i) {
        return i == fixed || use(i) == Network.Use.BEND || carried[i];
    }

    private void over(int i) {
        if (i < fixed) {
            along(i, network.climbs(i), true);
            along(i, network.leaps(i), false);
        } else if (i - fixed < ownClimbs.size()) {
            for (int landing : ownClimbs.get(i - fixed)) {
                over(i, landing, footwork.cost(x(i), y(i), x(landing), y(landing), true), true);
            }
        }
    }

    private void on(int i) {
        if (i < fixed) {
            along(i, network.near(i));
            if (limit - length[i] > Network.NEAR) {
                along(i, network.far(i));
            }
        } else {
            toNetwork(i);
        }
        for (int j = fixed; j < length.length; j++) {
            look(i, j);
        }
    }

    private void along(int i, Network.Legs legs, boolean climb) {
        for (int k = 0; k < legs.size(); k++) {
            over(i, legs.to(k), legs.cost(k), climb);
        }
    }

    private void along(int i, Network.Walks walks) {
        for (int k = 0; k < walks.size(); k++) {
            walk(i, walks.to(k));
        }
    }

    private void toNetwork(int i) {
        double rest = limit - length[i];
        double near = i == fixed ? rest : Math.min(rest, Network.NEAR);
        double x = x(i);
        double y = y(i);
        double climb = footwork.table().measures().step();
        for (int j = 0; j < fixed; j++) {
            double reach = network.use(j) == Network.Use.BEND
                    ? rest
                    : network.use(j) == Network.Use.CLIMB ? Math.min(near, rest - climb) : near;
            if (Math.abs(network.x(j) - x) <= reach && Math.abs(network.y(j) - y) <= reach) {
                look(i, j);
            }
        }
    }

    /** Tries the straight leg between two places, if a shortest way may use it at all. */
    private void look(int i, int j) {
        if (!settled[j] && bend(i).touches(x(j), y(j)) && bend(j).touches(x(i), y(i))) {
            walk(i, j);
        }
    }

    /** A straight leg, on foot or by a leap: it costs what it is long, if it can be gone. */
    private void walk(int i, int j) {
        if (!settled[j]) {
            double straight = straight(i, j);
            if (straight < length[j] && straight <= limit) {
                frontier.add(j, key(j, straight), i);
            }
        }
    }

    private double straight(int i, int j) {
        return length[i] + Plane.distance(x(i), y(i), x(j), y(j));
    }

    /** How long a way to the end would be at least that leads there. */
    private double key(int i, double sum) {
        return sum + (end == null ? 0 : paid * Plane.distance(x(i), y(i), end.x(), end.y()));
    }

    /** A leg over an edge or a gap. */
    private void over(int i, int j, double cost, boolean climb) {
        double sum = length[i] + cost;
        if (sum < length[j] && sum <= limit && mover.crossed(x(i), y(i), x(j), y(j), climb) == null) {
            take(i, j, sum, true);
            frontier.add(j, key(j, sum), KNOWN);
        }
    }

    private void take(int i, int j, double sum, boolean carries) {
        length[j] = sum;
        from[j] = i;
        carried[j] = carries;
    }
}
