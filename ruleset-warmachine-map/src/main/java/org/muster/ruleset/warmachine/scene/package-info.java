/** The picture of a campaign. */
@NullMarked
package org.muster.ruleset.warmachine.scene;

import org.jspecify.annotations.NullMarked;
