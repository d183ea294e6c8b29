package org.muster.ruleset.crusade.data;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;

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
    public record Power(
            @Between(min = 0) int attacker,
            @Between(min = 0) int supporter,
            @Between(min = 0) int defender) {}

    @Override
    public String toString() {
        return name;
    }
}
