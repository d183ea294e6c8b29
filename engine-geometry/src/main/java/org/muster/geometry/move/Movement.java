package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Reach;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.table.Tabletop;

/**
 * Where one base may go: an immutable question. A way is a list of places of its centre; how each leg is gone (on foot,
 * by a leap, by a climb) follows from the terrain, and so does every height.
 *
 * <p>Violations: {@code MOVE_FAR} (length, limit), {@code MOVE_BLOCKED} (piece or base), {@code MOVE_DROP} (drop,
 * piece, limit), {@code MOVE_GAP} (width, limit), {@code MOVE_CLIMB} (piece, why; or height, left),
 * {@code MOVE_END}; and whatever {@link #endingWhere} says.
 */
@Preview
public final class Movement {

    /** Longer than any way on a table people can play on. */
    private static final double UNLIMITED = 10_000;

    /** By how much a way is cut short at a time that can't be gone to its end. */
    private static final double BACK = 1.25;

    private final Mover mover;
    private final List<Base> others;
    private final Function<Disc, List<Violation>> endRule;
    private final List<Point> places;

    private Movement(Mover mover, List<Base> others, Function<Disc, List<Violation>> endRule, List<Point> places) {
        this.mover = mover;
        this.others = List.copyOf(others);
        this.endRule = endRule;
        this.places = List.copyOf(places);
    }

    /** A base that may go {@code budget} far; nobody else is there and it can't climb. */
    public static Movement of(Tabletop table, Disc start, double budget) {
        Footwork footwork = Footwork.of(table, start.diameter());
        return new Movement(
                new Mover(footwork, start, budget, false, List.of()), List.of(), end -> List.of(), List.of());
    }

    /** The same that may climb, or not. */
    public Movement climbing(boolean may) {
        return by(new Mover(mover.footwork(), mover.start(), mover.budget(), may, mover.blockers()));
    }

    /** The same with bases that can't be crossed. */
    public Movement blockedBy(List<Base> bases) {
        return by(new Mover(mover.footwork(), mover.start(), mover.budget(), mover.mayClimb(), bases));
    }

    private Movement by(Mover other) {
        return new Movement(other, others, endRule, places);
    }

    /** The same with bases that may be crossed, yet not overlapped at the end. */
    public Movement amid(List<Base> bases) {
        return new Movement(mover, bases, endRule, places);
    }

    /**
     * The same, asking the caller about an end that is safe and free.
     *
     * @param rule every reason why the base may not end there; must be quick, it is asked about many places
     */
    public Movement endingWhere(Function<Disc, List<Violation>> rule) {
        return new Movement(mover, others, rule, places);
    }

    /** The same with places that random ways are drawn to. */
    public Movement drawnTo(List<Point> toThese) {
        return new Movement(mover, others, endRule, toThese);
    }

    /** Where it starts. */
    public Disc start() {
        return mover.start();
    }

    Mover mover() {
        return mover;
    }

    /** How far it may go. */
    public double budget() {
        return mover.budget();
    }

