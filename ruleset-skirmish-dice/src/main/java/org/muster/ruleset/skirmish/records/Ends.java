package org.muster.ruleset.skirmish.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.Mission;

/** How the mission ends, in the order in which it is looked at (SKD-MISS-06). */
final class Ends {

    private Ends() {}

    static Table of(Skirmish now) {
        Mission mission = now.book().mission();
        Table ends = Table.of(
                Sentence.of("The end"),
                Sentence.of("What"),
                Sentence.of("Whose units"),
                Sentence.of("When"),
                Sentence.of("Who wins"));
        for (Mission.End end : mission.end()) {
            ends = ends.with(Row.of(
                    Cell.of(Called.condition(now, end.condition())),
                    Points.whose(now, end.condition()),
                    Cell.of(Points.when(end.when())),
                    winner(now, end.winner(), mission.tieBreak())));
        }
        return ends;
    }

    private static Cell winner(Skirmish now, String winner, String tieBreak) {
        return switch (winner) {
            case Mission.End.OTHER_SIDE -> Cell.of("the other side");
            case Mission.End.MORE_VP ->
                tieBreak.equals(Mission.DRAW)
                        ? Cell.of("more victory points; a tie is a draw")
                        : Cell.of(
                                "more victory points; a tie: {player}",
                                now.book().player(tieBreak));
            default -> Names.side(now, winner);
        };
    }
}
