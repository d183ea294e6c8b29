package org.muster.ruleset.space;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.data.Scenario;

/**
 * What brings reserves to the table (SPB-DS-08, -09).
 *
 * @param trenchRun the turn in which an attacker of the port first finished a move in the trench; 0: none yet
 * @param came the turn in which each group came, by its id
 */
public record Arrivals(@Between(min = 0) int trenchRun, OrderedMap<String, Integer> came) {

    static final Arrivals NONE = new Arrivals(0, OrderedMap.empty());

    /** Whether a group comes in that turn, or is late already. */
    public boolean isDue(Scenario.Reserve group, int turn) {
        Integer due = dueTurn(group);
        return hasBegun(group) || due != null && turn >= due;
    }

    /** Whether the first of a group came; the others found no space yet, if there are any. */
    public boolean hasBegun(Scenario.Reserve group) {
        return came.containsKey(group.id());
    }

    /** The turn in which a group comes by all that has happened so far; null: in none. */
    public @Nullable Integer dueTurn(Scenario.Reserve group) {
        Integer due = group.turn();
        if (group.comesAfterTrench() && trenchRun > 0) {
            due = earlier(due, trenchRun + 1);
        }
        Integer before = cameOf(group.after());
        Integer delay = group.delay();
        return before == null ? due : earlier(due, before + (delay == null ? 0 : delay));
    }

    private static Integer earlier(@Nullable Integer one, int other) {
        return one == null || one > other ? other : one;
    }

    private @Nullable Integer cameOf(@Nullable String group) {
        return group == null ? null : came.get(group);
    }

    /** With the first run through the trench. */
    public Arrivals trenchRun(int turn) {
        return new Arrivals(turn, came);
    }

    /** With a group, or the first of it, on the table. */
    public Arrivals coming(String group, int turn) {
        return came.containsKey(group) ? this : new Arrivals(trenchRun, came.with(group, turn));
    }
}
