/** The abilities of the book's factions and how they are used (CRU-ABL). */
@NullMarked
package org.muster.ruleset.crusade.abilities;

import org.jspecify.annotations.NullMarked;
