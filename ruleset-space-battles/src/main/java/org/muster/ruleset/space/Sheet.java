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
public record Sheet(Design design, Helm helm, ThreatZone zone) {

    public int speed() {
        return design.speed();
    }

    public boolean is(ShipType type) {
        return design.is(type);
    }

    public boolean has(Trait trait) {
        return design.has(trait);
    }
}
