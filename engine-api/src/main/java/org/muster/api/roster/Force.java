package org.muster.api.roster;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.Preview;

/**
 * A part of a roster that was chosen by one catalogue: a detachment, a warband, allies.
 *
 * @param path where in the roster: its name behind those of the forces it is in, {@code Main host > Allies}
 * @param name of its kind: {@code Patrol}
 * @param customName what its owner calls it; empty where they call it nothing
 * @param catalogue name of the catalogue, often that of a faction
 * @param selections what stands in it, in the order of the file
 * @param forces further forces within it
 */
@Preview
public record Force(
        String path, String name, String customName, String catalogue, List<Selection> selections, List<Force> forces) {

    public Force {
        selections = List.copyOf(selections);
        forces = List.copyOf(forces);
    }

    /** What its owner calls it, else what it is. */
    public String called() {
        return customName.isEmpty() ? name : customName;
    }

    /** Its units and those of the forces within it. */
    public List<Selection> units() {
        List<Selection> units = new ArrayList<>();
        selections.forEach(selection -> units.addAll(selection.units()));
        forces.forEach(force -> units.addAll(force.units()));
        return units;
    }
}
