/** Resolution phase: what changes hands (CRU-RES, CRU-TRN). */
@NullMarked
package org.muster.ruleset.crusade.resolution;

import org.jspecify.annotations.NullMarked;
