package org.muster.host.pages;

import java.util.List;

/**
 * Where somebody hears of their games, and of what.
 *
 * @param mail whether this host sends mail
 * @param zones among which one chooses
 * @param calendar address of a calendar that was made just now; empty: none was
 * @param hasCalendar whether there is one
 * @param pushKey for which a browser subscribes
 * @param toldHere whether this browser has
 */
public record NewsPage(
        List<Place> places,
        boolean mail,
        String zone,
        List<String> zones,
        String quietFrom,
        String quietTo,
        boolean moves,
        List<Lead> leads,
        boolean phases,
        String digest,
        boolean talk,
        String calendar,
        boolean hasCalendar,
        String pushKey,
        boolean toldHere) {

    /**
     * A channel.
     *
     * @param medium what it is called
     * @param label as much of the address as tells it from others
     * @param state what became of the last thing that was sent, or what is missing
     * @param fault what is wrong; empty: nothing
     * @param key that a webhook's messages are signed with; empty: they are not
     */
    public record Place(
            String id,
            String medium,
            String label,
            boolean shared,
            String state,
            String fault,
            boolean proven,
            String key) {}

    /** Hours before a deadline. */
    public record Lead(int hours, boolean wanted) {}
}
