/** What is to be read of a game: score, units, cards, what scores, and the sheet of one thing. All is public. */
@NullMarked
package org.muster.ruleset.skirmish.records;

import org.jspecify.annotations.NullMarked;
