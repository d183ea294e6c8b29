package org.muster.core.engine;

/**
 * A game that goes on, to be looked at.
 *
 * @param <S> the ruleset's state
 */
public interface InPlay<S> {

    /** The ruleset's state as it is now. */
    S state();

    /** Rounds begun so far; 0 during the setup. */
    int round();

    /** The game as it is now; it takes longer to make than the state. */
    Position<S> position();
}
