package org.muster.testkit.play;

import org.muster.core.engine.Situation;

/**
 * A game at one moment of it, waiting for an answer.
 *
 * @param moves how many had been made
 * @param situation where the game stood
 */
public record Moment<S>(int moves, Situation<S> situation) {}
