/** Rosters that other programs wrote, as far as a ruleset may want to know them. */
@NullMarked
package org.muster.api.roster;

import org.jspecify.annotations.NullMarked;
