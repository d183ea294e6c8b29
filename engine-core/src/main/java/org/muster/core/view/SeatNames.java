package org.muster.core.view;

import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.core.game.Play;

/** A language as it is spoken at one table: seats are called by the names of who sits there. */
record SeatNames(Language spoken, Play<?> table) implements Language {

    @Override
    public String word(Object value) {
        return spoken.word(value instanceof Player seat ? table.called(seat) : value);
    }

    @Override
    public String template(String english) {
        return spoken.template(english);
    }

    @Override
    public int form(String number, int forms) {
        return spoken.form(number, forms);
    }

    @Override
    public String indefinite(String noun) {
        return spoken.indefinite(noun);
    }

    @Override
    public String list(List<String> words) {
        return spoken.list(words);
    }
}
