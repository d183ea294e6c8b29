package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.muster.api.Preview;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Tabletop;

/**
 * From anywhere on the table, how far it is to a place and which way leads there, for a base that may climb and is alone
 * on the table. Worked out once for each place, on a grid of half a base: good to guess by, a move is checked by {@link
 * Movement}.
 */
@Preview
public final class Signposts {

    /** Neighbours on the grid, all round. */
    private static final int[][] ROUND = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

    private static final int NONE = -1;

    /** One climbs at right angles: so much of a step must lead over the edge. */
    private static final double STRAIGHT = 0.9;

    private final Footwork footwork;
    private final Predicate<Disc> place;
    private final double spacing;
    private final int columns;
    private final int rows;
    /** How high a base stands there. */
    private final double[] level;

    private final double[] length;
    /** Where one goes next from there, straight or by a climb. */
    private final int[] next;

    private final boolean[] climbs;

    private record Key(double diameter, Predicate<Disc> place) {}

    /**
     * Signposts to a place.
     *
     * @param diameter of the base
     * @param place whether a base is there; those that are equal mean the same place
     */
    public static Signposts to(Tabletop table, double diameter, Predicate<Disc> place) {
        return table.shared(
                new Key(diameter, place), key -> new Signposts(Footwork.of(table, key.diameter()), key.place()));
    }

    private Signposts(Footwork footwork, Predicate<Disc> place) {
        this.footwork = footwork;
        this.place = place;
        this.spacing = footwork.radius;
        Tabletop table = footwork.table();
        this.columns = (int) (table.width() / spacing) + 1;
        this.rows = (int) (table.depth() / spacing) + 1;
        int count = columns * rows;
        this.level = new double[count];
        this.length = new double[count];
        this.next = new int[count];
        this.climbs = new boolean[count];
        Arrays.fill(length, Double.POSITIVE_INFINITY);
        Arrays.fill(next, NONE);
        for (int i = 0; i < count; i++) {
            level[i] = footwork.level(x(i), y(i));
        }
        spread();
    }

    /** How long the way is; infinite: none leads there. */
    public double far(Disc base) {
        if (place.test(base)) {
            return 0;
        }
        int beside = beside(base, i -> footwork.isStep(base.z(), level[i]));
        return beside == NONE ? Double.POSITIVE_INFINITY : far(base, beside);
    }

    /**
     * Places to go straight to, one after another: over what is climbed between them.
     *
     * @param most so many at most
     */
    public List<Point> corners(Disc base, int most) {
        List<Point> corners = new ArrayList<>();
        int at = place.test(base)
                ? NONE
                : beside(base, i -> isWalk(base.at().x(), base.at().y(), i));
        int before = NONE;
        if (at != NONE
                && next[at] != NONE
                && (climbs[at] || isWalk(base.at().x(), base.at().y(), next[at]))) {
            before = at;
            at = next[at];
        }
        while (at != NONE && corners.size() < most) {
            if (next[at] == NONE || !isBrink(at, next[at]) && !isBrink(at, before)) {
                corners.add(footwork.table().measures().point(x(at), y(at)));
            }
            before = at;
            at = next[at];
        }
        return corners;
    }

    /** Whether a climb goes down to {@code other} or comes up from there: where it has its upper end nobody stands. */
    private boolean isBrink(int at, int other) {
        return other != NONE
                && level[at] > level[other]
                && (climbs[at] && next[at] == other || climbs[other] && next[other] == at);
    }

    private double x(int i) {
        return i % columns * spacing;
    }

    private double y(int i) {
        int row = i / columns;
        return row * spacing;
    }

    private double far(Disc base, int i) {
        return Plane.distance(base.at().x(), base.at().y(), x(i), y(i)) + length[i];
    }

    private double apart(int i, int j) {
        return Plane.distance(x(i), y(i), x(j), y(j));
    }

    /** The best of the four round a base that are {@code near} it; of all of them where none is. */
    private int beside(Disc base, IntPredicate near) {
        int column = Math.max(0, Math.min(columns - 2, (int) (base.at().x() / spacing)));
        int row = Math.max(0, Math.min(rows - 2, (int) (base.at().y() / spacing)));
        int best = NONE;
        boolean isNear = false;
        for (int i = 0; i < 4; i++) {
            int one = (row + i / 2) * columns + column + i % 2;
            if (length[one] == Double.POSITIVE_INFINITY) {
                continue;
            }
            boolean oneIsNear = near.test(one);
            if (best == NONE || oneIsNear && !isNear || oneIsNear == isNear && far(base, one) < far(base, best)) {
                best = one;
                isNear = oneIsNear;
            }
        }
        return best;
    }

