package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.muster.api.state.OrderedMap;

/**
 * The file of terrain and scenarios of generic spaces.
 *
 * @param pieceTypes that pieces are drawn from
 * @param requiredHalf what half of the pieces are, by type of space; a type without one has at most one of each
 * @param wrecks what a battlefield has, one of three
 * @param scenarios of which one is drawn
 */
public record TerrainTable(
        List<String> pieceTypes,
        OrderedMap<SpaceType, String> requiredHalf,
        List<String> wrecks,
        List<String> scenarios) {

    public TerrainTable {
        pieceTypes = List.copyOf(pieceTypes);
        wrecks = List.copyOf(wrecks);
        scenarios = List.copyOf(scenarios);
    }
}
