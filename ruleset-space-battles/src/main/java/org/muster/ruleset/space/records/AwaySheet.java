package org.muster.ruleset.space.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.data.Design;

/** A ship that is not on the table: why, and what it waits for. */
final class AwaySheet {

    private AwaySheet() {}

    static Table of(Battle battle, Away one) {
        Design design = battle.book().sheet(one.design()).design();
        Table sheet = Table.of(Sentence.of("{ship}, {design}", one.id(), design.name()))
                .with(Sentence.of("Side"), Sides.called(battle, one.side()))
                .with(Sentence.of("Type"), Cell.of(design.type().word()))
                .with(Sentence.of("Speed"), Cell.number(design.speed()))
                .with(Sentence.of("Defence"), ShipSheet.defence(battle, design))
                .with(Sentence.of("Points"), Cell.number(design.points()));
        return Coming.onto(sheet, battle, one);
    }
}
