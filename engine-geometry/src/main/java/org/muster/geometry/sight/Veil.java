package org.muster.geometry.sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Spans;
import org.muster.geometry.shape.Track;

/** All that could be in the way of lines between two discs, and whether it is. */
final class Veil {

    private final List<Opaque> bodies;
    private final @Nullable List<Patch> pits;
    private final double[] x;
    private final double[] y;

    /**
     * Gathers them.
     *
     * @param bodies all that count
     * @param pits where lines may run below the table; null: everywhere
     * @param lowest no line runs lower
     */
    Veil(List<Opaque> bodies, @Nullable List<Patch> pits, Disc one, Disc other, double lowest) {
        this.bodies = new ArrayList<>();
        this.pits = pits;
        double wide = Math.max(one.radius(), other.radius());
        for (Opaque body : bodies) {
            if (body.top > lowest + Opaque.HAIR
                    && !body.region.isBeyond(
                            wide,
                            one.at().x(),
                            one.at().y(),
                            other.at().x(),
                            other.at().y())
                    && isBeside(body.region, one, other, wide)) {
                this.bodies.add(body);
            }
        }
        double[] xs = new double[16];
        double[] ys = new double[16];
        int count = 0;
        for (Opaque body : this.bodies) {
            for (int i = 0; i < body.region.edges; i++) {
                double vx = body.region.ax[i];
                double vy = body.region.ay[i];
                if (Plane.toSegment(
                                vx,
                                vy,
                                one.at().x(),
                                one.at().y(),
                                other.at().x(),
                                other.at().y())
                        <= wide + Opaque.HAIR) {
                    if (count == xs.length) {
                        xs = Arrays.copyOf(xs, 2 * count);
                        ys = Arrays.copyOf(ys, 2 * count);
                    }
                    xs[count] = vx;
                    ys[count++] = vy;
                }
            }
        }
        x = Arrays.copyOf(xs, count);
        y = Arrays.copyOf(ys, count);
    }

    /** Whether some part lies in the band between two discs. */
    private static boolean isBeside(Patch region, Disc one, Disc other, double wide) {
        Track axis = Track.between(
                one.at().x(), one.at().y(), other.at().x(), other.at().y());
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < region.edges; i++) {
            double off = (region.ax[i] - axis.ox()) * axis.uy() - (region.ay[i] - axis.oy()) * axis.ux();
            least = Math.min(least, off);
            most = Math.max(most, off);
        }
        return axis.length() == 0 || least < wide && most > -wide;
    }

    boolean isEmpty() {
        return bodies.isEmpty();
    }

    /** Whether the table is in the way of what runs below it. */
    boolean hasGround() {
        return pits != null;
    }

    /** How many of their corners lie between the discs. */
    int corners() {
        return x.length;
    }

    double x(int corner) {
        return x[corner];
    }

    double y(int corner) {
        return y[corner];
    }

    /** Whether nothing obstructs the line from height {@code from} to height {@code to}. */
    boolean isClear(Track track, double from, double to) {
        if (track.length() < Opaque.HAIR) {
            return true;
        }
        for (Opaque body : bodies) {
            if (body.obstructs(track, from, to)) {
                return false;
            }
        }
        return pits == null || from >= -Opaque.HAIR && to >= -Opaque.HAIR || isIn(pits, track, from, to);
    }

    /** Whether what runs below the table runs in pits. */
    private static boolean isIn(List<Patch> pits, Track track, double from, double to) {
        double level = from == to ? 0 : track.length() * -from / (to - from);
        double start = from < 0 ? 0 : level;
        double end = to < 0 ? track.length() : level;
        Spans open = new Spans();
        for (Patch pit : pits) {
            Spans inside = pit.inside(track);
            for (int i = 0; i < inside.size(); i++) {
                open.add(inside.from(i) - Opaque.HAIR, inside.to(i) + Opaque.HAIR);
            }
        }
        open.merge();
        for (int i = 0; i < open.size(); i++) {
            if (open.from(i) <= start + Opaque.HAIR && open.to(i) >= end - Opaque.HAIR) {
                return true;
            }
        }
        return end - start <= Opaque.HAIR;
    }

    /**
     * Whether one body alone spans the whole band between two discs and is higher than any line where it enters: then
     * no line passes.
     */
    boolean isShut(Disc low, double lowHeight, Disc high, double highHeight) {
        Track axis = Track.between(
                low.at().x(), low.at().y(), high.at().x(), high.at().y());
        if (axis.length() <= low.radius() + high.radius()) {
            return false;
        }
        Track left = side(axis, low, high, 1);
        Track right = side(axis, low, high, -1);
        double run = axis.length() - high.radius() + low.radius();
        for (Opaque body : bodies) {
            if (body.isConvex()) {
                double in = Math.max(entry(body, left, axis), entry(body, right, axis));
                double height = lowHeight + (highHeight - lowHeight) * (in + low.radius()) / run;
                if (height < body.top - Opaque.HAIR) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The line that touches both discs on one side. */
    private static Track side(Track axis, Disc low, Disc high, int side) {
        double sin = (low.radius() - high.radius()) / axis.length();
        double cos = Math.sqrt(1 - sin * sin);
        double nx = sin * axis.ux() - side * cos * axis.uy();
        double ny = sin * axis.uy() + side * cos * axis.ux();
        return Track.between(
                low.at().x() + low.radius() * nx,
                low.at().y() + low.radius() * ny,
                high.at().x() + high.radius() * nx,
                high.at().y() + high.radius() * ny);
    }

    /** How far along the axis a line along the table enters the body; infinite when it does not. */
    private static double entry(Opaque body, Track side, Track axis) {
        double in = body.clip(side, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);
        return in < 0
                ? Double.POSITIVE_INFINITY
                : (side.x(in) - axis.ox()) * axis.ux() + (side.y(in) - axis.oy()) * axis.uy();
    }
}
