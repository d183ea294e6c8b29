package org.muster.ruleset.skirmish;

/**
 * A unit that was defeated.
 *
 * @param returned whether it has come back by a card (SKD-MISS-08)
 */
public record Fallen(String id, String card, String owner, boolean returned) {}
