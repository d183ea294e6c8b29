package org.muster.geometry;

import java.util.List;
import java.util.Optional;
import org.muster.api.space.Point;

/** Finds a place for one base after another. */
final class Formation {

    private static final int RINGS = 6;
    private static final int COARSE = 20;
    private static final double FINE = 0.25;

    private final Placing placing;
    private final Disc before;
    private final List<Base> placed;

    Formation(Placing placing, Disc before, List<Base> placed) {
        this.placing = placing;
        this.before = before;
        this.placed = placed;
    }

    Optional<Base> put(Base base) {
        Disc kept = at(base, base.disc().at().x(), base.disc().at().y());
        if (placing.isOpen(kept, placed)) {
            return Optional.of(new Base(base.id(), kept));
        }
        Disc centre = placing.centre().disc();
        double dx = base.disc().at().x() - before.at().x();
        double dy = base.disc().at().y() - before.at().y();
        double far = centre.radius() + base.disc().radius() + placing.centre().radius();
        double length = Plane.length(dx, dy);
        double shrink = length > far ? far / length : 1;
        double wishX = centre.at().x() + dx * shrink;
        double wishY = centre.at().y() + dy * shrink;
        Disc wished = at(base, wishX, wishY);
        if (placing.isOpen(wished, placed)) {
            return Optional.of(new Base(base.id(), wished));
        }
        Disc found = onRings(base, centre, far, wishX, wishY);
        if (found == null) {
            found = onGrid(base, centre, far, wishX, wishY);
        }
        return Optional.ofNullable(found).map(disc -> new Base(base.id(), disc));
    }

    private Disc at(Base base, double x, double y) {
        return placing.table().stand(new Point(x, y), base.disc().diameter());
    }

    private @org.jspecify.annotations.Nullable Disc onRings(
            Base base, Disc centre, double far, double wishX, double wishY) {
        double near = centre.diameter() > 0 ? centre.radius() + base.disc().radius() : 0;
        Disc best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int ring = 0; ring < RINGS; ring++) {
            double away = near + (far - near) * ring / (RINGS - 1);
            for (int degree = 0; degree < Circle.DEGREES; degree += COARSE) {
                double x = centre.at().x() + away * Circle.x(degree);
                double y = centre.at().y() + away * Circle.y(degree);
                double off = Plane.distance(x, y, wishX, wishY);
                if (off < least) {
                    Disc disc = at(base, x, y);
                    if (placing.isOpen(disc, placed)) {
                        best = disc;
                        least = off;
                    }
                }
            }
        }
        return best;
    }

    private @org.jspecify.annotations.Nullable Disc onGrid(
            Base base, Disc centre, double far, double wishX, double wishY) {
        Disc best = null;
        double least = Double.POSITIVE_INFINITY;
        int count = (int) Math.ceil(far / FINE);
        for (int i = -count; i <= count; i++) {
            for (int j = -count; j <= count; j++) {
                double x = centre.at().x() + i * FINE;
                double y = centre.at().y() + j * FINE;
                double off = Plane.distance(x, y, wishX, wishY);
                if (off < least) {
                    Disc disc = at(base, x, y);
                    if (placing.isOpen(disc, placed)) {
                        best = disc;
                        least = off;
                    }
                }
            }
        }
        return best;
    }
}
