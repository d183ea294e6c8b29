package org.muster.api.flow;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.Stable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.seat.Player;

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

    /**
     * What {@code seat} would look at first, the best first; each is legal as things stand. Only bots ask for it: they try
     * it before what chance finds, where nearly all that chance finds is senseless, as with marches, purchases and
     * lists. By default nothing stands out.
     *
     * @param state a game as {@code seat} may think it to be, never more than it may know
     */
    default List<C> promising(S state, Player seat, RandomGenerator random) {
        return List.of();
    }

    /** What becomes of the game. Called again from the start when real dice are still to be rolled. */
    Outcome<S> decide(S state, Choices<C> choices, Dice dice);
}
