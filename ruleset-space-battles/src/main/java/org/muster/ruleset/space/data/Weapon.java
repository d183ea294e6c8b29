package org.muster.ruleset.space.data;

import org.jspecify.annotations.Nullable;

/**
 * A weapon of a ship.
 *
 * @param id by which answers and saved games know it; by default its name
 * @param name as printed
 * @param kind its class
 * @param attack added to the d20 (SPB-HIT-01)
 */
public record Weapon(@Nullable String id, String name, WeaponClass kind, int attack) {

    @Override
    public String id() {
        return id == null ? name : id;
    }
}
