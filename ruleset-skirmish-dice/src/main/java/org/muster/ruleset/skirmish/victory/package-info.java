/** Victory points and the end of the game, as missions say. */
@NullMarked
package org.muster.ruleset.skirmish.victory;

import org.jspecify.annotations.NullMarked;
