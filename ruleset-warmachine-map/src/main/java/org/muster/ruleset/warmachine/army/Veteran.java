package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.List;

/**
 * What makes an entry a veteran (WMC-VET-02).
 *
 * @param name its own, unique in the player's forces
 * @param stats each of which has +1
 */
public record Veteran(String name, List<Stat> stats) {

    public Veteran {
        stats = List.copyOf(stats);
    }

    /** The same with one stat more. */
    public Veteran and(Stat stat) {
        List<Stat> more = new ArrayList<>(stats);
        more.add(stat);
        return new Veteran(name, more);
    }
}
