package org.muster.api.decision;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.check.Violation;

/**
 * What can't be chosen now, and why: a page shows it grey, a refusal says the same.
 *
 * @param option as people would see it if it were open
 * @param violations every rule it would break; at least one
 */
@Preview
public record Closed(Option option, List<Violation> violations) {

    public Closed {
        violations = List.copyOf(violations);
    }
}
