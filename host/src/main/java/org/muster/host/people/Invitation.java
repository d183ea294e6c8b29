package org.muster.host.people;

/**
 * Leave to take a seat, for whoever has its link.
 *
 * @param game id of it
 * @param seat id of a seat, {@code organizer} or {@code spectator}
 */
public record Invitation(String game, String seat) {}
