package org.muster.api.decision;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Made when it is first needed, and kept: the options of a {@link Options.Case} are counted, sampled, read and
 * described, and are immutable. Two threads at once may both make them; that is harmless.
 */
final class Once<T> implements Supplier<T> {

    private final Supplier<? extends T> make;
    private @Nullable T made;

    Once(Supplier<? extends T> make) {
        this.make = make;
    }

    @Override
    public T get() {
        T known = made;
        if (known == null) {
            known = make.get();
            made = known;
        }
        return known;
    }
}
