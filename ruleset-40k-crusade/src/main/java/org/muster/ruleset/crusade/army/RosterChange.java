package org.muster.ruleset.crusade.army;

import org.muster.api.seat.Player;

/** What becomes of one thing in a player's order of battle (CRU-ARMY-05). */
public record RosterChange(Player seat, Change change) {

    /** A change of an order of battle. */
    public sealed interface Change {}

    /** A unit gains experience, or loses it. */
    public record Experience(String unit, int by) implements Change {}

    /** Requisition points are gained or spent. */
    public record Requisition(int by) implements Change {}

    /** A unit leaves. */
    public record Removed(String unit) implements Change {}

    /** A unit joins. */
    public record Added(NewUnit unit) implements Change {}
}
