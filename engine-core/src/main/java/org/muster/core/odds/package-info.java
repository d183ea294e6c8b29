/** Exact odds: distributions of dice by convolution, never by sampling, and the notation that asks for them. */
@NullMarked
package org.muster.core.odds;

import org.jspecify.annotations.NullMarked;
