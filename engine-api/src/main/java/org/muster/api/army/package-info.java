/**
 * Catalogues, armies and the named rules an army must keep.
 *
 * <ul>
 *   <li>A rule is pure and looks at the whole army; all rules are asked, and all violations told. It is asked for
 *       each step of a random army, hence some thousand times for one.
 *   <li>Ids of profiles are saved for ever. Costs and names are the catalogue's of the game, which keeps it.
 *   <li>An army that lives through a campaign is state; a roster is what is taken to one battle.
 * </ul>
 */
@NullMarked
package org.muster.api.army;

import org.jspecify.annotations.NullMarked;
