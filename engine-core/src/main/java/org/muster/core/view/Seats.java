package org.muster.core.view;

import java.util.LinkedHashMap;
import java.util.List;
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
        return new Player(find(names(setup), typed));
    }

    /**
     * The same by the names that seats have, in order; the organizer's place counts.
     *
     * @throws BadGame if there is none, or two have that name
     */
    public static String find(Map<String, String> names, String typed) {
        if (typed.equals(Player.ORGANIZER.id()) || names.containsKey(typed)) {
            return typed;
        }
        List<String> named = names.entrySet().stream()
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
        throw new BadGame("NO_SUCH_SEAT", "There is no seat {seat}; there are: {seats}, organizer.", typed, all(names));
    }

    /** All that play, by their ids, and by the names of who sits there. */
    public static String all(Setup setup) {
        return all(names(setup));
    }

    /** The same by the names that seats have. */
    public static String all(Map<String, String> names) {
        return names.entrySet().stream()
                .map(seat -> seat.getKey().equals(seat.getValue())
                        ? seat.getValue()
                        : seat.getKey() + " (" + seat.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    private static Map<String, String> names(Setup setup) {
        Map<String, String> names = new LinkedHashMap<>();
        setup.seats().forEach((seat, name) -> names.put(seat.id(), name));
        return names;
    }

    /** How people call a seat. */
    public static String name(Setup setup, Player seat) {
        return Play.called(setup, seat).toString();
    }
}
