package org.muster.ruleset.crusade.data;

import java.util.List;

/**
 * The file of factions.
 *
 * @param factions in the order in which they are suggested to the seats
 */
public record FactionsFile(List<FactionSheet> factions) {

    public FactionsFile {
        factions = List.copyOf(factions);
    }
}
