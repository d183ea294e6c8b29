package org.muster.ruleset.skirmish.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.Skirmish;

/** Units that were defeated, and whether a card has brought them back (SKD-RES-04, SKD-MISS-08). */
final class Defeats {

    private Defeats() {}

    static Table of(Skirmish now) {
        Table defeats =
                Table.of(Sentence.of("Defeated"), Sentence.of("Unit"), Sentence.of("Player"), Sentence.of("Came back"));
        for (Fallen unit : now.fallen()) {
            defeats = defeats.with(
                    Row.of(Names.unit(now, unit.id()), Names.side(now, unit.owner()), Cell.mark(unit.returned()))
                            .of(now.book().player(unit.owner())));
        }
        return defeats;
    }
}
