/**
 * Pictures of a state, drawn once in the system's own units.
 *
 * <ul>
 *   <li>A scene is drawn from what a viewer may know; it is drawn whenever somebody looks, and never in a game of
 *       bots.
 *   <li>Ids of marks are those that options name as anchors and that people type as places. Nothing of a scene is
 *       saved.
 *   <li>Marks lie from the back to the front. Classes say what a thing is; how that looks is up to themes.
 * </ul>
 */
@NullMarked
package org.muster.api.scene;

import org.jspecify.annotations.NullMarked;
