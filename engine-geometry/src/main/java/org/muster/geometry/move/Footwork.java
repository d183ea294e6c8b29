package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Track;
import org.muster.geometry.table.Ground;
import org.muster.geometry.table.Levels;
import org.muster.geometry.table.Tabletop;

/**
 * How a base of one size gets on over terrain: one straight leg at a time, other bases left aside. What kind of leg it
 * is follows from where it leads: one that can be walked is walked, else it is a climb if it leads over an edge the
 * base is at, else it is a leap.
 */
public final class Footwork {

    private final Tabletop table;
    private final Ground ground;
    private final Measures measures;
    final double diameter;
    public final double radius;

    /** A base overlaps what it reaches into by more than the tolerance. */
    final double solid;

    private final List<Rim> rims = new ArrayList<>();

    /** From higher than this a base comes down by more than it may jump where its rim alone touches what is between. */
    private final double perch;

    Footwork(Tabletop table, double diameter) {
        this.table = table;
        this.ground = table.ground();
        this.measures = table.measures();
        this.diameter = diameter;
        this.radius = diameter / 2;
        this.solid = Math.max(0, radius - measures.overlap());
        double low = 0;
        for (int i = 0; i < ground.size(); i++) {
            low = Math.min(low, ground.levelOf(i));
            for (int edge = 0; edge < ground.region(i).edges; edge++) {
                Rim rim = Rim.of(ground, i, edge);
                if (rim.length() > 0) {
                    rims.add(rim);
                }
            }
        }
        this.perch = measures.carriedByRim() ? Double.POSITIVE_INFINITY : low + measures.drop() + measures.slack();
    }

    /** The one of this table for bases of this size. */
    public static Footwork of(Tabletop table, double diameter) {
        return table.shared(diameter, size -> new Footwork(table, size));
    }

    Ground ground() {
        return ground;
    }

    Tabletop table() {
        return table;
    }

    public List<Rim> rims() {
        return rims;
    }

    double level(double x, double y) {
        return ground.level(x, y, solid);
    }

    Levels levels(Track track) {
        return Levels.along(ground, track, solid);
    }

    boolean isNoHigher(double from, double to) {
        return to - from <= measures.step() + measures.slack();
    }

    boolean isStep(double from, double to) {
        return to - from <= measures.step() + measures.slack() && from - to <= measures.drop() + measures.slack();
    }

    /** The number of the first stretch that can't be walked onto from the one before; the count if all can. */
    int firstBlock(Track track, Levels levels) {
        Levels centre = null;
        for (int i = 1; i < levels.count(); i++) {
            if (!isStep(levels.z(i - 1), levels.z(i))) {
                return i;
            }
            if (levels.z(i) < levels.z(i - 1) && levels.z(i - 1) > perch) {
                centre = centre == null ? centre(track) : centre;
                if (!isWalk(levels, centre, i)) {
                    return i;
                }
            }
        }
        return levels.count();
    }

    /** Over what the centre of a base goes along the track. */
    Levels centre(Track track) {
        return Levels.along(ground, track, 0);
    }

    /** Whether a base goes from a stretch to the next on foot. */
    boolean isWalk(Levels levels, Levels centre, int next) {
        double from = levels.z(next - 1);
        return isStep(from, levels.z(next)) && isStep(from, carrying(levels, centre, next));
    }

