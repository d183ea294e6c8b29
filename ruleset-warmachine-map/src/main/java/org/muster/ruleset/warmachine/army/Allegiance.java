package org.muster.ruleset.warmachine.army;

import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.data.Contract;
import org.muster.ruleset.warmachine.data.Faction;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * What a player fights for: a faction, or a contract or pact, whose list then is the faction (WMC-SETUP-01).
 *
 * @param id as answers write it
 * @param contract null: a faction
 */
public record Allegiance(
        String id, Sentence name, Faction faction, @Nullable Contract contract) {

    /** Whether {@code troop} is of the faction, or on the list of the contract. */
    public boolean isOwn(Troop troop) {
        return contract == null
                ? troop.faction() == faction
                : contract.members().contains(troop.id());
    }

    /** By how much the contract raises the field allowance of {@code troop} (WMC-BAN-02). */
    public int faBonus(Troop troop) {
        return contract == null || contract.faBonus() == null
                ? 0
                : contract.faBonus().getOrDefault(troop.id(), 0);
    }
}
