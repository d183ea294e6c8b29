package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Campaign;

/** The sheet of one thing, by the id that pictures and options name it by. */
public final class Sheets {

    private Sheets() {}

    /** The sheet of a space with its battle, a banner or defense force, or a seat; of anything else, nothing. */
    public static List<Table> of(Campaign view, Viewer viewer, String id) {
        Reader reader = new Reader(view, viewer);
        if (view.grounds().containsKey(id)) {
            return SpaceSheet.of(reader, view.space(id));
        }
        Player owner = view.ownerOf(id);
        if (owner != null) {
            return ForceSheet.of(reader, id, owner);
        }
        return view.holdings().keySet().stream()
                .filter(player -> player.id().equals(id))
                .findFirst()
                .map(player -> SeatSheet.of(reader, player))
                .orElse(List.of());
    }
}
