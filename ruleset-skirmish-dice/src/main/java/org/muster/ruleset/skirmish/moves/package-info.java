/** Moves, melee, and what others do to a unit: pushes, pulls, falls. */
@NullMarked
package org.muster.ruleset.skirmish.moves;

import org.jspecify.annotations.NullMarked;
