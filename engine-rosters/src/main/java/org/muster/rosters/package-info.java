/** Rosters of other programs, read safely. */
@NullMarked
package org.muster.rosters;

import org.jspecify.annotations.NullMarked;
