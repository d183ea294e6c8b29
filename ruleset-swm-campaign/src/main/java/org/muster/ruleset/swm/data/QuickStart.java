package org.muster.ruleset.swm.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;

/**
 * The file of a campaign for a first try: who starts where, each with the example squad.
 *
 * @param seats in seat order
 * @param turnLimit turns until the ranking decides
 */
public record QuickStart(
        List<Place> seats, @Between(min = 1) int turnLimit) {

    public QuickStart {
        seats = List.copyOf(seats);
    }

    /** A faction at a home region. */
    public record Place(
            Faction faction, @RefersTo("regions") String region) {}
}
