/** Scenario phase: who fights whom, on which table, at what size (CRU-MATCH, CRU-COL, CRU-TAB, CRU-UNP). */
@NullMarked
package org.muster.ruleset.crusade.scenario;

import org.jspecify.annotations.NullMarked;
