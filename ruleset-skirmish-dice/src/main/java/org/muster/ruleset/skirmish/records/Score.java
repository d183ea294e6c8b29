package org.muster.ruleset.skirmish.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;

/** Who has how many victory points and units (SKD-MISS-01, SKD-TURN-03). */
final class Score {

    private Score() {}

    static Table of(Skirmish now) {
        Table score = Table.of(
                Sentence.of("Score"),
                Sentence.of("Player"),
                Sentence.of("Side"),
                Sentence.of("Victory points"),
                Sentence.of("Units"),
                Sentence.of("Ready"),
                Sentence.of("Defeated"));
        for (String side : now.book().sides()) {
            score = score.with(Row.of(
                            Names.side(now, side),
                            Cell.name(Called.side(side)),
                            Cell.number(now.vp(side)),
                            Cell.number(now.of(side).size()),
                            Cell.number(now.ready(side)),
                            Cell.number(now.fallen().stream()
                                    .filter(unit -> unit.owner().equals(side))
                                    .count()))
                    .of(now.book().player(side)));
        }
        return score;
    }
}
