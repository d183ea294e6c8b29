package org.muster.host.past;

import java.util.List;

/**
 * The game that a page of its past is about, and who looks.
 *
 * @param name of the game
 * @param ruleset id of it
 * @param place that is looked from
 * @param places that the visitor may look from
 * @param organizes whether the visitor runs the game
 * @param revision as far as is told
 */
public record Seen(
        String id, String name, String ruleset, String place, List<String> places, boolean organizes, String revision) {

    /** Whether the visitor has a place in it. */
    public boolean sits() {
        return !places.isEmpty();
    }

    /** Address of one of the game's pages, seen from the same place. */
    public String to(String page) {
        return "/g/" + id + page + (page.contains("?") ? "&" : "?") + "as=" + place;
    }
}
