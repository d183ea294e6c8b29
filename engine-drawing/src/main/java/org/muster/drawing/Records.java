package org.muster.drawing;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;

/**
 * Records to be drawn below a picture.
 *
 * @param tables in order
 * @param seats of the game, in order, for the colours of what they own
 */
public record Records(List<Table> tables, List<Player> seats) {

    /** None at all. */
    public static final Records NONE = new Records(List.of(), List.of());

    public Records {
        tables = List.copyOf(tables);
        seats = List.copyOf(seats);
    }
}
