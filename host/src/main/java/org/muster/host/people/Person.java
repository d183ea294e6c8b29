package org.muster.host.people;

/**
 * Somebody who was here.
 *
 * @param id unique on this host; it says nothing of the person
 * @param name as they want to be called
 * @param isHost whether they run the host
 */
public record Person(String id, String name, boolean isHost) {}
