package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/**
 * A contract or pact: what a Mercenary or Minion player chooses instead of a faction.
 *
 * @param members ids of what it may hold
 * @param faBonus by which field allowances are raised; null: none are (WMC-BAN-02)
 * @param benefit for the table; null: none
 */
public record Contract(
        @Id("contracts") String id,
        String name,
        Faction faction,
        @Nullable String benefit,
        @Nullable OrderedMap<@RefersTo("troops") String, @Between(min = 0, max = 100) Integer> faBonus,
        List<@RefersTo("troops") String> members) {

    public Contract {
        members = List.copyOf(members);
    }
}
