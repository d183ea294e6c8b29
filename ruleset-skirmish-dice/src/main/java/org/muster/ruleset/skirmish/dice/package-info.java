/** Dice by colour, and pools of them. */
@NullMarked
package org.muster.ruleset.skirmish.dice;

import org.jspecify.annotations.NullMarked;
