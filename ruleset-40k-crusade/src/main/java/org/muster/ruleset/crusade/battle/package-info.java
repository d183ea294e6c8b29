/** Battle phase: all battles side by side, and what is said before they are fought (CRU-BAT). */
@NullMarked
package org.muster.ruleset.crusade.battle;

import org.jspecify.annotations.NullMarked;
