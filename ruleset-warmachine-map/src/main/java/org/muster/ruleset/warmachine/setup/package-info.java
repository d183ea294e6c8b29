/** Setup: factions, lists, headquarters, depots, banners (WMC-SETUP-*). */
@NullMarked
package org.muster.ruleset.warmachine.setup;

import org.jspecify.annotations.NullMarked;
