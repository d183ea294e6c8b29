package org.muster.api.decision;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.Preview;
import org.muster.api.check.Violation;

/**
 * What can't be chosen now, and why: a page shows it grey, a refusal says the same.
 *
 * @param option as people would see it if it were open
 * @param violations every rule it would break; at least one
 * @param behind what belongs to it and can be named with it, so that a refusal speaks of that alone; null: nothing
 */
@Preview
public record Closed(
        Option option, List<Violation> violations, @Nullable Part behind) {

    /** Of what has nothing behind it. */
    public Closed(Option option, List<Violation> violations) {
        this(option, violations, null);
    }

    public Closed {
        violations = List.copyOf(violations);
    }
}
