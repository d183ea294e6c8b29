/** The Initiative Phase. */
@NullMarked
package org.muster.ruleset.skirmish.initiative;

import org.jspecify.annotations.NullMarked;