    /**
     * The way along these places, start included, or every reason why it can't be gone. Of what lies beyond the length of
     * the move that it is too far is the only one.
     *
     * @param places rounded to the grid first
     */
    public Checked<Way> check(List<Point> places) {
        Set<Violation> reasons = new LinkedHashSet<>(); // each once, however many legs have it
        List<Leg> legs = new ArrayList<>();
        Measures measures = mover.measures();
        double gone = 0;
        boolean climbsTooHigh = false;
        Point at = mover.start().at();
        for (Point place : places.subList(Math.min(1, places.size()), places.size())) {
            Point next = measures.round(place);
            if (next.equals(at)) {
                continue;
            }
            Leg leg = mover.footwork().leg(at, next, mover.mayClimb());
            double cost = leg == null ? at.to(next) : leg.cost();
            double left = mover.budget() - gone;
            Point reached = cost <= left + measures.slack() ? next : between(at, next, Math.max(0, left) / cost);
            if (leg != null && left >= -measures.slack() && leg.climbed() > Math.max(0, left) + measures.slack()) {
                climbsTooHigh = true;
                reasons.add(MoveViolations.climbTooHigh(climbedPiece(leg), leg.climbed(), left));
            }
            if (!reached.equals(at)) { // what lies beyond the move is too far, whatever else it is
                if (leg == null && mover.footwork().leg(at, reached, mover.mayClimb()) == null) {
                    reasons.add(mover.footwork().violation(at, next, mover.mayClimb(), Beeline.climb(mover, at, next)));
                }
                if (!mover.table().holds(reached.x(), reached.y(), mover.start().radius())) {
                    reasons.add(MoveViolations.edgeOfTable());
                }
                Base met = crossed(at, reached, leg != null && leg.kind() == Leg.Kind.CLIMB);
                if (met != null) {
                    reasons.add(MoveViolations.blocked(met.id()));
                }
            }
            if (leg != null) {
                legs.add(leg);
            }
            gone += cost;
            at = next;
        }
        Disc end = mover.table().stand(at, mover.start().diameter());
        if (gone <= mover.budget() + measures.slack()) {
            reasons.addAll(atEnd(end));
        } else if (!climbsTooHigh) {
            reasons.add(MoveViolations.far(gone, mover.budget()));
        }
        List<Violation> violations = List.copyOf(reasons);
        return violations.isEmpty() ? Checked.ok(new Way(legs, end)) : Checked.bad(violations);
    }

    private String climbedPiece(Leg leg) {
        Rim rim = mover.footwork()
                .climbed(leg.from().x(), leg.from().y(), leg.to().x(), leg.to().y());
        return rim == null ? "" : mover.table().ground().piece(rim.piece()).id();
    }

    private @Nullable Base crossed(Point from, Point to, boolean climb) {
        return mover.crossed(from.x(), from.y(), to.x(), to.y(), climb);
    }

    List<Violation> endViolations(Point end) {
        return atEnd(mover.table().stand(end, mover.start().diameter()));
    }

