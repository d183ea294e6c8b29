package org.muster.ruleset.skirmish;

import org.muster.api.check.RefersTo;

/**
 * A unit that was defeated.
 *
 * @param returned whether it has come back by a card (SKD-MISS-08)
 */
public record Fallen(
        String id,
        @RefersTo("units") String card,
        @RefersTo("sides") String owner,
        boolean returned) {}
