/**
 * Rolls: what is thrown, why, by whom, and what came up.
 *
 * <ul>
 *   <li>Dice are a step's only chance, and the number, pools and rollers of its rolls follow from the state, the
 *       choices and the faces before: a step that runs again must ask for the same.
 *   <li>A roll may never return: with real dice the step is left there, and run again when the faces are known.
 *   <li>Saved for ever: entry, place in the step, pool and roller of a roll. The purpose is for people and may
 *       change.
 * </ul>
 */
@NullMarked
package org.muster.api.dice;

import org.jspecify.annotations.NullMarked;
