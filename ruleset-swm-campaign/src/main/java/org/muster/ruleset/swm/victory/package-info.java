/** How a campaign ends. */
@NullMarked
package org.muster.ruleset.swm.victory;

import org.jspecify.annotations.NullMarked;
