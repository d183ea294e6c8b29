/** Turns of the Great Rift: free challenges (CRU-RIFT). */
@NullMarked
package org.muster.ruleset.crusade.rift;

import org.jspecify.annotations.NullMarked;
