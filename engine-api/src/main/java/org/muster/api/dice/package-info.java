/** Rolls: what is thrown, why, by whom, and what came up. */
@NullMarked
package org.muster.api.dice;

import org.jspecify.annotations.NullMarked;
