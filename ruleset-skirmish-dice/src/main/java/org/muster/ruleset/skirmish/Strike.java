package org.muster.ruleset.skirmish;

import org.muster.ruleset.skirmish.data.AttackType;

/**
 * An attack as it is declared (SKD-TGT-01).
 *
 * @param target id of a unit
 * @param weapon id of a weapon of the attacker
 */
public record Strike(String target, String weapon, AttackType type) {

    /** As answers name it: {@code night-troopers-A e11 RANGED}. */
    public String id() {
        return target + ' ' + weapon + ' ' + type;
    }
}
