package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.ruleset.crusade.Season;

/** What hangs on the wall of the club: how far the season has come, who leads, what is under way. */
public final class SeasonRecords {

    private SeasonRecords() {}

    /** All tables, standings before what is under way. */
    public static List<Table> of(Season season) {
        return List.of(
                Turns.of(season),
                Standings.of(season),
                Conditions.major(season),
                Forces.of(season),
                Orders.of(season, season.players()),
                Battles.of(season, season.battles().list()));
    }
}
