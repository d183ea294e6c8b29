/** What a force must keep. */
@NullMarked
package org.muster.ruleset.skirmish.army;

import org.jspecify.annotations.NullMarked;
