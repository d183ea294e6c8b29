/** What every phase of a turn has: segments in turn order, and the stacking limit at its end. */
@NullMarked
package org.muster.ruleset.swm.turn;

import org.jspecify.annotations.NullMarked;
