package org.muster.api.army;

import org.muster.api.Stable;

/** One line of a catalogue: what can be taken into an army, and for how many points. */
@Stable
public interface Profile {

    /** Short and stable. */
    String id();

    /** As printed. */
    String name();

    /** Price in the system's own points, 0 or more. */
    int points();

    /**
     * Under which heading lists show it, as printed: a faction, a battlefield role, a kind of model; empty: under none.
     * Headings stand in the order in which the catalogue has them first.
     */
    default String group() {
        return "";
    }
}
