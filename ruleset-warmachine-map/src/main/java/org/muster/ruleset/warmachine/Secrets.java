package org.muster.ruleset.warmachine;

import java.util.List;

/**
 * What is hidden from some, and of nobody.
 *
 * @param sabotaged spaces whose structure does nothing in the next round (WMC-SPC-03, -04)
 */
public record Secrets(ObjectiveBoard board, List<String> sabotaged) {
    public Secrets {
        sabotaged = List.copyOf(sabotaged);
    }
}
