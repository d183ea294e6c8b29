package org.muster.ruleset.swm.data;

import java.util.List;

/**
 * The file of a campaign for a first try: who starts where, each with the example squad.
 *
 * @param seats in seat order
 * @param turnLimit turns until the ranking decides
 */
public record QuickStart(List<Place> seats, int turnLimit) {

    public QuickStart {
        seats = List.copyOf(seats);
    }

    /** A faction at a home region. */
    public record Place(Faction faction, String region) {}
}
