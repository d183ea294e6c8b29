/** Measuring, words for places, and minis put down: what several chapters need. */
@NullMarked
package org.muster.ruleset.skirmish.table;

import org.jspecify.annotations.NullMarked;
