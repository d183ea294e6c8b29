package org.muster.ruleset.crusade.data;

import org.jspecify.annotations.Nullable;

/**
 * An entry of a scenario list.
 *
 * @param power power levels of its roles, where the scenario itself fixes them; null: those of the battle size
 */
public record Scenario(String name, @Nullable Power power) {

    /**
     * Most power levels of each role (CRU-TAB-07).
     *
     * @param supporter all supporters together
     */
    public record Power(int attacker, int supporter, int defender) {}

    @Override
    public String toString() {
        return name;
    }
}
