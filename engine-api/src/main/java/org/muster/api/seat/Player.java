package org.muster.api.seat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;

/**
 * A seat at the table. Who sits in it, a person, a bot or a club, is no business of a ruleset.
 *
 * @param id short and stable, lower case letters, digits, {@code -} and {@code _}
 */
@Stable
public record Player(@JsonValue String id) implements Comparable<Player> {

    /** The seat that runs the game: settles disputes, publishes scenarios. Plays no faction. */
    public static final Player ORGANIZER = new Player("organizer");

    @JsonCreator
    public Player {
        if (!isId(id)) {
            throw new IllegalArgumentException("a seat's id is 1 to 40 of a-z, 0-9, - and _, not \"" + id + '"');
        }
    }

    private static boolean isId(String id) {
        if (id.isEmpty() || id.length() > 40) {
            return false;
        }
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_')) {
                return false;
            }
        }
        return true;
    }

    /** Written out, since states look seats up at every step: a record's own takes a multiple of it. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Player player && id.equals(player.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** Seats sort by id; seat order is the order of the setup, not this. */
    @Override
    public int compareTo(Player other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
