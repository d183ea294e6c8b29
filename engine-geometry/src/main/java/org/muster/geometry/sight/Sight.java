package org.muster.geometry.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.Preview;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Ground;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;

/**
 * What can be seen from where: straight lines between silhouettes, the cylinders that stand on bases. A line is
 * obstructed where it runs through the inside of a solid, or of two that touch; grazing is not obstruction.
 */
@Preview
public final class Sight {

    /** Half the width of what closes the slit between two pieces that touch. */
    private static final double SEAM = 1e-5;

    private final Tabletop table;
    private final Opaque[] bodies;
    private final List<Seam> seams = new ArrayList<>();
    private final List<Opaque> blocking;
    private final List<Patch> pits = new ArrayList<>();

    private record Seam(int one, int other, Opaque body) {}

    private Sight(Tabletop table) {
        this.table = table;
        Ground ground = table.ground();
        this.bodies = new Opaque[ground.size()];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = new Opaque(ground.region(i), ground.levelOf(i));
            if (!ground.isSolid(i)) {
                pits.add(ground.region(i));
                continue;
            }
            for (int j = 0; j < i; j++) {
                if (ground.isSolid(j)
                        && !ground.region(i)
                                .isBeyond(
                                        SEAM,
                                        ground.region(j).minX,
                                        ground.region(j).minY,
                                        ground.region(j).maxX,
                                        ground.region(j).maxY)) {
                    seams(i, j);
                }
            }
        }
        this.blocking = counting(Piece::blocksSight);
    }

    /** Sight over this table. */
    public static Sight over(Tabletop table) {
        return table.shared(Sight.class, kind -> new Sight(table));
    }

    /** A line through the air. */
    public record Line(double ax, double ay, double az, double bx, double by, double bz) {}

    private List<Opaque> counting(Predicate<Piece> counts) {
        Ground ground = table.ground();
        boolean[] in = new boolean[bodies.length];
        List<Opaque> counting = new ArrayList<>();
        for (int i = 0; i < bodies.length; i++) {
            in[i] = ground.isSolid(i) && counts.test(ground.piece(i));
            if (in[i]) {
                counting.add(bodies[i]);
            }
        }
        for (Seam seam : seams) {
            if (in[seam.one()] && in[seam.other()]) {
                counting.add(seam.body());
            }
        }
        return counting;
    }

    /** Faces that two solids have in common. */
    private void seams(int one, int other) {
        Patch a = bodies[one].region;
        Patch b = bodies[other].region;
        for (int i = 0; i < a.edges; i++) {
            double length = Plane.distance(a.ax[i], a.ay[i], a.bx[i], a.by[i]);
            if (length == 0) {
                continue;
            }
            double ex = (a.bx[i] - a.ax[i]) / length;
            double ey = (a.by[i] - a.ay[i]) / length;
            for (int j = 0; j < b.edges; j++) {
                double startOff = (b.ax[j] - a.ax[i]) * ey - (b.ay[j] - a.ay[i]) * ex;
                double endOff = (b.bx[j] - a.ax[i]) * ey - (b.by[j] - a.ay[i]) * ex;
                if (Math.abs(startOff) > SEAM || Math.abs(endOff) > SEAM) {
                    continue;
                }
                double start = (b.ax[j] - a.ax[i]) * ex + (b.ay[j] - a.ay[i]) * ey;
                double end = (b.bx[j] - a.ax[i]) * ex + (b.by[j] - a.ay[i]) * ey;
                double from = Math.max(0, Math.min(start, end));
                double to = Math.min(length, Math.max(start, end));
                if (to - from > 4 * SEAM) {
                    double top = Math.min(bodies[one].top, bodies[other].top);
                    seams.add(new Seam(one, other, new Opaque(slit(a, i, ex, ey, from + SEAM, to - SEAM), top)));
                }
            }
        }
    }

    private static Patch slit(Patch region, int edge, double ex, double ey, double from, double to) {
        double x = region.ax[edge];
        double y = region.ay[edge];
        return Patch.bounded(List.<double[][]>of(new double[][] {
            {x + from * ex + SEAM * ey, y + from * ey - SEAM * ex},
            {x + to * ex + SEAM * ey, y + to * ey - SEAM * ex},
            {x + to * ex - SEAM * ey, y + to * ey + SEAM * ex},
            {x + from * ex - SEAM * ey, y + from * ey + SEAM * ex}
        }));
    }

    /** Whether some line joins the two silhouettes that no piece which blocks sight obstructs; the same both ways. */
    public boolean sees(Disc one, Disc other) {
        return found(one, other) != null;
    }

    /** A line that joins the two silhouettes unobstructed, from the first to the second; a straight one if it can be. */
    public Optional<Line> line(Disc one, Disc other) {
        Line line = found(one, other);
        if (line == null) {
            return Optional.empty();
        }
        return Optional.of(
                isFirst(one, other)
                        ? line
                        : new Line(line.bx(), line.by(), line.bz(), line.ax(), line.ay(), line.az()));
    }

    private @Nullable Line found(Disc one, Disc other) {
        boolean first = isFirst(one, other);
        Disc low = first ? one : other;
        Disc high = first ? other : one;
        double from = low.z() + table.measures().silhouette();
        double to = high.z() + table.measures().silhouette();
        Veil veil = new Veil(blocking, pits, low, high, from);
        return new Sightlines(veil, low, from, high, to).find();
    }

    /** An order of two bases that does not depend on who looks: the lower first. */
    private static boolean isFirst(Disc one, Disc other) {
        if (one.z() != other.z()) {
            return one.z() < other.z();
        }
        if (one.at().x() != other.at().x()) {
            return one.at().x() < other.at().x();
        }
        return one.at().y() != other.at().y() ? one.at().y() < other.at().y() : one.diameter() <= other.diameter();
    }

    /**
     * Whether some point of the target's silhouette can't be seen from any of the viewer's, by these pieces alone: the
     * table around a pit is none.
     *
     * @param counts which pieces hide anything; those the viewer touches are the caller's business
     */
    public boolean hidden(Disc viewer, Disc target, Predicate<Piece> counts) {
        return new Shade(table.measures(), counting(counts), null, viewer, target).isAnywhere();
    }

    /** The same by these pieces and by the table around pits. */
    public boolean hiddenOrBelow(Disc viewer, Disc target, Predicate<Piece> counts) {
        return new Shade(table.measures(), counting(counts), pits, viewer, target).isAnywhere();
    }
}
