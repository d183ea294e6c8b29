package org.muster.ruleset.crusade.army;

import java.util.List;
import org.muster.api.seat.Player;

/** What becomes of one thing in a player's order of battle (CRU-ARMY-05). */
public record RosterChange(Player seat, Change change) {

    /** The same as changes of one thing each. */
    public List<RosterChange> singly() {
        return change instanceof ExperienceEach each
                ? each.units().stream()
                        .map(unit -> new RosterChange(seat, new Experience(unit, each.by())))
                        .toList()
                : List.of(this);
    }

    /** A change of an order of battle. */
    public sealed interface Change {}

    /** A unit gains experience, or loses it. */
    public record Experience(String unit, int by) implements Change {}

    /** Units gain experience or lose it, each of them the same. */
    public record ExperienceEach(List<String> units, int by) implements Change {
        public ExperienceEach {
            units = List.copyOf(units);
        }
    }

    /** Requisition points are gained or spent. */
    public record Requisition(int by) implements Change {}

    /** A unit leaves. */
    public record Removed(String unit) implements Change {}

    /** A unit joins. */
    public record Added(NewUnit unit) implements Change {}
}
