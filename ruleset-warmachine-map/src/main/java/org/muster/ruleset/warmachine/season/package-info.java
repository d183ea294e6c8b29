/** What spans a season: objectives, and its end (WMC-OBJ-*, WMC-END-*). */
@NullMarked
package org.muster.ruleset.warmachine.season;

import org.jspecify.annotations.NullMarked;
