package org.muster.api.records;

import java.util.List;
import java.util.Optional;
import org.muster.api.Preview;
import org.muster.api.seat.Player;

/**
 * A line of a {@link Table}.
 *
 * @param cells from left to right
 * @param owner whose it is, drawn in that seat's colour
 * @param anchor id of the thing it is about, as in the scene and in options; empty: none that can be looked at
 */
@Preview
public record Row(List<Cell> cells, Optional<Player> owner, String anchor) {

    public Row {
        cells = List.copyOf(cells);
    }

    /** Of these cells. */
    public static Row of(Cell... cells) {
        return of(List.of(cells));
    }

    /** Of these cells. */
    public static Row of(List<Cell> cells) {
        return new Row(cells, Optional.empty(), "");
    }

    /** The same, belonging to {@code player}. */
    public Row of(Player player) {
        return new Row(cells, Optional.of(player), anchor);
    }

    /** The same, about the thing of that id. */
    public Row about(String id) {
        return new Row(cells, owner, id);
    }
}
