package org.muster.ruleset.swm.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/**
 * The file of what each faction's squads are made of.
 *
 * @param enablers uniques in whose squads other figures count as the squad's own faction
 */
public record Factions(List<Line> factions, List<Enabler> enablers) {

    public Factions {
        factions = List.copyOf(factions);
        enablers = List.copyOf(enablers);
    }

    /**
     * What a faction's squad is made of, in percent of its own points.
     *
     * @param name as people read it
     * @param min least share by printed faction
     * @param max most share by printed faction; one in neither table is forbidden
     * @param forbid what it never holds, if anything
     */
    public record Line(
            Faction id,
            String name,
            OrderedMap<Faction, Integer> min,
            OrderedMap<Faction, Integer> max,
            @Nullable Forbidden forbid) {}

    /** What a squad never holds, whatever its faction. */
    public record Forbidden(boolean forceUser, List<Trait> traits) {
        public Forbidden {
            traits = List.copyOf(traits);
        }
    }

    /**
     * A unique in whose squads other figures count as the squad's own faction.
     *
     * @param faction of the squad
     * @param unique id of its card
     * @param counts which figures
     */
    public record Enabler(
            Faction faction, @RefersTo("cards") String unique, Matching counts) {}

    /** Figures of a printed faction, with a trait, or both; what is absent matters not. */
    public record Matching(
            @Nullable Faction faction, @Nullable Trait trait) {

        /** Whether {@code card} is one of them. */
        public boolean matches(Card card) {
            return (faction == null || card.faction() == faction) && (trait == null || card.is(trait));
        }
    }
}
