/** What several phases leave to chance. */
@NullMarked
package org.muster.ruleset.warmachine.chance;

import org.jspecify.annotations.NullMarked;
