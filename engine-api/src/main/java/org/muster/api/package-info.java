/**
 * What a ruleset author may touch: state, steps, options, dice, maps, armies, scenes.
 *
 * <p>Laws that no type shows; each package tells its own:
 *
 * <ul>
 *   <li>One instance of a ruleset serves all games of a process, on many threads: it keeps nothing between two
 *       calls.
 *   <li>What the engine asks of a ruleset is a pure function of the arguments: no clock, no file, no chance but the
 *       dice a step is given, no default locale, no order of a hash. The engine may ask as often as it likes, or not
 *       at all.
 *   <li>What is written into saved games is read for ever: names of steps, ids of phases, of options and of things,
 *       names of fields. What people read may change at any time.
 *   <li>A mistake of people is a value ({@link org.muster.api.check.Violation}), all of them at once; exceptions
 *       are for mistakes of programmers.
 * </ul>
 *
 * <p>Every public type says how long it stays as it is: {@link org.muster.api.Stable} or
 * {@link org.muster.api.Preview}.
 */
@NullMarked
package org.muster.api;

import org.jspecify.annotations.NullMarked;
