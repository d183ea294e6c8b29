/** An attack, from its target to the Bravery Roll. */
@NullMarked
package org.muster.ruleset.skirmish.attack;

import org.jspecify.annotations.NullMarked;
