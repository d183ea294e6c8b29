/** The Capital Weapons Phase, and the Ion Cannon. */
@NullMarked
package org.muster.ruleset.space.capital;

import org.jspecify.annotations.NullMarked;
