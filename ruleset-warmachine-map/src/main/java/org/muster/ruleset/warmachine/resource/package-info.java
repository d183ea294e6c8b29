/** The Resource Phase: supply points, upkeep, reorganisation, casters (WMC-RES-*, WMC-UPK-*, WMC-REO-*, WMC-CST-*). */
@NullMarked
package org.muster.ruleset.warmachine.resource;

import org.jspecify.annotations.NullMarked;
