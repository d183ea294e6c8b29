/** Squares, facings and what lies between them: the geometry of the board. */
@NullMarked
package org.muster.ruleset.space.grid;

import org.jspecify.annotations.NullMarked;
