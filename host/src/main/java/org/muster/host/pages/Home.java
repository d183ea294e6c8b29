package org.muster.host.pages;

import java.util.List;

/**
 * Somebody's games.
 *
 * @param person what they are called, or nothing
 * @param mine those they sit in, those that wait for them first
 * @param open others that anybody may look at
 */
public record Home(String person, List<Game> mine, List<Game> open) {

    /**
     * A game in the list.
     *
     * @param system what is played
     * @param state for whom it waits, in a few words
     * @param pauses when no time runs, in words
     * @param calls whether it waits for this person
     * @param organizes whether they run it
     */
    public record Game(
            String id,
            String name,
            String system,
            String state,
            List<String> pauses,
            boolean calls,
            boolean organizes) {}
}