    private List<Violation> atEnd(Disc end) {
        List<Violation> violations = new ArrayList<>();
        mover.table().safe(end).ifPresent(unsafe -> violations.add(MoveViolations.unsafe(unsafe)));
        for (List<Base> bases : List.of(mover.blockers(), others)) {
            for (Base base : bases) {
                if (mover.table().overlaps(end, base.disc())) {
                    violations.add(MoveViolations.overlap(base.id(), -end.gap(base.disc())));
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
        Point to = mover.measures().round(end);
        Checked<Way> straight = check(List.of(mover.start().at(), to));
        Checked<Way> way = within(to, straight);
        if (way != null) {
            return way;
        }
        Movement unlimited = by(mover.withBudget(UNLIMITED));
        List<Point> longer = Search.way(unlimited.mover, to, UNLIMITED);
        if (longer == null) {
            return Checked.bad(straight.violations());
        }
        double length = unlimited
                .check(Smoothing.of(unlimited.mover, longer))
                .map(Way::length)
                .value();
        return length <= mover.budget() + mover.measures().slack()
                ? check(Smoothing.of(unlimited.mover, longer))
                : Checked.bad(MoveViolations.far(length, mover.budget()));
    }

    /** The shortest way to a place within reach, or why nobody may end there; null: no way within reach leads there. */
    private @Nullable Checked<Way> within(Point to, Checked<Way> straight) {
        if (straight.isOk() && straight.value().climbed() == 0) {
            return straight;
        }
        List<Violation> bad = atEnd(mover.table().stand(to, mover.start().diameter()));
        if (!bad.isEmpty()) {
            return Checked.bad(bad);
        }
        List<Point> corners =
                Search.way(mover, to, mover.budget() + mover.measures().slack());
        if (corners != null) {
            return check(Smoothing.of(mover, corners));
        }
        return straight.isOk() ? straight : null;
    }

    /** The same for who does not ask for reasons: how far a place out of reach would be is a long search. */
    private @Nullable List<Point> within(Point to) {
        Checked<Way> way = within(to, check(List.of(mover.start().at(), to)));
        return way != null && way.isOk() ? way.value().points() : null;
    }

    /**
     * Straight ahead to a place that may lie farther off than one move, over what can be climbed on the way, as far as
     * this move goes and a base may end: the start alone where it can't go on. Ways round what stands in between are for
     * {@link #shortest}, which takes a hundred times as long.
     */
    public List<Point> towards(Point goal) {
        return towards(List.of(goal));
    }

    /** The same from one place straight to the next, such as {@link Signposts} tell, until one can't be reached. */
    public List<Point> towards(List<Point> goals) {
        return admitted(new ArrayList<>(
                Beeline.of(mover, goals.stream().map(mover.measures()::round).toList())));
    }

    private Point between(Point from, Point to, double share) {
        return mover.measures().point(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
    }

    /** As much of a way as may be gone: it ends a little earlier, or at an earlier corner. */
    private List<Point> admitted(List<Point> way) {
        while (way.size() > 1) {
            Point from = way.get(way.size() - 2);
            Point last = way.get(way.size() - 1);
            double length = from.to(last);
            for (double back = 0; back < length && back < mover.budget(); back += BACK) {
                way.set(way.size() - 1, back == 0 ? last : between(from, last, 1 - back / length));
                if (admits(way)) {
                    return List.copyOf(way);
                }
            }
            way.remove(way.size() - 1);
        }
        return List.copyOf(way);
    }

    /** Whether there is any place where it may end, the start included. */
    public boolean possible() {
        return Wander.anywhere(mover, this::admits) != null;
    }

    /** Whether {@link #check} finds nothing wrong, quickly; the places must be on the grid. */
    boolean admits(List<Point> way) {
        double gone = 0;
        for (int i = 1; i < way.size(); i++) {
            Point a = way.get(i - 1);
            Point b = way.get(i);
            Leg leg = mover.footwork().leg(a, b, mover.mayClimb());
            if (leg == null
                    || !mover.table().holds(b.x(), b.y(), mover.start().radius())
                    || crossed(a, b, leg.kind() == Leg.Kind.CLIMB) != null) {
                return false;
            }
            gone += leg.cost();
        }
        if (gone > mover.budget() + mover.measures().slack()) {
            return false;
        }
        Point last = way.get(way.size() - 1);
        return mover.table().isSafe(last.x(), last.y(), mover.start().radius())
                && atEnd(mover.table().stand(last, mover.start().diameter())).isEmpty();
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

            @Override
            public List<List<Point>> outline(List<Point> way) {
                return Movement.this.outline(way);
            }
        };
    }

    /** A random way, of whatever kinds of legs; the start alone when there is none. */
    public List<Point> sample(RandomGenerator random) {
        List<Point> way = Wander.from(mover, this::admits, this::within, places, random);
        way = way == null ? Wander.anywhere(mover, this::admits) : way;
        return way == null ? List.of(mover.start().at()) : List.copyOf(way);
    }

    /** The border of all places where it may end, but for what {@link #endingWhere} says: rings, holes among them. */
    public List<List<Point>> outline() {
        List<Base> taken = new ArrayList<>(mover.blockers());
        taken.addAll(others);
        return Outline.of(mover, taken);
    }

    /** The same for who goes {@code way} first, its start included, with what is left of the move then; none if nobody can. */
    public List<List<Point>> outline(List<Point> way) {
        Point at = mover.start().at();
        double left = mover.budget();
        for (Point corner : way) {
            Point next = mover.measures().round(corner);
            if (!next.equals(at)) {
                Leg leg = mover.footwork().leg(at, next, mover.mayClimb());
                if (leg == null || crossed(at, next, leg.kind() == Leg.Kind.CLIMB) != null) {
                    return List.of();
                }
                left -= leg.cost();
                at = next;
            }
        }
        return left < 0
                ? List.of()
                : by(mover.from(mover.table().stand(at, mover.start().diameter()), left))
                        .outline();
    }
}
