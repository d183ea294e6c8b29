/**
 * What people read of a state rather than look at: treasuries, standings, lists, the sheet of a squad or of a battle.
 *
 * <ul>
 *   <li>A ruleset says it once, in tables; terminal, page, wall and paper show the same.
 *   <li>Tables are made from what a viewer may know, whenever somebody looks, and never in a game of bots. Nothing of
 *       them is saved.
 *   <li>Anchors are the ids of scenes and options: what a row is about can be pointed at, and looked at closer.
 * </ul>
 */
@NullMarked
package org.muster.api.records;

import org.jspecify.annotations.NullMarked;
