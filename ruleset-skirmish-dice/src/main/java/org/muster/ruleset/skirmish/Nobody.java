package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;

/** A decision that leaves nothing to decide. */
final class Nobody {

    private Nobody() {}

    /** Asks nobody: the step goes on by itself. */
    static <C> Decision<C> asked() {
        return Decision.simultaneous(List.of(), player -> Options.oneOf(List.<C>of()));
    }
}
