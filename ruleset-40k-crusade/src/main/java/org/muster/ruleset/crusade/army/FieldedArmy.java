package org.muster.ruleset.crusade.army;

import java.util.List;
import org.muster.api.seat.Player;

/**
 * An army brought to the table.
 *
 * @param power in all; 0: the sum of the units
 * @param units names of the order of battle; may be left out
 */
public record FieldedArmy(Player seat, int power, List<String> units) {
    public FieldedArmy {
        units = List.copyOf(units);
    }
}
