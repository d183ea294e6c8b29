package org.muster.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Reach;
import org.muster.api.space.Point;

/**
 * Where one base may go: an immutable question. A way is a list of places of its centre; how each leg is gone (on foot,
 * by a leap, by a climb) follows from the terrain, and so does every height.
 *
 * <p>Refusals: {@code MOVE_FAR} (length, limit), {@code MOVE_BLOCKED} (piece or base), {@code MOVE_DROP} (drop,
 * piece, limit), {@code MOVE_GAP} (width, limit), {@code MOVE_CLIMB} (piece, why; or height, left),
 * {@code MOVE_END}; and whatever {@link #endingWhere} says.
 */
public final class Movement {

    /** Longer than any way on a table people can play on. */
    private static final double UNLIMITED = 10_000;

    private final Table table;
    private final Disc start;
    private final double budget;
    private final boolean mayClimb;
    private final List<Base> blockers;
    private final List<Base> others;
    private final Function<Disc, List<Violation>> endRule;
    private final List<Point> places;
    private final Footwork footwork;

    private Movement(
            Table table,
            Disc start,
            double budget,
            boolean mayClimb,
            List<Base> blockers,
            List<Base> others,
            Function<Disc, List<Violation>> endRule,
            List<Point> places) {
        this.table = table;
        this.start = start;
        this.budget = budget;
        this.mayClimb = mayClimb;
        this.blockers = List.copyOf(blockers);
        this.others = List.copyOf(others);
        this.endRule = endRule;
        this.places = List.copyOf(places);
        this.footwork = Footwork.of(table, start.diameter());
    }

    /** A base that may go {@code budget} far; nobody else is there and it can't climb. */
    public static Movement of(Table table, Disc start, double budget) {
        return new Movement(table, start, budget, false, List.of(), List.of(), end -> List.of(), List.of());
    }

    /** The same that may climb, or not. */
    public Movement climbing(boolean may) {
        return new Movement(table, start, budget, may, blockers, others, endRule, places);
    }

    /** The same with bases that can't be crossed. */
    public Movement blockedBy(List<Base> bases) {
        return new Movement(table, start, budget, mayClimb, bases, others, endRule, places);
    }

    /** The same with bases that may be crossed, yet not overlapped at the end. */
    public Movement amid(List<Base> bases) {
        return new Movement(table, start, budget, mayClimb, blockers, bases, endRule, places);
    }

    /**
     * The same, asking the caller about an end that is safe and free.
     *
     * @param rule every reason why the base may not end there; must be quick, it is asked about many places
     */
    public Movement endingWhere(Function<Disc, List<Violation>> rule) {
        return new Movement(table, start, budget, mayClimb, blockers, others, rule, places);
    }

    /** The same with places that random ways are drawn to. */
    public Movement drawnTo(List<Point> toThese) {
        return new Movement(table, start, budget, mayClimb, blockers, others, endRule, toThese);
    }

    /** Where it starts. */
    public Disc start() {
        return start;
    }

    boolean mayClimb() {
        return mayClimb;
    }

    List<Base> blockers() {
        return blockers;
    }

    Footwork footwork() {
        return footwork;
    }

    /** How far it may go. */
    public double budget() {
        return budget;
    }

    /**
     * The way along these places, start included, or every reason why it can't be gone.
     *
     * @param places rounded to the grid first
     */
    public Checked<Way> check(List<Point> places) {
        List<Violation> violations = new ArrayList<>();
        List<Leg> legs = new ArrayList<>();
        Measures measures = table.measures();
        double gone = 0;
        Point at = start.at();
        for (Point place : places.subList(Math.min(1, places.size()), places.size())) {
            Point next = measures.round(place);
            if (next.equals(at)) {
                continue;
            }
            Leg leg = footwork.leg(at, next, mayClimb);
            if (leg == null) {
                violations.add(footwork.refusal(at, next, mayClimb));
            } else {
                double left = Math.max(0, budget - gone);
                if (leg.climbed() > left + measures.slack()) {
                    violations.add(Refusal.climbTooHigh(climbedPiece(leg), leg.climbed(), left));
                }
                legs.add(leg);
                gone += leg.cost();
            }
            if (!table.holds(next.x(), next.y(), start.radius())) {
                violations.add(Refusal.edgeOfTable());
            }
            Base met = crossed(at, next, leg != null && leg.kind() == Leg.Kind.CLIMB);
            if (met != null) {
                violations.add(Refusal.blocked(met.id()));
            }
            at = next;
        }
        if (violations.isEmpty() && gone > budget + measures.slack()) {
            violations.add(Refusal.far(gone, budget));
        }
        Disc end = table.stand(at, start.diameter());
        violations.addAll(atEnd(end));
        return violations.isEmpty() ? Checked.ok(new Way(legs, end)) : Checked.bad(violations);
    }

