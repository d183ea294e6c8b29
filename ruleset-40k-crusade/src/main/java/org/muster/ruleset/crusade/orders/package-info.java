/** Strategy phase: one secret order each (CRU-STRAT, CRU-ATK, CRU-SUP, CRU-DEF, CRU-TRN, CRU-NOM). */
@NullMarked
package org.muster.ruleset.crusade.orders;

import org.jspecify.annotations.NullMarked;
