package org.muster.core.plugin;

import java.util.List;
import java.util.stream.Collectors;
import org.muster.api.check.Violation;

/** A source file that does not become a ruleset, with every reason and its line. */
public final class Uncompiled extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Violation> violations;

    Uncompiled(List<Violation> violations) {
        super(violations.stream().map(Violation::toString).collect(Collectors.joining("\n")));
        this.violations = List.copyOf(violations);
    }

    /** Every reason. */
    public List<Violation> violations() {
        return violations;
    }
}
