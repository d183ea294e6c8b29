/**
 * A rulebook as a pipeline of steps.
 *
 * <ul>
 *   <li>{@code act} and {@code decide} are pure, and run once for what is played, again for each replay, undo, look
 *       ahead of a bot, and from their start whenever real dice are still to be rolled. What they did before counts
 *       only when they return.
 *   <li>{@code decision} is called whenever the state has changed and whenever somebody looks: it must be quick,
 *       roll nothing and change nothing. Its answers are judged by the state at the moment of the answer.
 *   <li>Reactions are asked about every event of a step, in the order told, each with the state after the step; the
 *       steps they bring run before all else.
 *   <li>States and steps are records, and so is all they hold; they are written as JSON at any moment, between any
 *       two steps. Catalogues and maps are the book's, which a state may hold and which is not written with it.
 *   <li>Saved for ever: the written name of a step and its former ones, its components, and the ids of rounds and
 *       phases. A component may come later if it has a default for games without it.
 * </ul>
 */
@NullMarked
package org.muster.api.flow;

import org.jspecify.annotations.NullMarked;
