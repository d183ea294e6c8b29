/**
 * The Starwars Miniatures Battlegame: ships on a grid, where each move may be answered by a reaction.
 * {@link org.muster.ruleset.space.SpaceBattles} is the table of contents.
 */
@NullMarked
package org.muster.ruleset.space;

import org.jspecify.annotations.NullMarked;