    /**
     * The level that carries a base on a stretch: where it comes down it stands on what its centre is over, and what its rim
     * alone touches does not hold it up in passing.
     */
    private double carrying(Levels levels, Levels centre, int i) {
        if (measures.carriedByRim() || i == 0 || levels.z(i) >= levels.z(i - 1)) {
            return levels.z(i);
        }
        double carrying = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < centre.count(); k++) {
            if (centre.at(k) <= levels.at(i + 1) && centre.at(k + 1) >= levels.at(i)) {
                carrying = Math.max(carrying, centre.z(k));
            }
        }
        return Math.min(levels.z(i), carrying);
    }

    boolean canWalk(double ax, double ay, double bx, double by) {
        Track track = Track.between(ax, ay, bx, by);
        Levels levels = levels(track);
        return firstBlock(track, levels) == levels.count();
    }

    /** How far it can walk from one place straight to another until something is in the way. */
    double clear(Point from, Point to) {
        Track track = Track.between(from.x(), from.y(), to.x(), to.y());
        Levels levels = levels(track);
        return levels.at(firstBlock(track, levels));
    }

    /** Whether an edge can be climbed beside which a base stands that is stopped at a place. */
    boolean isStoppedBy(Rim rim, double x, double y) {
        if (!rim.climbable()) {
            return false;
        }
        double along = rim.along(x, y);
        return along >= 0 && along <= rim.length() && Math.abs(rim.off(x, y)) <= radius + 2 * measures.tolerance();
    }

    /** The widest gap of a leap along the track; infinite when something else is in the way. */
    double leap(Track track, Levels levels) {
        return new Leaps(this, track, levels).widest();
    }

    /** For each stretch, from where on a leg that ends there is a leap that can be made; infinite if there is none. */
    double[] landings(Track track, Levels levels) {
        return new Leaps(this, track, levels).landings();
    }

    boolean isLeap(double gap) {
        return gap <= measures.gap() + measures.slack();
    }

    /** The edge over which a base climbs from one place to the other, if there is one. */
    @Nullable
    Rim climbed(double ax, double ay, double bx, double by) {
        double from = level(ax, ay);
        double to = level(bx, by);
        for (Rim rim : rims) {
            if (isOver(rim, ax, ay, bx, by)
                    && (to > from
                            ? leadsUp(rim, ax, ay, bx, by, from, to)
                            : leadsDown(rim, ax, ay, bx, by, from, to))) {
                return rim;
            }
        }
        return null;
    }

    private boolean isOver(Rim rim, double ax, double ay, double bx, double by) {
        double along = rim.along(ax, ay);
        return along >= -measures.slack()
                && along <= rim.length() + measures.slack()
                && Math.abs(rim.along(bx, by) - along) <= measures.slack();
    }

    private boolean leadsUp(Rim rim, double ax, double ay, double bx, double by, double from, double to) {
        return Math.abs(rim.off(ax, ay) - radius) <= measures.slack()
                && Math.abs(rim.off(bx, by) + radius) <= measures.slack()
                && rim.high() > from
                && to >= rim.high()
                && isStep(rim.high(), to);
    }

    private boolean leadsDown(Rim rim, double ax, double ay, double bx, double by, double from, double to) {
        double off = rim.off(ax, ay);
        return off >= -radius - measures.slack()
                && off < radius
                && Math.abs(rim.off(bx, by) - radius) <= measures.slack()
                && rim.high() == from
                && to < from;
    }

    /** What the leg is; null when it can't be gone. */
    @Nullable
    Leg leg(Point a, Point b, boolean mayClimb) {
        Track track = Track.between(a.x(), a.y(), b.x(), b.y());
        Levels levels = levels(track);
        if (firstBlock(track, levels) == levels.count()) {
            return Leg.walk(a, b, track.length());
        }
        if (mayClimb) {
            Rim rim = climbed(a.x(), a.y(), b.x(), b.y());
            if (rim != null && rim.climbable()) {
                return Leg.climb(a, b, height(rim, a, b));
            }
        }
        double gap = leap(track, levels);
        return isLeap(gap) ? Leg.leap(a, b, track.length(), gap) : null;
    }

    /** What the leg costs; infinite when it can't be gone. */
    double cost(double ax, double ay, double bx, double by, boolean mayClimb) {
        Track track = Track.between(ax, ay, bx, by);
        Levels levels = levels(track);
        int block = firstBlock(track, levels);
        if (block == levels.count()) {
            return track.length();
        }
        if (mayClimb && track.length() <= diameter + 2 * measures.slack()) {
            Rim rim = climbed(ax, ay, bx, by);
            if (rim != null && rim.climbable()) {
                double from = level(ax, ay);
                double to = level(bx, by);
                return to > from ? rim.high() - from : from - to;
            }
        }
        return goesDown(levels, block) && isLeap(leap(track, levels)) ? track.length() : Double.POSITIVE_INFINITY;
    }

    /** Whether there is a way down before the place where the base can't walk on: else there is nothing to leap. */
    private static boolean goesDown(Levels levels, int block) {
        for (int i = 1; i <= block; i++) {
            if (levels.z(i) < levels.z(i - 1)) {
                return true;
            }
        }
        return false;
    }

    /** Where climbs lead from there, on the grid. */
    List<Point> climbs(double x, double y) {
        List<Point> landings = new ArrayList<>();
        double level = level(x, y);
        for (Rim rim : rims) {
            double off = rim.off(x, y);
            if (!rim.climbable() || Math.abs(off) > radius + measures.slack()) {
                continue;
            }
            double along = rim.along(x, y);
            if (along < 0 || along > rim.length()) {
                continue;
            }
            double to = rim.high() == level ? radius : rim.high() > level ? -radius : Double.NaN;
            if (Double.isNaN(to) || to < 0 && off < radius - measures.slack()) {
                continue;
            }
            Point landing = measures.point(rim.x(along, to), rim.y(along, to));
            Rim over = climbed(x, y, landing.x(), landing.y());
            if (over != null
                    && over.climbable()
                    && table.holds(landing.x(), landing.y(), radius)
                    && !canWalk(x, y, landing.x(), landing.y())) {
                landings.add(landing);
            }
        }
        return landings;
    }

    /** From where the base stands to the edge above it, or to where it comes down. */
    double height(Rim rim, Point a, Point b) {
        double from = level(a.x(), a.y());
        double to = level(b.x(), b.y());
        return to > from ? rim.high() - from : from - to;
    }

    /**
     * Why the leg can't be gone.
     *
     * @param over from where to where the first wall on it could be climbed; empty: nowhere
     */
    Violation violation(Point a, Point b, boolean mayClimb, List<Point> over) {
        Rim rim = climbed(a.x(), a.y(), b.x(), b.y());
        if (rim != null) {
            String piece = ground.piece(rim.piece()).id();
            return rim.climbable() ? MoveViolations.climbsNothing(piece) : MoveViolations.noHold(piece);
        }
        Track track = Track.between(a.x(), a.y(), b.x(), b.y());
        Levels levels = levels(track);
        double gap = leap(track, levels);
        if (gap != Double.POSITIVE_INFINITY) {
            return MoveViolations.gap(gap, measures.gap());
        }
        int block = firstBlock(track, levels);
        double from = levels.z(block - 1);
        double to = carrying(levels, centre(track), block);
        if (to < from) {
            int off = levels.piece(block - 1);
            int into = levels.piece(block);
            Object edge = off != Ground.TABLE
                    ? off(off)
                    : into != Ground.TABLE ? Sentence.of("the edge of {piece}", off(into)) : Sentence.of("the table");
            return MoveViolations.drop(edge, from - to, measures.drop());
        }
        int wall = levels.piece(block) != Ground.TABLE ? levels.piece(block) : levels.piece(block - 1);
        if (!ground.piece(wall).climbable()) {
            return MoveViolations.blocked(off(wall));
        }
        return mayClimb ? MoveViolations.climbedElsewhere(off(wall), over) : MoveViolations.climbsNothing(off(wall));
    }

    private String off(int piece) {
        return ground.piece(piece).id();
    }
}
