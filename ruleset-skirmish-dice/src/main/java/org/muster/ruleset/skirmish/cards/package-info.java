/** Cards, abilities and keywords: what may be used, on whom, at what price. */
@NullMarked
package org.muster.ruleset.skirmish.cards;

import org.jspecify.annotations.NullMarked;
