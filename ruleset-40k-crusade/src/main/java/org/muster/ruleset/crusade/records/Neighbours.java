package org.muster.ruleset.crusade.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Season;

/** What shares a side with a hex of the map (CRU-MAP-01, CRU-ATK-02). */
final class Neighbours {

    private Neighbours() {}

    static Table of(Season season, String hex) {
        Table neighbours = Table.of(
                season.sector().isRift(hex)
                        ? Sentence.of("Beside the Great Rift at {id}", hex)
                        : Sentence.of("Beside it"),
                Sentence.of("System"),
                Sentence.of("Controlled by"),
                Sentence.of("World"));
        for (String system : season.sector().neighbours(hex)) {
            Player controller = season.controller(system);
            Row row = Row.of(
                            Systems.name(season, system),
                            Systems.controller(controller),
                            Systems.world(season.world(system)))
                    .about(system);
            neighbours = neighbours.with(controller == null ? row : row.of(controller));
        }
        for (String rift : season.sector().riftsBeside(hex)) {
            neighbours = neighbours.with(
                    Row.of(new Cell.Words(Sentence.of("the Great Rift, {id}", rift), rift), Cell.EMPTY, Cell.EMPTY)
                            .about(rift));
        }
        return neighbours;
    }
}
