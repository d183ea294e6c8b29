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

/**
 * Fire of a Capital Weapons Phase that takes effect at its end (SPB-CAP-03, SPB-ION-06). A battle does not note that it has:
 * the title is right before and after, and what is known to have counted is not told.
 */
final class Hits {

    private Hits() {}

    static Table of(Battle battle) {
        List<Row> rows = new ArrayList<>();
        if (battle.progress().isIn(Progress.Phase.CAPITAL_WEAPONS) && !hasCounted(battle)) {
            for (Ship ship : battle.ships()) {
                int hits = Collections.frequency(battle.fire().hits(), ship.id());
                boolean stunned = battle.fire().stunned().contains(ship.id());
                if (hits > 0 || stunned) {
                    rows.add(row(battle, ship, hits, stunned));
                }
            }
        }
        return Table.of(
                        Sentence.of("Hits of this phase, which count once both sides have fired"),
                        Sentence.of("Ship"),
                        Sentence.of("Hits"),
                        Sentence.of("Disabled next turn"))
                .rows(rows);
    }

    /** Whether it shows: nobody is removed or marked as disabled before the end. */
    private static boolean hasCounted(Battle battle) {
        return battle.fire().hits().stream().anyMatch(id -> battle.find(id) == null)
                || battle.ships().stream()
                        .anyMatch(ship -> ship.isDisabled(battle.turn() + 1)
                                && battle.fire().stunned().contains(ship.id()));
    }

    private static Row row(Battle battle, Ship ship, int hits, boolean stunned) {
        return Row.of(Cell.name(ship.id(), ship.id()), Cell.number(hits), Cell.mark(stunned))
                .of(battle.player(ship.side()))
                .about(ship.id());
    }
}
