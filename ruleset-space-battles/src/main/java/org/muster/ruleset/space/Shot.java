package org.muster.ruleset.space;

import org.jspecify.annotations.Nullable;
import org.muster.ruleset.space.grid.Square;

/**
 * A shot of the last move or of this Capital Weapons Phase, for pictures.
 *
 * @param from where the firer stood; null: off the board
 * @param to where the target stood
 */
public record Shot(@Nullable Square from, Square to, boolean hit) {}
