package org.muster.ruleset.crusade.records;

import java.util.List;
import java.util.stream.Stream;
import org.muster.api.records.Table;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.Situation;

/** The sheet of one thing, by the id that pictures and options name it by. */
public final class Sheets {

    private Sheets() {}

    /** The sheet of a system or Rift hex, a battle, a seat, or a scenario table; of anything else, nothing. */
    public static List<Table> of(Season season, String id) {
        if (season.sector().isSystem(id)) {
            return SystemSheet.of(season, id);
        }
        if (season.sector().isRift(id)) {
            return List.of(Neighbours.of(season, id));
        }
        return Stream.of(
                        season.battles().list().stream()
                                .filter(battle -> battle.id().equals(id))
                                .map(battle -> Briefing.of(season, battle)),
                        season.forces().keySet().stream()
                                .filter(player -> player.id().equals(id))
                                .map(player -> ForceSheet.of(season, player)),
                        Stream.of(Situation.values())
                                .filter(table -> table.id().equals(id))
                                .map(table -> List.of(Scenarios.of(season, table))))
                .flatMap(sheets -> sheets)
                .findFirst()
                .orElse(List.of());
    }
}
