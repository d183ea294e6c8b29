package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Ground;
import org.muster.geometry.table.Tabletop;

/**
 * Where the shortest ways of a base bend: beside the corners of walls it goes round, and of edges it must not go over.
 * A round corner is a chain of bends that is as long as the arc, and nowhere nearer to the wall than tolerance allows.
 */
final class Bends {

    /** How much a chain may cut into the arc it stands for. */
    private static final double CUT = 0.004;

    /** How far from a brink its bends keep, beyond the tolerance: rounding must not push them over. */
    private static final double BRINK = 0.01;

    /** A base in contact may be this far behind what it touches, seen along a tangent. */
    private static final double GRAZE = 0.05;

    /**
     * A bend.
     *
     * @param px with py the bend or wall before, qx with qy behind: a way that bends here has both on one side; all
     *     are the place itself where nothing is known
     */
    record Bend(double x, double y, double px, double py, double qx, double qy) {

        /** Whether it is known on which side the wall is. */
        boolean isKnown() {
            return px != x || py != y;
        }

        /** Whether a way from there may bend here: it grazes what it bends round, as far as tolerance tells. */
        boolean touches(double fromX, double fromY) {
            double before = Plane.turn(fromX, fromY, x, y, px, py);
            double behind = Plane.turn(fromX, fromY, x, y, qx, qy);
            return before * behind >= 0
                    || Math.min(Math.abs(before), Math.abs(behind)) <= GRAZE * Plane.distance(x, y, fromX, fromY);
        }
    }

    private final Tabletop table;
    private final Footwork footwork;
    private final Measures measures;
    private final List<Bend> bends = new ArrayList<>();

    private Bends(Footwork footwork) {
        this.footwork = footwork;
        this.table = footwork.table();
        this.measures = table.measures();
    }

    /** Those of the terrain. */
    static List<Bend> of(Footwork footwork) {
        Bends found = new Bends(footwork);
        Ground ground = footwork.table().ground();
        for (int i = 0; i < ground.size(); i++) {
            Patch region = ground.region(i);
            for (int corner = 0; corner < region.edges; corner++) {
                found.corner(i, region, (corner + region.edges - 1) % region.edges, corner);
            }
        }
        for (Point meeting : Meetings.of(footwork)) {
            found.add(new Bend(meeting.x(), meeting.y(), meeting.x(), meeting.y(), meeting.x(), meeting.y()));
        }
        return found.bends;
    }

    /** Those round another base. */
    static List<Bend> round(Footwork footwork, Disc disc) {
        Bends found = new Bends(footwork);
        found.arc(disc.at().x(), disc.at().y(), disc.radius() + footwork.radius, 1, 0, 2 * StrictMath.PI, true);
        return found.bends;
    }

    private void corner(int piece, Patch region, int before, int behind) {
        double x = region.ax[behind];
        double y = region.ay[behind];
        double inX = x - region.ax[before];
        double inY = y - region.ay[before];
        double outX = region.bx[behind] - x;
        double outY = region.by[behind] - y;
        double in = Plane.length(inX, inY);
        double out = Plane.length(outX, outY);
        if (in == 0 || out == 0) {
            return;
        }
        inX /= in;
        inY /= in;
        outX /= out;
        outY /= out;
        double cross = inX * outY - inY * outX;
        double angle = StrictMath.atan2(cross, inX * outX + inY * outY);
        boolean solid = table.ground().isSolid(piece);
        if (solid ? angle > 0 : angle < 0) {
            // the base rolls round it: over the outside of a solid's corner, inside a pit round one that juts in
            double side = solid ? 1 : -1;
            int first = bends.size();
            arc(x, y, footwork.radius, side * inY, -side * inX, Math.abs(angle), false, side);
            keepOnly(first, solid ? table.ground().levelOf(piece) : 0);
        } else if (angle != 0) {
            brink(x, y, inX, inY, outX, outY, solid ? -1 : 1, cross);
        }
    }

    /** Drops bends where the wall is no wall: one that is no more than a step up from there. */
    private void keepOnly(int first, double wall) {
        List<Bend> added = bends.subList(first, bends.size());
        added.removeIf(bend -> wall - footwork.level(bend.x(), bend.y()) <= measures.step() + measures.slack());
    }

    private void arc(double cx, double cy, double radius, double nx, double ny, double angle, boolean closed) {
        arc(cx, cy, radius, nx, ny, angle, closed, 1);
    }

    /** A chain of bends that turns by {@code angle} from the direction n on, to the left or to the right. */
    private void arc(
            double cx, double cy, double radius, double nx, double ny, double angle, boolean closed, double side) {
        int count = Math.max(1, (int) Math.ceil(angle / (2 * StrictMath.sqrt(3 * CUT / radius))));
        double half = angle / count / 2;
        double cos = StrictMath.cos(half);
        double away = radius * half / StrictMath.tan(half) / cos;
        double sin = side * StrictMath.sin(half);
        double dx = nx;
        double dy = ny;
        double[] x = new double[count];
        double[] y = new double[count];
        for (int i = 0; i < count; i++) {
            double turned = dx * cos - dy * sin;
            dy = dx * sin + dy * cos;
            dx = turned;
            x[i] = measures.round(cx + away * dx);
            y[i] = measures.round(cy + away * dy);
            turned = dx * cos - dy * sin;
            dy = dx * sin + dy * cos;
            dx = turned;
        }
        for (int i = 0; i < count; i++) {
            int before = closed ? (i + count - 1) % count : i - 1;
            int behind = closed ? (i + 1) % count : i + 1;
            // beyond the ends of an open chain lie the walls
            double px = before >= 0 ? x[before] : x[i] - side * -ny;
            double py = before >= 0 ? y[before] : y[i] - side * nx;
            double qx = behind < count ? x[behind] : x[i] + side * -dy;
            double qy = behind < count ? y[behind] : y[i] + side * dx;
            add(new Bend(x[i], y[i], px, py, qx, qy));
        }
    }

    /** The corner of the brink beside a corner of the terrain, offset to the left of its edges or to the right. */
    private void brink(
            double x, double y, double inX, double inY, double outX, double outY, double side, double cross) {
        double off = footwork.solid - BRINK;
        if (off <= 0) {
            return;
        }
        // both offset lines are met by v + off * (n1 + n2) / (1 + n1 . n2)
        double n1x = -inY * side;
        double n1y = inX * side;
        double n2x = -outY * side;
        double n2y = outX * side;
        double dot = 1 + n1x * n2x + n1y * n2y;
        if (dot < 1e-3 || cross == 0) {
            return;
        }
        double cx = measures.round(x + off * (n1x + n2x) / dot);
        double cy = measures.round(y + off * (n1y + n2y) / dot);
        add(new Bend(cx, cy, cx - inX, cy - inY, cx + outX, cy + outY));
    }

    private void add(Bend bend) {
        if (table.holds(bend.x(), bend.y(), footwork.radius)) {
            bends.add(bend);
        }
    }
}
