package org.muster.geometry.place;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.muster.api.Preview;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Circle;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Tabletop;

/**
 * Where a base may stand in contact with others.
 *
 * @param mover the base that wants contact, where it stands now
 * @param reach how far its centre may be moved, seen from above; may be infinite
 * @param taken bases that are in the way
 * @param untouchable bases it must not touch, beside not overlapping them
 */
@Preview
public record Contact(Tabletop table, Disc mover, double reach, List<Base> taken, List<Base> untouchable) {

    /** Places round a base are next to each other that are less than this share of their size apart. */
    private static final double NEXT = 0.1;

    public Contact {
        taken = List.copyOf(taken);
        untouchable = List.copyOf(untouchable);
    }

    /** Whether it touches one of these where it is. */
    public boolean holds(List<Base> targets) {
        return targets.stream().anyMatch(target -> table.touches(mover, target.disc()));
    }

    /** Safe and free places in contact with one of these, tried every degree round each; the nearest first. */
    public List<Disc> spots(List<Base> targets) {
        List<Disc> spots = around(targets);
        spots.sort(Comparator.comparingDouble(this::way));
        return spots;
    }

    /**
     * Of places round these, the one that leaves most room for others: where a stretch of them begins. Of none there is
     * none.
     *
     * @param spots some of {@link #around}, in its order
     * @param last where a stretch ends, instead
     */
    public static Optional<Disc> outermost(List<Disc> spots, boolean last) {
        for (int i = 0; i < spots.size(); i++) {
            Disc beside = spots.get(Math.floorMod(last ? i + 1 : i - 1, spots.size()));
            if (beside.at().to(spots.get(i).at()) > spots.get(i).diameter() * NEXT) {
                return Optional.of(spots.get(i));
            }
        }
        return spots.stream().findFirst(); // all the way round
    }

    /** Safe and free places in contact with one of these, tried every degree round each, in that order. */
    public List<Disc> around(List<Base> targets) {
        List<Disc> spots = new ArrayList<>();
        for (Base target : targets) {
            Point centre = target.disc().at();
            double apart = (target.disc().diameter() + mover.diameter()) / 2;
            for (int degree = 0; degree < Circle.DEGREES; degree++) {
                Disc spot = table.stand(
                        new Point(centre.x() + apart * Circle.x(degree), centre.y() + apart * Circle.y(degree)),
                        mover.diameter());
                if (isOpen(spot, target.disc())) {
                    spots.add(spot);
                }
            }
        }
        return spots;
    }

    private double way(Disc spot) {
        return Plane.distance(
                mover.at().x(), mover.at().y(), spot.at().x(), spot.at().y());
    }

    private boolean isOpen(Disc spot, Disc target) {
        return way(spot) <= reach + table.measures().slack()
                && table.touches(spot, target)
                && table.isSafe(spot.at().x(), spot.at().y(), spot.radius())
                && taken.stream().noneMatch(base -> table.overlaps(spot, base.disc()))
                && untouchable.stream()
                        .noneMatch(base -> table.overlaps(spot, base.disc()) || table.touches(spot, base.disc()));
    }
}
