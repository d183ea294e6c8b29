/**
 * Maps of places and routes.
 *
 * <ul>
 *   <li>A map is data of a game, checked when it is opened, and does not change; owners and armies are in the
 *       state.
 *   <li>Ids of regions are saved for ever, in answers and states.
 *   <li>Regions and routes keep the order of the file.
 * </ul>
 */
@NullMarked
package org.muster.api.map;

import org.jspecify.annotations.NullMarked;
