/** The Resolution Phase: retreats, casualties, veterans, claims (WMC-RTR-*, WMC-CAS-*, WMC-VET-*, WMC-CLM-*). */
@NullMarked
package org.muster.ruleset.warmachine.resolution;

import org.jspecify.annotations.NullMarked;
