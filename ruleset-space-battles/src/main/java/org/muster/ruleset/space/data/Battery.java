package org.muster.ruleset.space.data;

import org.muster.api.check.Between;
import org.muster.api.check.Id;

/**
 * A cannon off the board, such as the planet's Ion Cannon (SPB-ION-01 to -03).
 *
 * @param attack added to the d20
 * @param bursts how often it fires
 */
public record Battery(
        @Id("batteries") String id,
        String name,
        Side side,
        @Between(min = 0) int attack,
        @Between(min = 0) int bursts) {}
