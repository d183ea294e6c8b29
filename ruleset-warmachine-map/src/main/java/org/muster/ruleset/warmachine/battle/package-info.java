/** The Battle Phase: tables, battles and their reports, headquarters, structures (WMC-BAT-*, WMC-TER-*, WMC-HQ-*, WMC-STA-*). */
@NullMarked
package org.muster.ruleset.warmachine.battle;

import org.jspecify.annotations.NullMarked;
