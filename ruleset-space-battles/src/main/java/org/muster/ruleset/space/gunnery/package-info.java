/** To hit, and what a hit does. */
@NullMarked
package org.muster.ruleset.space.gunnery;

import org.jspecify.annotations.NullMarked;
