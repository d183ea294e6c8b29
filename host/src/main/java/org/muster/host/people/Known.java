package org.muster.host.people;

import java.util.List;

/**
 * Somebody whom a session makes known, and what of one game is theirs.
 *
 * @param seats ids of seats, {@code organizer} or {@code spectator}
 */
public record Known(Person person, List<String> seats) {

    public Known {
        seats = List.copyOf(seats);
    }
}
