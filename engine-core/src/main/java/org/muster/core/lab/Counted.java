package org.muster.core.lab;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is counted of games and added up: two are the same if all their numbers are. */
abstract class Counted {

    /** All that is counted. */
    abstract List<Object> all();

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Counted counted && all().equals(counted.all());
    }

    @Override
    public final int hashCode() {
        return all().hashCode();
    }

    @Override
    public final String toString() {
        return all().toString();
    }
}
