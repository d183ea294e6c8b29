package org.muster.ruleset.skirmish.data;

/** The two types of weapons; a weapon is never both (SKD-WPN-01). */
public enum WeaponType {
    MELEE,
    RANGED
}
