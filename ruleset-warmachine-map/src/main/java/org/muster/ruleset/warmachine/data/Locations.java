package org.muster.ruleset.warmachine.data;

import java.util.List;

/** The file of special locations. */
public record Locations(List<Location> locations) {

    public Locations {
        locations = List.copyOf(locations);
    }
}
