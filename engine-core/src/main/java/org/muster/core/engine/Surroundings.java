package org.muster.core.engine;

import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.flow.Step;

/** What the engine needs from outside: faces for rolls, and ears for events. */
public interface Surroundings {

    /**
     * The faces of a roll.
     *
     * @param index number of the roll within the game, the first is 0
     * @throws RollPending if they are not there yet
     */
    Rolled roll(Roll roll, int index);

    /** Something happened. Called only for steps that are done, in order. */
    default void told(Event event) {}

    /** A step is done; what it tells is told next. */
    default void did(Step<?> step) {}
}
