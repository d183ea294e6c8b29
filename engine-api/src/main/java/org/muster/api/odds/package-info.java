/**
 * Exact odds: distributions of dice by convolution, never by sampling.
 *
 * <p>Fractions are exact and distributions immutable. What would take more memory or time than an answer is worth
 * throws {@link org.muster.api.odds.TooLarge} before it begins. Nothing of it is saved.
 */
@NullMarked
package org.muster.api.odds;

import org.jspecify.annotations.NullMarked;
