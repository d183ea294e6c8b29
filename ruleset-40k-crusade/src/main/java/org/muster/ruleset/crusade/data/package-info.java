/** The season, the sector, the tables and the factions of the Crusade campaign: the files of data as typed records. */
@NullMarked
package org.muster.ruleset.crusade.data;

import org.jspecify.annotations.NullMarked;
