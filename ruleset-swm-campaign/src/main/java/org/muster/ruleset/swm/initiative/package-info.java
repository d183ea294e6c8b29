/** The Initiative Phase: alliances, rolls, stances. */
@NullMarked
package org.muster.ruleset.swm.initiative;

import org.jspecify.annotations.NullMarked;
