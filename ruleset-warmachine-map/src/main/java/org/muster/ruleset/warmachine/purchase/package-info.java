/** The Purchase Phase: troops, banners, structures, specials (WMC-BUY-*, WMC-STC-*, WMC-SPC-*). */
@NullMarked
package org.muster.ruleset.warmachine.purchase;

import org.jspecify.annotations.NullMarked;
