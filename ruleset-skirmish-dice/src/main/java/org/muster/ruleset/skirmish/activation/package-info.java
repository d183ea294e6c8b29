/** The Activation Phase: turns, and the actions of a unit. */
@NullMarked
package org.muster.ruleset.skirmish.activation;

import org.jspecify.annotations.NullMarked;
