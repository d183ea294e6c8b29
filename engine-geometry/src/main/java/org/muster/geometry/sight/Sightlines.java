package org.muster.geometry.sight;

import org.jspecify.annotations.Nullable;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Track;

/**
 * The lines between two round tops (or a top and a point), looked through for one that nothing obstructs. Of all lines
 * over the same ground the best is tried: it starts as far back as it can where it must rise, and ends as near as it can.
 *
 * <p>Where both ends are at one height it is enough to try the lines that touch two of all corners and rims: every set
 * of lines that pass has one of them at its border. Else lines are tried closer together than the book asks for.
 */
final class Sightlines {

    /** How many steps across a disc lines are tried at different heights. */
    private static final int ACROSS = 32;

    private final Veil veil;
    private final Disc low;
    private final double lowHeight;
    private final Disc high;
    private final double highHeight;
    private final Track axis;

    /** The line found last. */
    private double startX;

    private double startY;
    private double endX;
    private double endY;

    /** Between two tops, the first not higher than the second. */
    Sightlines(Veil veil, Disc low, double lowHeight, Disc high, double highHeight) {
        this.veil = veil;
        this.low = low;
        this.lowHeight = lowHeight;
        this.high = high;
        this.highHeight = highHeight;
        this.axis = Track.between(
                low.at().x(), low.at().y(), high.at().x(), high.at().y());
    }

    Sight.@Nullable Line find() {
        boolean found = across(2)
                || !veil.isShut(low, lowHeight, high, highHeight) && (critical() || uneven() && across(ACROSS));
        return found ? new Sight.Line(startX, startY, lowHeight, endX, endY, highHeight) : null;
    }

    private boolean uneven() {
        return highHeight - lowHeight > Opaque.HAIR;
    }

    /** Lines through points spread over the widths of both discs, the middle ones first. */
    private boolean across(int steps) {
        for (int i = 0; i <= steps; i++) {
            double u = outward(i, steps) * low.radius();
            for (int j = 0; j <= steps; j++) {
                double v = outward(j, steps) * high.radius();
                if (passes(
                        low.at().x() - u * axis.uy(),
                        low.at().y() + u * axis.ux(),
                        high.at().x() - v * axis.uy(),
                        high.at().y() + v * axis.ux())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 0, then further and further to both sides up to 1, in an even number of steps. */
    static double outward(int i, int steps) {
        int ring = (i + 1) / 2;
        return (i % 2 == 0 ? -2.0 : 2.0) * ring / steps;
    }

    /** Lines that touch two of all corners and rims. */
    private boolean critical() {
        for (int i = 0; i < veil.corners(); i++) {
            double x = veil.x(i);
            double y = veil.y(i);
            if (tangent(x, y, low) || tangent(x, y, high)) {
                return true;
            }
            for (int j = 0; j < i; j++) {
                if (passes(x, y, veil.x(j), veil.y(j))) {
                    return true;
                }
            }
        }
        return bitangents(1) || bitangents(-1);
    }

    /** The lines through a point that touch a disc. */
    private boolean tangent(double x, double y, Disc disc) {
        double dx = disc.at().x() - x;
        double dy = disc.at().y() - y;
        double square = dx * dx + dy * dy;
        double radius = disc.radius();
        if (square <= radius * radius) {
            return false;
        }
        double sin = radius / Math.sqrt(square);
        double cos = Math.sqrt(1 - sin * sin);
        return passes(x, y, x + dx * cos - dy * sin, y + dx * sin + dy * cos)
                || passes(x, y, x + dx * cos + dy * sin, y - dx * sin + dy * cos);
    }

    /** The lines that touch both discs, on the same side of both (1) or on opposite sides (-1). */
    private boolean bitangents(int same) {
        double sin = (low.radius() - same * high.radius()) / axis.length();
        if (!(Math.abs(sin) < 1)) {
            return false;
        }
        double cos = Math.sqrt(1 - sin * sin);
        for (int side = -1; side <= 1; side += 2) {
            double nx = sin * axis.ux() - side * cos * axis.uy();
            double ny = sin * axis.uy() + side * cos * axis.ux();
            if (passes(
                    low.at().x() + low.radius() * nx,
                    low.at().y() + low.radius() * ny,
                    high.at().x() + same * high.radius() * nx,
                    high.at().y() + same * high.radius() * ny)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the best line over the ground of this one, which must cross both discs, is unobstructed. */
    boolean passes(double ax, double ay, double bx, double by) {
        double dx = bx - ax;
        double dy = by - ay;
        double length = Plane.length(dx, dy);
        if (length < Opaque.HAIR) {
            return false;
        }
        double ux = dx / length;
        double uy = dy / length;
        if (ux * axis.ux() + uy * axis.uy() < 0) {
            ux = -ux;
            uy = -uy;
        }
        double lowOff = (low.at().x() - ax) * uy - (low.at().y() - ay) * ux;
        double highOff = (high.at().x() - ax) * uy - (high.at().y() - ay) * ux;
        double lowHalf = low.radius() * low.radius() - lowOff * lowOff;
        double highHalf = high.radius() * high.radius() - highOff * highOff;
        if (lowHalf < -Opaque.HAIR || highHalf < -Opaque.HAIR) {
            return false;
        }
        double from = (low.at().x() - ax) * ux + (low.at().y() - ay) * uy;
        double to = (high.at().x() - ax) * ux + (high.at().y() - ay) * uy;
        from += (uneven() ? -1 : 1) * Math.sqrt(Math.max(0, lowHalf));
        to -= Math.sqrt(Math.max(0, highHalf));
        startX = ax + from * ux;
        startY = ay + from * uy;
        endX = ax + to * ux;
        endY = ay + to * uy;
        return to <= from || veil.isClear(new Track(startX, startY, ux, uy, to - from), lowHeight, highHeight);
    }
}
