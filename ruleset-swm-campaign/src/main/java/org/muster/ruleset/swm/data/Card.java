package org.muster.ruleset.swm.data;

import java.util.List;
import org.muster.api.army.Profile;

/**
 * A figure as it is printed: one line of the catalogue. Figures of flesh and experience are {@code Figure}s.
 *
 * @param persona the person a unique shows; several uniques may share one (SWM-UNIQ-01)
 * @param points its price, which experience never changes (SWM-XP-10)
 * @param rate squares a turn when it does not attack
 * @param force its force rating, 0 without one
 * @param abilities special abilities
 * @param powers Force powers
 * @param hp hit points
 * @param def defense
 * @param atk attack
 * @param dmg damage
 * @param set the set it was published in
 */
public record Card(
        String id,
        String name,
        String persona,
        Faction faction,
        int points,
        boolean unique,
        Size size,
        int rate,
        int force,
        List<Trait> traits,
        List<Ability> abilities,
        List<Ability> powers,
        int hp,
        int def,
        int atk,
        int dmg,
        String set)
        implements Profile {

    public Card {
        traits = List.copyOf(traits);
        abilities = List.copyOf(abilities);
        powers = List.copyOf(powers);
    }

    /** Whether it has a trait. */
    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether it has a force rating. */
    public boolean isForceUser() {
        return force > 0;
    }

    @Override
    public String group() {
        return faction.printed();
    }

    @Override
    public String toString() {
        return name;
    }
}
