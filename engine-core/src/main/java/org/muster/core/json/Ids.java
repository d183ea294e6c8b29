package org.muster.core.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Id;
import org.muster.api.seat.Player;

/** The ids that a game's files refer to, by what they name; see {@link Id}. */
public final class Ids {

    private final Map<String, Set<String>> byKind = new LinkedHashMap<>();
    private final Set<Player> seats = new LinkedHashSet<>();

    /** No ids, and these seats; none at all: seats are not judged. */
    public Ids(Collection<Player> seats) {
        this.seats.addAll(seats);
    }

    /** Others that begin with these. */
    public Ids copy() {
        Ids copy = new Ids(seats);
        byKind.forEach(copy::with);
        return copy;
    }

    /** With all ids of a file. */
    public Ids with(Object file) {
        return with(file, null);
    }

    /** With these ids of one kind. */
    public Ids with(String kind, Set<String> ids) {
        of(kind).addAll(ids);
        return this;
    }

    Ids with(Object value, @Nullable Class<?> book) {
        ValueCheck.ids(value, book).forEach((kind, ids) -> of(kind).addAll(ids));
        return this;
    }

    Set<String> of(String kind) {
        return byKind.computeIfAbsent(kind, any -> new LinkedHashSet<>());
    }

    boolean hasSeat(Player player) {
        return seats.isEmpty() || seats.contains(player) || player.equals(Player.ORGANIZER);
    }

    Set<Player> seats() {
        return seats;
    }
}
