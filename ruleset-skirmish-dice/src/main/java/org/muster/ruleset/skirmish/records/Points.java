package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.Mission;

/** What the mission gives victory points for (SKD-MISS-01 to -04). */
final class Points {

    private Points() {}

    static Table of(Skirmish now, List<Mission.Scoring> lines) {
        Table points = Table.of(
                Sentence.of("Victory points for"),
                Sentence.of("What"),
                Sentence.of("Whose units"),
                Sentence.of("Who scores"),
                Sentence.of("When"),
                Sentence.of("Points"));
        for (Mission.Scoring line : lines) {
            String who = line.who();
            Row row = Row.of(
                    Cell.of(Called.condition(now, line.condition())),
                    whose(now, line.condition()),
                    Names.sideOrBoth(now, who),
                    Cell.of(when(line.when())),
                    Cell.number(line.vp()));
            points = points.with(who == null ? row : row.of(now.book().player(who)));
        }
        return points;
    }

    /** Whose units it looks at; nothing where that follows from the condition. */
    static Cell whose(Skirmish now, ConditionLine line) {
        String side = line.side();
        return side == null ? Cell.EMPTY : Names.side(now, side);
    }

    static Sentence when(Mission.When when) {
        return switch (when) {
            case END_OF_ROUND -> Sentence.of("end of each round");
            case ON_EVENT -> Sentence.of("each time");
            case AT_ONCE -> Sentence.of("at once");
        };
    }
}
