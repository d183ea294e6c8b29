package org.muster.ruleset.space;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.muster.api.check.Violation;

/**
 * Rules that a candidate would break, in words when somebody reads them: bots ask a million times a minute whether there
 * are any, and never which.
 */
final class Violations extends AbstractList<Violation> {

    private final List<Supplier<Violation>> broken = new ArrayList<>(0);

    /** A rule that it would break. */
    void found(Supplier<Violation> violation) {
        broken.add(violation);
    }

    @Override
    public Violation get(int index) {
        return broken.get(index).get();
    }

    @Override
    public int size() {
        return broken.size();
    }
}
