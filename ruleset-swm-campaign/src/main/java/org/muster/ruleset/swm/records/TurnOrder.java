package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.War;

/** The sides of a turn in the order in which they act (SWM-TURN-02), and what they have entered (SWM-MOVE-08). */
final class TurnOrder {

    private TurnOrder() {}

    static Table of(War war) {
        List<Row> rows = new ArrayList<>();
        boolean ordered = war.progress().phase().isOrdered();
        for (Side side : war.sides()) {
            rows.add(row(war, ordered ? Cell.number(rows.size() + 1) : Cell.EMPTY, side));
        }
        return Table.of(
                        Sentence.of("Sides"),
                        Sentence.of("Acts"),
                        Sentence.of("Side"),
                        Sentence.of("Captain"),
                        Sentence.of("Entries"),
                        Sentence.of("Enemy territories entered"))
                .rows(rows);
    }

    private static Row row(War war, Cell place, Side side) {
        return Row.of(
                        place,
                        Cell.of("{side}", side.members()),
                        side.isAlliance() ? Cell.of("{player}", side.captain()) : Cell.EMPTY,
                        Cell.share(side.entered().size(), war.constants().enemyTerritoriesEntered()),
                        Cell.of(Sentence.joined(
                                ", ", side.entered().stream().map(war::place).toList())))
                .of(side.captain());
    }
}
