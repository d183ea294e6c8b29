/** What the book brings to a game: effects of its cards, conditions of its missions, and what follows from losses. */
@NullMarked
package org.muster.ruleset.skirmish.effects;

import org.jspecify.annotations.NullMarked;
