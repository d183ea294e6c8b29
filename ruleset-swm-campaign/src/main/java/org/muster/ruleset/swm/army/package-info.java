/** What squads are made of: shares of factions, uniques, sizes. */
@NullMarked
package org.muster.ruleset.swm.army;

import org.jspecify.annotations.NullMarked;
