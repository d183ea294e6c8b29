package org.muster.ruleset.space.data;

/**
 * A weapon of a ship.
 *
 * @param name as printed
 * @param kind its class
 * @param attack added to the d20 (SPB-HIT-01)
 */
public record Weapon(String name, WeaponClass kind, int attack) {}
