/** Exact odds of rolls and attacks: every way the dice can fall, counted. */
@NullMarked
package org.muster.ruleset.skirmish.odds;

import org.jspecify.annotations.NullMarked;
