package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.TerrainPiece;

/** The sheet of one thing, by the id that pictures and options name it by. */
public final class Sheets {

    private Sheets() {}

    /** The sheet of a unit or of any of its minis, a Deployment Card, a token, a zone, a piece of terrain; else nothing. */
    public static List<Table> of(Skirmish now, String id) {
        for (UnitState unit : now.units().list()) {
            if (unit.id().equals(id) || unit.mini(id) != null) {
                return UnitSheet.of(now, unit);
            }
        }
        CardState card = now.cards().get(id);
        if (card != null) {
            return List.of(CardSheet.of(now, card));
        }
        if (now.book().mission().tokens().containsKey(id)) {
            return Ground.token(now, id);
        }
        if (now.book().mission().zones().containsKey(id)) {
            return Ground.zone(now, id);
        }
        TerrainPiece piece = now.book().terrain(id);
        return piece == null ? List.of() : List.of(Ground.terrain(now, piece));
    }
}
