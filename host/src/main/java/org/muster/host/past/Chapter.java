package org.muster.host.past;

import java.util.List;
import org.muster.host.pages.Say;

/**
 * What happened in a phase, as far as somebody wants to read of it.
 *
 * @param phase what people call the round and the phase
 * @param goesOn whether some of it was told before something else
 */
public record Chapter(String phase, boolean goesOn, List<ToldLine> lines) {

    /** What stands above it; empty: nothing. */
    public String title() {
        return goesOn && !phase.isEmpty() ? Say.say("{phase}, continued", phase) : phase;
    }
}
