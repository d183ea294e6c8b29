package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.check.RefersTo;

/**
 * How a banner went in the last Order Phase.
 *
 * @param spaces from where it stood to where it ended, in order; those of a fall-back again
 * @param attack the space that it attacked as a pursuer; empty: none
 */
public record Track(
        String banner,
        List<@RefersTo("spaces") String> spaces,
        @RefersTo(value = "spaces", orEmpty = true) String attack) {

    public Track {
        spaces = List.copyOf(spaces);
    }
}
