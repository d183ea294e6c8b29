package org.muster.ruleset.swm.data;

import java.util.List;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * A capital and the territories that belong to it at the start.
 *
 * @param capital id of the territory where its owner builds squads
 * @param borders ids of the home regions it touches
 */
public record HomeRegion(
        @Id("regions") String id, @RefersTo("territories") String capital, List<@RefersTo("regions") String> borders) {

    public HomeRegion {
        borders = List.copyOf(borders);
    }
}
