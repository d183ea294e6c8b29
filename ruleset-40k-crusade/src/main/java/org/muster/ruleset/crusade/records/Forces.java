package org.muster.ruleset.crusade.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Unit;

/** Everybody's crusade force: requisition, power levels, experience (CRU-ARMY-02, CRU-TRN-02). */
final class Forces {

    private Forces() {}

    static Table of(Season season) {
        Table forces = Table.of(
                Sentence.of("Crusade forces"),
                Sentence.of("Player"),
                Sentence.of("Requisition"),
                Sentence.of("Power"),
                Sentence.of("Units"),
                Sentence.of("Experience"));
        for (Player player : season.forces().keySet()) {
            forces = forces.with(row(player, season.force(player)));
        }
        return forces;
    }

    private static Row row(Player player, Force force) {
        return Row.of(
                        Cell.of("{player}", player),
                        Cell.number(force.requisition()),
                        Cell.share(force.power(), force.supplyLimit()),
                        Cell.number(force.units().size()),
                        Cell.number(
                                force.units().list().stream().mapToInt(Unit::xp).sum()))
                .of(player)
                .about(player.id());
    }
}
