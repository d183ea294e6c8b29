/** Before the first turn: factions, orders of battle; what of house rules and data contradicts itself. */
@NullMarked
package org.muster.ruleset.crusade.setup;

import org.jspecify.annotations.NullMarked;
