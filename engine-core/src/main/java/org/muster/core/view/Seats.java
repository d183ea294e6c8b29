package org.muster.core.view;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;

/** Seats as people type them: by id, or by the name of who sits there. */
public final class Seats {

    private Seats() {}

    /** Whose eyes {@code typed} means: a seat's or a {@code spectator}'s; null: those of who keeps the journal. */
    public static Viewer viewer(Setup setup, @Nullable String typed) {
        if (typed == null) {
            return Viewer.EVERYTHING;
        }
        return typed.equals("spectator") ? Viewer.SPECTATOR : Viewer.of(find(setup, typed));
    }

    /**
     * The seat that {@code typed} means.
     *
     * @throws BadGame if there is none, or two have that name
     */
    public static Player find(Setup setup, String typed) {
        if (typed.equals(Player.ORGANIZER.id())) {
            return Player.ORGANIZER;
        }
        for (Map.Entry<Player, String> seat : setup.seats().entrySet()) {
            if (seat.getKey().id().equals(typed)) {
                return seat.getKey();
            }
        }
        var named = setup.seats().entrySet().stream()
                .filter(seat -> seat.getValue().equalsIgnoreCase(typed))
                .map(Map.Entry::getKey)
                .toList();
        if (named.size() == 1) {
            return named.get(0);
        }
        if (!named.isEmpty()) {
            throw new BadGame(
                    "WHICH_SEAT", "More than one seat is called {name}; say which by its id: {seats}.", typed, named);
        }
        throw new BadGame("NO_SUCH_SEAT", "There is no seat {seat}; there are: {seats}, organizer.", typed, all(setup));
    }

    /** All that play, by their ids, and by the names of who sits there. */
    public static String all(Setup setup) {
        return setup.seats().entrySet().stream()
                .map(seat -> seat.getKey().id().equals(seat.getValue())
                        ? seat.getValue()
                        : seat.getKey() + " (" + seat.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    /** How people call a seat. */
    public static String name(Setup setup, Player seat) {
        return Play.called(setup, seat).toString();
    }
}
