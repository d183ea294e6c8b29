package org.muster.ruleset.warmachine.records;

import java.util.Collection;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.StructureKind;

/** What was built; that one is sabotaged, its owner alone reads (WMC-INF-01, WMC-INF-04). */
final class Structures {

    private Structures() {}

    /** Those in some spaces. */
    static Table of(Campaign campaign, Collection<String> spaces) {
        Table structures = Table.of(
                Sentence.of("Structures"),
                Sentence.of("Structure"),
                Sentence.of("Owner"),
                Sentence.of("Where"),
                Sentence.of("Space controlled by"));
        for (String space : spaces) {
            Structure structure = campaign.ground(space).structure();
            if (structure != null) {
                structures = structures.with(Row.of(
                                Cell.of(
                                        campaign.sabotaged().contains(space)
                                                ? Sentence.of("{structure}, sabotaged", structure.kind())
                                                : structure.kind().words()),
                                Cell.of("{player}", structure.owner()),
                                Spaces.name(campaign, space),
                                Spaces.controller(campaign.controller(space)))
                        .of(structure.owner())
                        .about(space));
            }
        }
        return structures;
    }

    /** Supply depots of {@code player} in spaces that he controls: only those bring supply points (WMC-RES-01). */
    static int depots(Campaign campaign, Player player) {
        int depots = 0;
        for (String space : campaign.controlledBy(player)) {
            Structure structure = campaign.ground(space).structure();
            depots += structure != null && structure.is(StructureKind.SUPPLY_DEPOT, player) ? 1 : 0;
        }
        return depots;
    }
}
