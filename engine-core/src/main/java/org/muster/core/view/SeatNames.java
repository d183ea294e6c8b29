package org.muster.core.view;

import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.core.game.Play;
import org.muster.core.language.Dialect;

/** A language as it is spoken at one table: seats are called by the names of who sits there. */
final class SeatNames extends Dialect {

    private final Play<?> table;

    SeatNames(Language spoken, Play<?> table) {
        super(spoken);
        this.table = table;
    }

    @Override
    public String word(Object value) {
        return super.word(value instanceof Player seat ? table.called(seat) : value);
    }
}
