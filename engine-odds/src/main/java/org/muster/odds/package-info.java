/** The notation that asks for exact odds of dice, and its answers. */
@NullMarked
package org.muster.odds;

import org.jspecify.annotations.NullMarked;
