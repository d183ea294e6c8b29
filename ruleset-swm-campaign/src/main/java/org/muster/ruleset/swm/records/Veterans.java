package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.cleanup.CleanupPhase;

/** Figures with experience to spend or to come, or with upgrades (SWM-XP-08, SWM-INFO-02). */
final class Veterans {

    private Veterans() {}

    static Table of(War war) {
        List<Row> rows = new ArrayList<>();
        for (Squad squad : Squads.byPlayer(war)) {
            for (Figure figure : squad.figures()) {
                if (figure.xp() > 0
                        || figure.pending() > 0
                        || !figure.upgrades().isEmpty()) {
                    rows.add(row(war, squad, figure));
                }
            }
        }
        return Table.of(
                        Sentence.of("Experience"),
                        Sentence.of("Figure"),
                        Sentence.of("Squad"),
                        Sentence.of("XP"),
                        Sentence.of("To come"),
                        Sentence.of("Upgrades"))
                .rows(rows);
    }

    private static Row row(War war, Squad squad, Figure figure) {
        return Row.of(
                        Cell.name(war.label(figure), figure.id()),
                        new Cell.Words(war.name(squad), squad.id()),
                        Cell.number(figure.xp()),
                        Cell.number(CleanupPhase.toCome(war, squad, figure)),
                        upgrades(war, figure))
                .of(squad.owner())
                .about(figure.id());
    }

    /** What a figure has bought, in order. */
    static Cell upgrades(War war, Figure figure) {
        return Cell.of(Sentence.joined(
                ", ", figure.upgrades().stream().map(war.book()::upgradeName).toList()));
    }
}
