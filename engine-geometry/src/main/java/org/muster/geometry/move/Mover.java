package org.muster.geometry.move;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Tabletop;

/**
 * A base about to move, and what it can't cross.
 *
 * @param footwork how it gets on over terrain
 * @param budget how far it may go
 */
record Mover(Footwork footwork, Disc start, double budget, boolean mayClimb, List<Base> blockers) {

    Mover {
        blockers = List.copyOf(blockers);
    }

    Mover withBudget(double other) {
        return new Mover(footwork, start, other, mayClimb, blockers);
    }

    /** The same from another place on, where so much is left of its move. */
    Mover from(Disc place, double left) {
        return new Mover(footwork, place, left, mayClimb, blockers);
    }

    Tabletop table() {
        return footwork.table();
    }

    Measures measures() {
        return footwork.table().measures();
    }

    /** The first base that is in the way; a climb is a lift from place to place. */
    @Nullable
    Base crossed(double fromX, double fromY, double toX, double toY, boolean climb) {
        for (Base base : blockers) {
            Disc disc = base.disc();
            double apart = (disc.diameter() + start.diameter()) / 2 - measures().slack();
            double x = disc.at().x();
            double y = disc.at().y();
            double nearest = climb ? Plane.distance(x, y, toX, toY) : Plane.toSegment(x, y, fromX, fromY, toX, toY);
            if (nearest < apart) {
                return base;
            }
        }
        return null;
    }
}
