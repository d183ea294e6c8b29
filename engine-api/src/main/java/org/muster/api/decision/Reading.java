package org.muster.api.decision;

import java.util.function.UnaryOperator;
import org.muster.api.check.Checked;

/**
 * The same answers; what is said in another way is read, too.
 *
 * @param other makes of it what is read; an answer that is said in no other way stays
 */
record Reading<C>(Options<C> options, UnaryOperator<Answer> other) implements Around.Same<C> {

    @Override
    public Checked<C> read(Answer answer) {
        return options.read(other.apply(answer));
    }
}
