package org.muster.api.flow;

import org.muster.api.Stable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;

/**
 * A step that somebody decides.
 *
 * @param <C> what each of the asked chooses
 */
@Stable
public non-sealed interface Ask<S, C> extends Step<S> {

    /**
     * What is asked. Made anew whenever the state has changed, as other things may happen while it is open. A seat
     * without a legal choice is not asked; if none has one, {@link #decide} gets no choices.
     */
    Decision<C> decision(S state);

    /** What becomes of the game. Called again from the start when real dice are still to be rolled. */
    Outcome<S> decide(S state, Choices<C> choices, Dice dice);
}
