package org.muster.api.flow;

import org.muster.api.Stable;
import org.muster.api.text.Sentence;

/**
 * The next thing that happens at the table: a small immutable record, written with the state whenever a game is
 * saved, so its components are plain values. It either {@link Act acts} or {@link Ask asks}. Both are pure functions
 * of state, choices and dice: no clock, file, network, random generator or static variable.
 *
 * @param <S> the ruleset's state
 */
@Stable
public sealed interface Step<S> permits Act, Ask {

    /** What it is called where people see the course of a game; by default the words of the record's name. */
    default Sentence title(S state) {
        return Titles.of(getClass());
    }
}
