/**
 * What is asked, of whom, until when; the grammar of legal answers.
 *
 * <ul>
 *   <li>Options are immutable, and making them costs next to nothing: labels, closed candidates and paths are
 *       worked out when somebody looks, once for each time the options are made. A game of bots looks at few of them.
 *   <li>A function given to options (a check, a label, the reasons against a candidate) is pure, may be called
 *       never, once or often and in any order, and never throws for what the grammar lets through.
 *   <li>Everything is either offered or refused for a reason: {@code check} has nothing to say about what
 *       {@code all} and {@code sample} give, and {@code read(write(choice))} gives an equal choice.
 *   <li>{@code all} and {@code faces} have an order that is the same in every process: bots and playthroughs go by
 *       it.
 *   <li>Chance in {@code sample} is the generator's that is given, and nothing else's.
 *   <li>Saved for ever: ids of options, keys of forms and splits. Labels and notes are for people and may change.
 * </ul>
 */
@NullMarked
package org.muster.api.decision;

import org.jspecify.annotations.NullMarked;
