package org.muster.host.pages;

import java.util.List;

/**
 * Somebody's games.
 *
 * @param person what they are called, or nothing
 * @param keeps whether they run the host
 * @param mine those they sit in, those that wait for them first
 * @param open others that anybody may look at
 */
public record Home(String person, boolean keeps, List<Game> mine, List<Game> open) {

    /**
     * A game in the list.
     *
     * @param system what is played
     * @param variant that it is played in, in words; empty: the book's own way
     * @param state for whom it waits, in a few words
     * @param phase the round and the phase it is in; empty: nothing is asked
     * @param closes when time closes what it waits for, as ISO-8601; empty: never
     * @param told the same by the clock of the club
     * @param pauses when no time runs, in words
     * @param path where it is answered if it waits for this person, else its table
     * @param calls whether it waits for this person
     * @param organizes whether they run it
     * @param picture how much everybody has heard of it: its picture is another one then
     */
    public record Game(
            String id,
            String name,
            String system,
            String variant,
            String state,
            String phase,
            String closes,
            String told,
            List<String> pauses,
            String path,
            boolean calls,
            boolean organizes,
            String picture) {}
}
