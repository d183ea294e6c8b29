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
        if (came.containsKey(group.id())) {
            return true; // what found no space before
        }
        Integer latest = group.turn();
        if (latest != null && turn >= latest || group.comesAfterTrench() && trenchRun > 0 && turn > trenchRun) {
            return true;
        }
        Integer before = cameOf(group.after());
        Integer delay = group.delay();
        return before != null && turn >= before + (delay == null ? 0 : delay);
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
