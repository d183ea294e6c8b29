package org.muster.geometry.place;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.muster.api.space.Point;
import org.muster.geometry.move.Footwork;
import org.muster.geometry.move.Rim;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Circle;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Tabletop;

/**
 * Finds places for bases that are put down together. First each takes the best place for itself; where that leaves no
 * room for another, all places there are get tried in several orders that pack them closely.
 */
final class Formation {

    private static final int RINGS = 6;
    private static final int COARSE = 20;
    private static final int CLOSE = 10;
    private static final double FINE = 0.25;

    private final Placing placing;
    private final Tabletop table;
    private final Disc centre;
    private final Disc before;
    private final List<Base> placed = new ArrayList<>();

    Formation(Placing placing, Disc before) {
        this.placing = placing;
        this.table = placing.table();
        this.centre = placing.centre().disc();
        this.before = before;
    }

    @Nullable
    List<Base> of(List<Base> bases) {
        for (Base base : bases) {
            Disc disc = quickly(base);
            if (disc == null) {
                return packed(bases);
            }
            placed.add(new Base(base.id(), disc));
        }
        return List.copyOf(placed);
    }

    private @Nullable Disc quickly(Base base) {
        Disc kept = open(base.disc().at(), base);
        if (kept != null) {
            return kept;
        }
        Point wish = wish(base);
        Disc wished = open(wish, base);
        return wished != null ? wished : onRings(base, wish);
    }

    private @Nullable Disc open(Point at, Base base) {
        return placing.open(at.x(), at.y(), base.disc().diameter(), placed);
    }

    /** How far off the centre a base may be when it stands on the same level. */
    private double far(double diameter) {
        return centre.radius() + diameter / 2 + placing.centre().radius();
    }

    /** Where it would keep its old place beside the centre. */
    private Point wish(Base base) {
        double dx = base.disc().at().x() - before.at().x();
        double dy = base.disc().at().y() - before.at().y();
        double length = Plane.length(dx, dy);
        double far = far(base.disc().diameter());
        double shrink = length > far ? far / length : 1;
        return new Point(centre.at().x() + dx * shrink, centre.at().y() + dy * shrink);
    }

    private @Nullable Disc onRings(Base base, Point wish) {
        double near = centre.diameter() > 0 ? centre.radius() + base.disc().radius() : 0;
        double far = far(base.disc().diameter());
        Disc best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int ring = 0; ring < RINGS; ring++) {
            double away = near + (far - near) * ring / (RINGS - 1);
            for (int degree = 0; degree < Circle.DEGREES; degree += COARSE) {
                double x = centre.at().x() + away * Circle.x(degree);
                double y = centre.at().y() + away * Circle.y(degree);
                double off = Plane.distance(x, y, wish.x(), wish.y());
                if (off < least) {
                    Disc disc = placing.open(x, y, base.disc().diameter(), placed);
                    if (disc != null) {
                        best = disc;
                        least = off;
                    }
                }
            }
        }
        return best;
    }

    private @Nullable List<Base> packed(List<Base> bases) {
        List<Double> diameters =
                bases.stream().map(base -> base.disc().diameter()).distinct().toList();
        List<List<Disc>> rooms = diameters.stream().map(this::room).toList();
        if (rooms.stream().anyMatch(List::isEmpty)) {
            return null;
        }
        List<ToDoubleFunction<Disc>> orders = List.of(
                disc -> Plane.distance(
                        disc.at().x(),
                        disc.at().y(),
                        centre.at().x(),
                        centre.at().y()),
                disc -> disc.at().x(),
                disc -> -disc.at().x(),
                disc -> disc.at().y(),
                disc -> -disc.at().y());
        for (int order = -1; order < orders.size(); order++) {
            placed.clear();
            for (Base base : bases) {
                List<Disc> room = rooms.get(diameters.indexOf(base.disc().diameter()));
                Point wish = wish(base);
                Disc disc = first(
                        room,
                        base.disc().diameter(),
                        order >= 0
                                ? orders.get(order)
                                : open ->
                                        Plane.distance(open.at().x(), open.at().y(), wish.x(), wish.y()));
                if (disc == null) {
                    break;
                }
                placed.add(new Base(base.id(), disc));
            }
            if (placed.size() == bases.size()) {
                return List.copyOf(placed);
            }
        }
        return null;
    }

    private @Nullable Disc first(List<Disc> room, double diameter, ToDoubleFunction<Disc> order) {
        List<Disc> open = new ArrayList<>(room);
        placed.forEach(base -> beside(base.disc(), diameter, open));
        Disc first = null;
        double least = Double.POSITIVE_INFINITY;
        for (Disc disc : open) {
            double rank = order.applyAsDouble(disc);
            if (rank < least && placing.isFree(disc, placed)) {
                first = disc;
                least = rank;
            }
        }
        return first;
    }

    /** Everywhere one base may be if it is the only one: on a fine grid, along edges, beside the others. */
    List<Disc> room(double diameter) {
        List<Disc> room = new ArrayList<>();
        double far = far(diameter);
        int count = (int) Math.ceil(far / FINE);
        for (int i = -count; i <= count; i++) {
            for (int j = -count; j <= count; j++) {
                if (i * i + j * j <= (count + 1) * (count + 1)) {
                    open(centre.at().x() + i * FINE, centre.at().y() + j * FINE, diameter, room);
                }
            }
        }
        for (Rim rim : Footwork.of(table, diameter).rims()) {
            double along = rim.along(centre.at().x(), centre.at().y());
            if (Math.abs(rim.off(centre.at().x(), centre.at().y())) <= far + diameter) {
                double to = Math.min(rim.length(), along + far);
                for (double t = Math.max(0, along - far); t <= to; t += FINE) {
                    open(rim.x(t, diameter / 2), rim.y(t, diameter / 2), diameter, room);
                    open(rim.x(t, -diameter / 2), rim.y(t, -diameter / 2), diameter, room);
                }
            }
        }
        placing.inTheWay().forEach(base -> beside(base.disc(), diameter, room));
        return room;
    }

    private void beside(Disc disc, double diameter, List<Disc> room) {
        double apart = disc.radius() + diameter / 2;
        for (int degree = 0; degree < Circle.DEGREES; degree += CLOSE) {
            open(disc.at().x() + apart * Circle.x(degree), disc.at().y() + apart * Circle.y(degree), diameter, room);
        }
    }

    private void open(double x, double y, double diameter, List<Disc> room) {
        Disc disc = placing.open(x, y, diameter, List.of());
        if (disc != null) {
            room.add(disc);
        }
    }
}
