/**
 * Crusade 40k: a season on a hex sector map. Secret orders, battles computed from all of them, a fortnight to play, and
 * turns of the Great Rift between. {@link org.muster.ruleset.crusade.CrusadeRuleset} is the table of contents.
 */
@NullMarked
package org.muster.ruleset.crusade;

import org.jspecify.annotations.NullMarked;
