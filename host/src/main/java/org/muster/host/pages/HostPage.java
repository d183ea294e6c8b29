package org.muster.host.pages;

import java.util.List;

/**
 * What who runs the host wants to know of it.
 *
 * @param figures what there is just now, each with how much of it
 * @param aside games that nobody can play
 * @param plugins what can be played here
 * @param embedded whether the database is a file of the host's own
 */
public record HostPage(List<Figure> figures, List<Aside> aside, List<Plugin> plugins, boolean embedded) {

    /** So much there is of something. */
    public record Figure(String what, long much) {}

    /** A game that was set aside, and why. */
    public record Aside(String id, String name, String system, String why) {}

    /**
     * A ruleset.
     *
     * @param hash the first digits of what its jar holds
     * @param from where it lies
     */
    public record Plugin(String name, String version, String hash, String from) {}
}
