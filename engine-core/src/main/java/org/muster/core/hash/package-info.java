/** Fingerprints of code, data, states and journals. */
@NullMarked
package org.muster.core.hash;

import org.jspecify.annotations.NullMarked;
