package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Circle;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Ground;

/**
 * Where the levels of two pieces meet: a base comes on or off a piece where its rim is a radius from the edge, and
 * where two such borders cross, a brink or a wall may end beside a way down or up. Shortest ways turn there.
 */
final class Meetings {

    /** How far from both borders a place is put: rounding must not carry it over. */
    private static final double ASIDE = 0.01;

    private static final double EXACT = 1e-6;

    private final Footwork footwork;
    private final Measures measures;
    private final List<Point> meetings = new ArrayList<>();

    private Meetings(Footwork footwork) {
        this.footwork = footwork;
        this.measures = footwork.table().measures();
    }

    static List<Point> of(Footwork footwork) {
        Meetings found = new Meetings(footwork);
        Ground ground = footwork.ground();
        for (int i = 0; i < ground.size(); i++) {
            for (int j = 0; j < i; j++) {
                Patch other = ground.region(j);
                if (!ground.region(i).isBeyond(2 * footwork.radius, other.minX, other.minY, other.maxX, other.maxY)) {
                    for (int side = 0; side < 4; side++) {
                        double one = footwork.solid + ((side & 1) == 0 ? ASIDE : -ASIDE);
                        double two = footwork.solid + ((side & 2) == 0 ? ASIDE : -ASIDE);
                        found.meet(i, one, j, two);
                    }
                    if (!footwork.table().measures().carriedByRim()) {
                        found.carried(i, j);
                        found.carried(j, i);
                    }
                }
            }
        }
        return found.meetings;
    }

    /**
     * Where the rim leaves one piece and the centre comes over the edge of another: what is lower carries a base only so
     * (SKD-MOVE-09).
     */
    private void carried(int off, int onto) {
        double high = footwork.ground().levelOf(off);
        double low = footwork.ground().levelOf(onto);
        if (high > low) {
            meet(off, footwork.solid + ASIDE, onto, -ASIDE);
        }
    }

    /** Crosses the borders at these distances from the edges of two pieces. */
    private void meet(int i, double one, int j, double two) {
        Patch a = footwork.ground().region(i);
        Patch b = footwork.ground().region(j);
        double sideA = footwork.ground().isSolid(i) ? 1 : -1;
        double sideB = footwork.ground().isSolid(j) ? 1 : -1;
        for (int k = 0; k < a.edges; k++) {
            double[] lineA = line(a, k, sideA * one);
            for (int l = 0; l < b.edges; l++) {
                double[] lineB = line(b, l, sideB * two);
                lines(lineA, lineB, i, one, j, two);
                lineAndCircle(lineA, b.ax[l], b.ay[l], two, i, one, j, two);
                lineAndCircle(lineB, a.ax[k], a.ay[k], one, i, one, j, two);
                circles(a.ax[k], a.ay[k], one, b.ax[l], b.ay[l], two, i, one, j, two);
            }
        }
    }

    /** A point and a direction of length 1: an edge moved off to its right. */
    private static double[] line(Patch region, int edge, double off) {
        double dx = region.bx[edge] - region.ax[edge];
        double dy = region.by[edge] - region.ay[edge];
        double length = Math.max(EXACT, Plane.length(dx, dy));
        double ux = dx / length;
        double uy = dy / length;
        return new double[] {region.ax[edge] + off * uy, region.ay[edge] - off * ux, ux, uy};
    }

    private void lines(double[] a, double[] b, int i, double one, int j, double two) {
        double cross = a[2] * b[3] - a[3] * b[2];
        if (Math.abs(cross) > EXACT) {
            double t = ((b[0] - a[0]) * b[3] - (b[1] - a[1]) * b[2]) / cross;
            keep(a[0] + t * a[2], a[1] + t * a[3], i, one, j, two);
        }
    }

    private void lineAndCircle(
            double[] line, double cx, double cy, double radius, int i, double one, int j, double two) {
        double middle = (cx - line[0]) * line[2] + (cy - line[1]) * line[3];
        double off = (cx - line[0]) * line[3] - (cy - line[1]) * line[2];
        double half = radius * radius - off * off;
        if (half >= 0) {
            for (int sign = -1; sign <= 1; sign += 2) {
                double t = middle + sign * Math.sqrt(half);
                keep(line[0] + t * line[2], line[1] + t * line[3], i, one, j, two);
            }
        }
    }

    private void circles(
            double ax, double ay, double ra, double bx, double by, double rb, int i, double one, int j, double two) {
        double dx = bx - ax;
        double dy = by - ay;
        double square = dx * dx + dy * dy;
        if (square < EXACT) {
            return;
        }
        double along = (square + ra * ra - rb * rb) / (2 * square);
        double half = ra * ra / square - along * along;
        if (half >= 0) {
            double off = Math.sqrt(half);
            keep(ax + along * dx - off * dy, ay + along * dy + off * dx, i, one, j, two);
            keep(ax + along * dx + off * dy, ay + along * dy - off * dx, i, one, j, two);
        }
    }

    /** Keeps a crossing that lies on both borders, unless one can step from any level there to any other. */
    private void keep(double x, double y, int i, double one, int j, double two) {
        if (isOn(x, y, i, one) && isOn(x, y, j, two) && !isEven(x, y)) {
            Point at = measures.point(x, y);
            if (!meetings.contains(at)) {
                meetings.add(at);
            }
        }
    }

    private boolean isOn(double x, double y, int piece, double off) {
        Patch region = footwork.ground().region(piece);
        return Math.abs(region.toEdge(x, y) - Math.abs(off)) < EXACT
                && region.contains(x, y) != (footwork.ground().isSolid(piece) == off > 0);
    }

    private boolean isEven(double x, double y) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int degree = 0; degree < Circle.DEGREES; degree += 30) {
            double level = footwork.level(x + 3 * ASIDE * Circle.x(degree), y + 3 * ASIDE * Circle.y(degree));
            low = Math.min(low, level);
            high = Math.max(high, level);
        }
        return footwork.isNoHigher(low, high);
    }
}
