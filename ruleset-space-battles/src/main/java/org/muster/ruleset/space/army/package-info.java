/** The rules that a fleet keeps. */
@NullMarked
package org.muster.ruleset.space.army;

import org.jspecify.annotations.NullMarked;
