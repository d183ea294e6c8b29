package org.muster.geometry.sight;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.geometry.shape.Circle;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Track;

/** Whether a viewer can't see something of a target, by pieces that hide. */
final class Shade {

    /** How many points of the target's rim are looked at, beside its centre. */
    private static final int RIM = 72;

    private static final int ACROSS = 32;

    private final Disc viewer;
    private final Disc target;
    private final Veil veil;
    private final Track axis;
    private final double eye;

    /** @param pits where lines may run below the table; null: everywhere */
    Shade(Measures measures, List<Opaque> bodies, @Nullable List<Patch> pits, Disc viewer, Disc target) {
        this.viewer = viewer;
        this.target = target;
        this.eye = viewer.z() + measures.silhouette();
        this.veil = new Veil(bodies, pits, viewer, target, Math.min(eye, target.z()));
        this.axis = Track.between(
                viewer.at().x(), viewer.at().y(), target.at().x(), target.at().y());
    }

    /** What is hidden anywhere is hidden at the foot, and somewhere at its rim: nothing overhangs. */
    boolean isAnywhere() {
        if (veil.isEmpty() && (!veil.hasGround() || eye >= 0 && target.z() >= 0)) {
            return false;
        }
        for (int i = 0; i < RIM; i++) {
            // the near side first, where a low wall hides most
            int degree = 180 + (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2) * (Circle.DEGREES / RIM);
            if (isHidden(rimX(degree), rimY(degree), target.z())) {
                return true;
            }
        }
        return isHidden(target.at().x(), target.at().y(), target.z());
    }

    private double rimX(int degree) {
        int turned = Math.floorMod(degree, Circle.DEGREES);
        return target.at().x() + target.radius() * (axis.ux() * Circle.x(turned) - axis.uy() * Circle.y(turned));
    }

    private double rimY(int degree) {
        int turned = Math.floorMod(degree, Circle.DEGREES);
        return target.at().y() + target.radius() * (axis.uy() * Circle.x(turned) + axis.ux() * Circle.y(turned));
    }

    private boolean isHidden(double x, double y, double height) {
        for (int i = 0; i <= 4; i++) {
            if (isSeenAcross(x, y, height, i, 4)) {
                return false;
            }
        }
        if (isSeenAlongTangents(x, y, height)) {
            return false;
        }
        for (int i = 0; i < veil.corners(); i++) {
            if (isSeen(x, y, height, veil.x(i), veil.y(i))) {
                return false;
            }
        }
        for (int i = 0; i <= ACROSS && Math.abs(eye - height) > Opaque.HAIR; i++) {
            if (isSeenAcross(x, y, height, i, ACROSS)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSeenAcross(double x, double y, double height, int i, int steps) {
        double off = viewer.radius() * Sightlines.outward(i, steps);
        return isSeen(
                x, y, height, viewer.at().x() - off * axis.uy(), viewer.at().y() + off * axis.ux());
    }

    private boolean isSeenAlongTangents(double x, double y, double height) {
        double dx = viewer.at().x() - x;
        double dy = viewer.at().y() - y;
        double square = dx * dx + dy * dy;
        if (square <= viewer.radius() * viewer.radius()) {
            return true;
        }
        double sin = viewer.radius() / Math.sqrt(square);
        double cos = Math.sqrt(1 - sin * sin);
        return isSeen(x, y, height, x + dx * cos - dy * sin, y + dx * sin + dy * cos)
                || isSeen(x, y, height, x + dx * cos + dy * sin, y - dx * sin + dy * cos);
    }

    /** Whether the point is seen along the line to another, if that crosses the viewer. */
    private boolean isSeen(double x, double y, double height, double overX, double overY) {
        double length = Plane.distance(x, y, overX, overY);
        if (length < Opaque.HAIR) {
            return true;
        }
        double ux = (overX - x) / length;
        double uy = (overY - y) / length;
        double off = (viewer.at().x() - x) * uy - (viewer.at().y() - y) * ux;
        double half = viewer.radius() * viewer.radius() - off * off;
        double middle = (viewer.at().x() - x) * ux + (viewer.at().y() - y) * uy;
        if (half < -Opaque.HAIR || middle < 0) {
            return false;
        }
        // a line that rises towards the target is best begun as far back as can be, any other as near
        double way = middle + (eye < height - Opaque.HAIR ? 1 : -1) * Math.sqrt(Math.max(0, half));
        return way <= 0 || veil.isClear(new Track(x, y, ux, uy, way), height, eye);
    }
}
