package org.muster.ruleset.crusade;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.FactionSheet;

/** What the ruleset and its expansions bring to a season: abilities, primitives of victory conditions, factions. */
public final class Contributions {

    private final OrderedMap<String, Ability> abilities;
    private final OrderedMap<String, Condition> conditions;
    private final List<FactionSheet> factions;

    /** Each set in the order of its ids, so that the order of the jars never matters. */
    @Inject
    Contributions(Set<Ability> abilities, Set<Condition> conditions, Set<FactionSheet> factions) {
        this.abilities = OrderedMap.by(
                Ability::id,
                abilities.stream().sorted(Comparator.comparing(Ability::id)).toList());
        this.conditions = OrderedMap.by(
                Condition::id,
                conditions.stream().sorted(Comparator.comparing(Condition::id)).toList());
        this.factions =
                factions.stream().sorted(Comparator.comparing(FactionSheet::id)).toList();
    }

    /** Abilities by id. */
    public OrderedMap<String, Ability> abilities() {
        return abilities;
    }

    /** Primitives of victory conditions by id. */
    public OrderedMap<String, Condition> conditions() {
        return conditions;
    }

    /** Factions beside those of the file. */
    public List<FactionSheet> factions() {
        return factions;
    }
}
