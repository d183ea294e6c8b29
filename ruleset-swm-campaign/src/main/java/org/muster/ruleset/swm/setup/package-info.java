/** Before the first turn: factions, home regions, the first squads and their experience. */
@NullMarked
package org.muster.ruleset.swm.setup;

import org.jspecify.annotations.NullMarked;
