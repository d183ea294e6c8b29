package org.muster.ruleset.space;

import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;

/**
 * A design with what the tables make of it.
 *
 * @param helm the sequences it can declare
 * @param zone the spaces it threatens
 */
record Sheet(Design design, Helm helm, ThreatZone zone) {

    int speed() {
        return design.speed();
    }

    boolean is(ShipType type) {
        return design.is(type);
    }

    boolean has(Trait trait) {
        return design.has(trait);
    }
}
