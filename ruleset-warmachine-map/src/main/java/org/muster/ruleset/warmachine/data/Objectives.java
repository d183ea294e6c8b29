package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.muster.api.check.Between;

/**
 * The file of objectives.
 *
 * @param open most public ones at a time
 * @param everyRounds rounds from one public objective to the next
 */
public record Objectives(
        @Between(min = 0) int open,
        @Between(min = 1) int everyRounds,
        List<Objective> publicObjectives,
        List<Objective> secretObjectives) {

    public Objectives {
        publicObjectives = List.copyOf(publicObjectives);
        secretObjectives = List.copyOf(secretObjectives);
    }
}
