/** Setting up, and whether the files of a game are sound. */
@NullMarked
package org.muster.ruleset.skirmish.setup;

import org.jspecify.annotations.NullMarked;
