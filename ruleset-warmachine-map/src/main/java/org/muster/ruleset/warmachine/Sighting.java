package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.ruleset.warmachine.army.Entry;

/** An enemy's list as it was seen, by a spy or across the table (WMC-SPC-05, WMC-INF-02). */
public record Sighting(@Between(min = 0) int round, List<Entry> entries) {

    public Sighting {
        entries = List.copyOf(entries);
    }
}
