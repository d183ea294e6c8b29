package org.muster.api.flow;

import org.muster.api.Stable;
import org.muster.api.dice.Dice;

/** A step that nobody decides. */
@Stable
public non-sealed interface Act<S> extends Step<S> {

    /** What becomes of the game. Called again from the start when real dice are still to be rolled. */
    Outcome<S> act(S state, Dice dice);
}
