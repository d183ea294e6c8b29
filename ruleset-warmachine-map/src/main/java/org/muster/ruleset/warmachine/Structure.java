package org.muster.ruleset.warmachine;

import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * What was built in a space; it may stand where its owner controls nothing (WMC-CLM-07, WMC-STC-04).
 *
 * @param owner who has it, not who controls the space
 */
public record Structure(StructureKind kind, Player owner) {

    /** Whether it is of that kind and {@code player}'s. */
    public boolean is(StructureKind other, Player player) {
        return kind == other && owner.equals(player);
    }
}
