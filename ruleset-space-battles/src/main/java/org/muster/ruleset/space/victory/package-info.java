/** How a battle ends, and how well it stands. */
@NullMarked
package org.muster.ruleset.space.victory;

import org.jspecify.annotations.NullMarked;
