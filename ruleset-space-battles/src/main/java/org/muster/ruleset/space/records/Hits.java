package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;

/** Fire of a Capital Weapons Phase that takes effect at its end (SPB-CAP-03, SPB-ION-06). */
final class Hits {

    private Hits() {}

    static Table of(Battle battle) {
        List<Row> rows = new ArrayList<>();
        if (battle.progress().phase() == Progress.Phase.CAPITAL_WEAPONS) {
            for (Ship ship : battle.ships()) {
                int hits = Collections.frequency(battle.fire().hits(), ship.id());
                boolean stunned = battle.fire().stunned().contains(ship.id());
                if (hits > 0 || stunned) {
                    rows.add(row(battle, ship, hits, stunned));
                }
            }
        }
        return Table.of(
                        Sentence.of("Hits of this phase, which count at its end"),
                        Sentence.of("Ship"),
                        Sentence.of("Hits"),
                        Sentence.of("Disabled next turn"))
                .rows(rows);
    }

    private static Row row(Battle battle, Ship ship, int hits, boolean stunned) {
        return Row.of(Cell.name(ship.id(), ship.id()), Cell.number(hits), Cell.mark(stunned))
                .of(battle.player(ship.side()))
                .about(ship.id());
    }
}
