package org.muster.ruleset.crusade.data;

import java.util.List;
import org.muster.api.state.OrderedMap;

/**
 * A faction. The ruleset's file of factions has some, and every expansion may add more of them.
 *
 * @param id as units and players name it
 * @param abilities ids of its abilities (CRU-ABL-01)
 * @param majorVictory lines that win the campaign together (CRU-VIC-04)
 * @param minorVictory lines of the second prize (CRU-VIC-07)
 * @param units power level of each unit it can field, by the unit's profile
 * @param starter an order of battle to begin with: how many of each profile
 */
public record FactionSheet(
        String id,
        String name,
        List<String> abilities,
        List<ConditionLine> majorVictory,
        List<ConditionLine> minorVictory,
        OrderedMap<String, Integer> units,
        OrderedMap<String, Integer> starter) {

    public FactionSheet {
        abilities = List.copyOf(abilities);
        majorVictory = List.copyOf(majorVictory);
        minorVictory = List.copyOf(minorVictory);
    }
}
