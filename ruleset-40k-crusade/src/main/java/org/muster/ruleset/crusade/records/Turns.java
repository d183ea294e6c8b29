package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.data.SeasonFile;

/** How far the season has come (CRU-TURN-01, CRU-TURN-02). */
final class Turns {

    private Turns() {}

    static Table of(Season season) {
        SeasonFile file = season.book().season();
        Table turns = Table.of(Sentence.of("Season"))
                .with(Sentence.of("Turn"), turn(season.turn(), file))
                .with(Sentence.of("Phase"), Cell.of(season.stage().words()));
        turns = to(turns, Sentence.of("Great Rift turns"), file.greatRiftTurns());
        turns = to(turns, Sentence.of("Would close the phase"), season.clock().closing());
        return season.stage() == Stage.RIFT_BATTLES
                ? to(turns, Sentence.of("Wants no more battles"), season.clock().done())
                : turns;
    }

    /** Turns that are added while several fulfil a Major Victory have no place among those of the file (CRU-VIC-05). */
    private static Cell turn(int turn, SeasonFile file) {
        return turn <= file.turns()
                ? Cell.share(turn, file.turns())
                : Cell.of("extra turn {turn} of {most}", turn - file.turns(), file.extraTurnsMax());
    }

    private static Table to(Table turns, Sentence fact, List<?> values) {
        return values.isEmpty() ? turns : turns.with(fact, Cell.of("{values}", values));
    }
}
