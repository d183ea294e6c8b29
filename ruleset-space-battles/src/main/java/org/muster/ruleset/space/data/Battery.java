package org.muster.ruleset.space.data;

/**
 * A cannon off the board, such as the planet's Ion Cannon (SPB-ION-01 to -03).
 *
 * @param attack added to the d20
 * @param bursts how often it fires
 */
public record Battery(String id, String name, Side side, int attack, int bursts) {}
