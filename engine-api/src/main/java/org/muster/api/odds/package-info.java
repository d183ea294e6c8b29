/** Exact odds: distributions of dice by convolution, never by sampling. */
@NullMarked
package org.muster.api.odds;

import org.jspecify.annotations.NullMarked;
