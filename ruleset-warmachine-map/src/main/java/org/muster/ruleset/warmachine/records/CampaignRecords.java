package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Campaign;

/** What hangs on the wall of the club, and below it what is its reader's own. */
public final class CampaignRecords {

    private CampaignRecords() {}

    /** All tables of a view, standings before what is under way. */
    public static List<Table> of(Campaign view, Viewer viewer) {
        Reader reader = new Reader(view, viewer);
        return List.of(
                Rounds.of(view),
                Standings.of(view),
                Treasuries.of(reader),
                PublicObjectives.of(reader),
                SecretObjectives.of(reader, reader.confidants()),
                Battles.of(view),
                Forces.of(reader, Forces.all(view)),
                Reserves.of(reader, reader.confidants()),
                SpecialLocations.of(view),
                Structures.of(view, view.grounds().keySet()));
    }
}
