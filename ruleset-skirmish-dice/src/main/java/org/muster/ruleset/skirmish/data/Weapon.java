package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;
import org.muster.api.state.OrderedMap;

/**
 * A weapon of a unit.
 *
 * @param profiles by type of attack; its own type always, close combat perhaps (SKD-WPN-01)
 */
public record Weapon(String id, String name, WeaponType type, OrderedMap<AttackType, AttackProfile> profiles) {

    /** The profile for attacks of that type; null if it has none. */
    public @Nullable AttackProfile profile(AttackType attack) {
        return profiles.get(attack);
    }

    /** The profile for attacks of a type that it is known to have. */
    public AttackProfile the(AttackType attack) {
        return profiles.the(attack);
    }
}
