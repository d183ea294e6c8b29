/** Rosters of other programs, read safely. */
@NullMarked
package org.muster.core.roster;

import org.jspecify.annotations.NullMarked;
