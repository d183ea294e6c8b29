package org.muster.ruleset.swm.data;

import java.util.List;

/**
 * A capital and the territories that belong to it at the start.
 *
 * @param capital id of the territory where its owner builds squads
 * @param borders ids of the home regions it touches
 */
public record HomeRegion(String id, String capital, List<String> borders) {

    public HomeRegion {
        borders = List.copyOf(borders);
    }
}
