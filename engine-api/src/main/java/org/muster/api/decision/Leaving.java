package org.muster.api.decision;

import java.util.Optional;
import org.muster.api.check.Checked;

/**
 * The same answers; of a wrong one something is left that the check of a whole can look at.
 *
 * @param left what stands for a wrong answer there
 */
record Leaving<C>(Options<C> options, C left) implements Around.Same<C> {

    @Override
    public Checked<C> read(Answer answer) {
        return options.read(answer).leaving(() -> Optional.of(left));
    }
}
