package org.muster.api.flow;

import java.util.List;
import org.muster.api.Stable;

/**
 * An ability, interrupt or trigger: steps that an event brings about at once, before anything else goes on. A
 * ruleset and each of its expansions bring any number.
 *
 * @param <S> the ruleset's state
 */
@Stable
@FunctionalInterface
public interface Reaction<S> {

    /** The steps that {@code event} brings about; mostly none. {@code state} is that after the event. */
    List<Step<S>> to(Event event, S state);
}
