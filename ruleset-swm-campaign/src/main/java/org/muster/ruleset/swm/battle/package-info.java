/** The Battle step: attacks, mines, the report, what follows from it, retreats. */
@NullMarked
package org.muster.ruleset.swm.battle;

import org.jspecify.annotations.NullMarked;
