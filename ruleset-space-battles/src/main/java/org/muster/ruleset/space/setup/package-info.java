/** The set-up, and whether the files of a battle can be fought with. */
@NullMarked
package org.muster.ruleset.space.setup;

import org.jspecify.annotations.NullMarked;
