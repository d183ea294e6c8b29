package org.muster.geometry.move;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Track;
import org.muster.geometry.table.Ground;
import org.muster.geometry.table.Levels;
import org.muster.geometry.table.Tabletop;

/** A base on its way, along a line it does not leave. */
final class Pushed {

    /** How finely a safe place is looked for on the way back. */
    private static final double SETBACK = 0.01;

    private final Tabletop table;
    private final Measures measures;
    private final Disc from;
    private final double highEdge;
    private final Track track;

    Pushed(Tabletop table, Disc from, double dx, double dy, double distance, double highEdge) {
        double length = Plane.length(dx, dy);
        if (!(length > 0)) {
            throw new IllegalArgumentException("a shove needs a direction");
        }
        this.table = table;
        this.measures = table.measures();
        this.from = from;
        this.highEdge = highEdge;
        this.track = new Track(from.at().x(), from.at().y(), dx / length, dy / length, Math.max(0, distance));
    }

    Shove among(List<Base> others, ToDoubleFunction<Base> clearance) {
        double end = track.length();
        Shove.Stop stop = Shove.Stop.DISTANCE;
        String against = "";
        double edge = Math.min(
                untilEdge(track.ox(), track.ux(), table.width()), untilEdge(track.oy(), track.uy(), table.depth()));
        if (edge < end) {
            end = edge;
            stop = Shove.Stop.EDGE_OF_TABLE;
        }
        for (Base base : others) {
            double contact = untilContact(base.disc(), clearance.applyAsDouble(base));
            if (contact < end) {
                end = contact;
                stop = Shove.Stop.BASE;
                against = base.id();
            }
        }
        Levels levels = Levels.along(table.ground(), track, from.radius() - measures.overlap());
        for (int i = 1; i < levels.count(); i++) {
            double contact = Math.max(0, levels.at(i) - measures.tolerance());
            if (contact < end && levels.z(i) - levels.z(i - 1) > measures.step() + measures.slack()) {
                end = contact;
                stop = Shove.Stop.SOLID;
                against = name(levels.piece(i), levels.piece(i - 1));
            }
        }
        Levels centre = Levels.along(table.ground(), track, 0);
        for (int i = 1; i < centre.count() && centre.at(i) <= end; i++) {
            double drop = centre.z(i - 1) - centre.z(i);
            if (drop > highEdge + measures.slack() && !isBridged(centre, i, levels)) {
                return fallen(centre, i, drop);
            }
        }
        return stopped(end, stop, against);
    }

    private double untilEdge(double at, double per, double size) {
        double margin = from.radius();
        return per == 0 ? Double.POSITIVE_INFINITY : Math.max(0, ((per > 0 ? size - margin : margin) - at) / per);
    }

    private double untilContact(Disc other, double clearance) {
        double x = other.at().x() - track.ox();
        double y = other.at().y() - track.oy();
        double middle = x * track.ux() + y * track.uy();
        double off = x * track.uy() - y * track.ux();
        double apart = from.radius() + other.radius() + clearance;
        double half = apart * apart - off * off;
        // what is grazed or lies behind stops nobody
        return middle <= 0 || half <= 0 || Math.abs(off) >= apart - measures.tolerance()
                ? Double.POSITIVE_INFINITY
                : Math.max(0, middle - Math.sqrt(half));
    }

    /** Whether the centre is over a surface as high again before the base has come down: a crack too narrow for it. */
    private static boolean isBridged(Levels centre, int lower, Levels levels) {
        double high = centre.z(lower - 1);
        for (int i = lower + 1; i < centre.count(); i++) {
            if (centre.z(i) >= high) {
                double back = centre.at(i);
                for (int j = 0; j < levels.count(); j++) {
                    if (levels.at(j) < back && levels.at(j + 1) > centre.at(lower) && levels.z(j) < high) {
                        return false;
                    }
                }
                return true;
            }
        }
        return false;
    }

    private Shove fallen(Levels centre, int lower, double drop) {
        double t = centre.at(lower);
        Disc end = new Disc(measures.point(track.x(t), track.y(t)), from.diameter(), centre.z(lower - 1));
        Disc foot = new Disc(end.at(), 0, centre.z(lower));
        String edge = name(centre.piece(lower - 1), centre.piece(lower));
        return new Shove(end, t, Shove.Stop.FALL, edge, Optional.of(new Shove.Fall(drop, foot)));
    }

    private Shove stopped(double end, Shove.Stop stop, String against) {
        Disc at = standing(end);
        if (table.safe(at).isEmpty()) {
            return new Shove(at, end, stop, against, Optional.empty());
        }
        for (double t = end; t > 0; t -= SETBACK) {
            at = standing(t);
            if (table.safe(at).isEmpty()) {
                return new Shove(at, t, Shove.Stop.DISTANCE, against, Optional.empty());
            }
        }
        return new Shove(from, 0, Shove.Stop.DISTANCE, against, Optional.empty());
    }

    private Disc standing(double t) {
        return table.stand(measures.point(track.x(t), track.y(t)), from.diameter());
    }

    private String name(int piece, int otherwise) {
        int named = piece != Ground.TABLE ? piece : otherwise;
        return named == Ground.TABLE ? "" : table.ground().piece(named).id();
    }
}
