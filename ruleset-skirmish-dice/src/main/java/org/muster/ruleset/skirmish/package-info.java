/** The skirmish dice game: a playtest text of a hobby blog. Start reading at {@code SkirmishDice}. */
@NullMarked
package org.muster.ruleset.skirmish;

import org.jspecify.annotations.NullMarked;
