/** What is to be read of a season: standings, forces, orders, battles, and the sheet of one thing. All is public. */
@NullMarked
package org.muster.ruleset.crusade.records;

import org.jspecify.annotations.NullMarked;
