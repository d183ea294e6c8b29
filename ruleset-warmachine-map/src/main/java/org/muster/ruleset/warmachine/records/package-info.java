/** What is to be read of a campaign: standings, treasuries, objectives, forces, battles, and the sheet of one thing. */
@NullMarked
package org.muster.ruleset.warmachine.records;

import org.jspecify.annotations.NullMarked;