    private String climbedPiece(Leg leg) {
        Rim rim = footwork.climbed(
                leg.from().x(), leg.from().y(), leg.to().x(), leg.to().y());
        return rim == null ? "" : table.ground().piece(rim.piece()).id();
    }

    /** The first base that is in the way; a climb is a lift from place to place. */
    private @Nullable Base crossed(Point from, Point to, boolean climb) {
        return crossed(from.x(), from.y(), to.x(), to.y(), climb);
    }

    @Nullable
    Base crossed(double fromX, double fromY, double toX, double toY, boolean climb) {
        for (Base base : blockers) {
            Disc disc = base.disc();
            double apart =
                    (disc.diameter() + start.diameter()) / 2 - table.measures().slack();
            double x = disc.at().x();
            double y = disc.at().y();
            double nearest = climb ? Plane.distance(x, y, toX, toY) : Plane.toSegment(x, y, fromX, fromY, toX, toY);
            if (nearest < apart) {
                return base;
            }
        }
        return null;
    }

    List<Violation> endViolations(Point end) {
        return atEnd(table.stand(end, start.diameter()));
    }

    private List<Violation> atEnd(Disc end) {
        List<Violation> violations = new ArrayList<>();
        table.safe(end).ifPresent(unsafe -> violations.add(Refusal.unsafe(unsafe)));
        for (List<Base> bases : List.of(blockers, others)) {
            for (Base base : bases) {
                if (table.overlaps(end, base.disc())) {
                    violations.add(Refusal.overlap(base.id(), -end.gap(base.disc())));
                }
            }
        }
        return violations.isEmpty() ? endRule.apply(end) : violations;
    }

    /**
     * The shortest way to a place, or why there is none: it is too far (and how long the shortest way is), nobody may
     * end there, or no way leads there (and what is in the way straight ahead).
     */
    public Checked<Way> shortest(Point end) {
        Point to = table.measures().round(end);
        Checked<Way> straight = check(List.of(start.at(), to));
        if (straight.isOk() && straight.value().climbed() == 0) {
            return straight;
        }
        List<Violation> bad = atEnd(table.stand(to, start.diameter()));
        if (!bad.isEmpty()) {
            return Checked.bad(bad);
        }
        List<Point> corners = Search.way(this, to, budget + table.measures().slack());
        if (corners != null) {
            return check(Smoothing.of(this, corners));
        }
        if (straight.isOk()) {
            return straight;
        }
        Movement unlimited = new Movement(table, start, UNLIMITED, mayClimb, blockers, others, endRule, places);
        List<Point> longer = Search.way(unlimited, to, UNLIMITED);
        if (longer == null) {
            return Checked.bad(straight.violations());
        }
        double length = unlimited
                .check(Smoothing.of(unlimited, longer))
                .map(Way::length)
                .value();
        return length <= budget + table.measures().slack()
                ? check(Smoothing.of(unlimited, longer))
                : Checked.bad(Refusal.far(length, budget));
    }

    /** Whether there is any place where it may end, the start included. */
    public boolean possible() {
        return Wander.anywhere(this) != null;
    }

    /** Whether {@link #check} finds nothing wrong, quickly; the places must be on the grid. */
    boolean admits(List<Point> way) {
        double gone = 0;
        for (int i = 1; i < way.size(); i++) {
            Point a = way.get(i - 1);
            Point b = way.get(i);
            Leg leg = footwork.leg(a, b, mayClimb);
            if (leg == null
                    || !table.holds(b.x(), b.y(), start.radius())
                    || crossed(a, b, leg.kind() == Leg.Kind.CLIMB) != null) {
                return false;
            }
            gone += leg.cost();
        }
        if (gone > budget + table.measures().slack()) {
            return false;
        }
        Point last = way.get(way.size() - 1);
        return table.isSafe(last.x(), last.y(), start.radius())
                && atEnd(table.stand(last, start.diameter())).isEmpty();
    }

    /** This as an answer to a question. */
    public Reach reach() {
        return new Reach() {
            @Override
            public List<Violation> check(List<Point> path) {
                return Movement.this.check(path).violations();
            }

            @Override
            public Checked<List<Point>> to(Point end) {
                return shortest(end).map(Way::points);
            }

            @Override
            public List<Point> sample(RandomGenerator random) {
                return Movement.this.sample(random);
            }

            @Override
            public List<List<Point>> outline() {
                return Movement.this.outline();
            }
        };
    }

    /** A random way, of whatever kinds of legs; the start alone when there is none. */
    public List<Point> sample(RandomGenerator random) {
        List<Point> way = Wander.from(this, places, random);
        way = way == null ? Wander.anywhere(this) : way;
        return way == null ? List.of(start.at()) : List.copyOf(way);
    }

    /** The border of all places where it may end, but for what {@link #endingWhere} says: rings, holes among them. */
    public List<List<Point>> outline() {
        List<Base> taken = new ArrayList<>(blockers);
        taken.addAll(others);
        return Outline.of(this, taken);
    }
}
