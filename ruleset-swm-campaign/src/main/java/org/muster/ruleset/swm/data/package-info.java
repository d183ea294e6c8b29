/** The tables, the map and the catalogue of the SWM campaign: the files of data as typed records. */
@NullMarked
package org.muster.ruleset.swm.data;

import org.jspecify.annotations.NullMarked;
