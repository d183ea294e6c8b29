package org.muster.ruleset.crusade.army;

/**
 * A unit as a player writes it down.
 *
 * @param name his name for it
 * @param profile of the faction's list; empty for a unit the list lacks
 * @param power power level; 0: that of the profile
 * @param xp experience it brings
 */
public record NewUnit(String name, String profile, int power, int xp) {}
