package org.muster.ruleset.warmachine;

import java.util.List;

/**
 * How a banner went in the last Order Phase.
 *
 * @param spaces from where it stood to where it ended, in order; those of a fall-back again
 * @param attack the space that it attacked as a pursuer; empty: none
 */
public record Track(String banner, List<String> spaces, String attack) {

    public Track {
        spaces = List.copyOf(spaces);
    }
}