    // ---- working them out, from the place outwards

    private void spread() {
        Frontier frontier = new Frontier();
        boolean[] settled = new boolean[length.length];
        for (int i = 0; i < length.length; i++) {
            if (isOnTable(i) && place.test(new Disc(new Point(x(i), y(i)), footwork.diameter, level[i]))) {
                length[i] = 0;
                frontier.add(i, 0, NONE);
            }
        }
        while (frontier.isOpen()) {
            frontier.next();
            int i = frontier.place();
            if (settled[i]) {
                continue;
            }
            settled[i] = true;
            for (int[] way : ROUND) {
                int j = from(i, way, 1);
                if (j != NONE && !settled[j] && isOnTable(j)) {
                    reach(frontier, j, i);
                }
                if (j != NONE && !footwork.isNoHigher(level[j], level[i])) {
                    leap(frontier, settled, i, way);
                }
            }
        }
    }

    private int from(int i, int[] way, int steps) {
        int column = i % columns + steps * way[0];
        int row = i / columns + steps * way[1];
        return column < 0 || row < 0 || column >= columns || row >= rows ? NONE : row * columns + column;
    }

    private boolean isOnTable(int i) {
        return footwork.table().holds(x(i), y(i), footwork.radius);
    }

    /** From one place to the next of the grid, or straight to where one goes from there. */
    private void reach(Frontier frontier, int j, int i) {
        double rise = level[i] - level[j];
        if (footwork.isStep(level[j], level[i])) {
            int corner = next[i];
            if (corner != NONE
                    && !climbs[i]
                    && apart(j, corner) + length[corner] < length[j]
                    && isWalk(x(j), y(j), corner)) {
                take(frontier, j, corner, apart(j, corner), false);
            } else if (length[i] + apart(j, i) < length[j] && isWalk(x(j), y(j), i)) {
                take(frontier, j, i, apart(j, i), false);
            }
        } else if (isClimbable(rise > 0 ? i : j, rise > 0 ? j : i)) {
            take(frontier, j, i, Math.abs(rise), true);
        }
    }

    /** Over a gap that can be leapt, from beyond it. */
    private void leap(Frontier frontier, boolean[] settled, int i, int[] way) {
        double gap = footwork.table().measures().gap() + footwork.diameter;
        int steps = (int) Math.ceil(gap / (spacing * Plane.length(way[0], way[1])));
        int j = from(i, way, steps);
        if (j != NONE
                && !settled[j]
                && isOnTable(j)
                && footwork.cost(x(j), y(j), x(i), y(i), false) < Double.POSITIVE_INFINITY) {
            take(frontier, j, i, apart(j, i), false);
        }
    }

    /**
     * Whether the way leads straight over an edge that can be climbed: a wall's own, or a pit's. Up to what is too high to
     * jump down from one climbs where one can stay.
     */
    private boolean isClimbable(int high, int low) {
        for (Rim rim : footwork.rims()) {
            double along = rim.along(x(low), y(low));
            double off = rim.off(x(low), y(low));
            if (rim.climbable()
                    && rim.high() == level[high]
                    && along >= spacing
                    && along <= rim.length() - spacing
                    && off > rim.off(x(high), y(high)) + STRAIGHT * apart(low, high)
                    && Math.abs(off) <= footwork.diameter
                    && (footwork.isStep(level[high], level[low]) || isStay(rim, along))) {
                return true;
            }
        }
        return false;
    }

    private boolean isStay(Rim rim, double along) {
        return footwork.table().isSafe(rim.x(along, -footwork.radius), rim.y(along, -footwork.radius), footwork.radius);
    }

    private boolean isWalk(double x, double y, int i) {
        return footwork.cost(x, y, x(i), y(i), false) < Double.POSITIVE_INFINITY;
    }

    private void take(Frontier frontier, int j, int i, double cost, boolean climb) {
        if (length[i] + cost < length[j]) {
            length[j] = length[i] + cost;
            next[j] = i;
            climbs[j] = climb;
            frontier.add(j, length[j], NONE);
        }
    }
}
