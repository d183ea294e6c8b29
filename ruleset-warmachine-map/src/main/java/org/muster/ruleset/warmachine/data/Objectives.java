package org.muster.ruleset.warmachine.data;

import java.util.List;

/**
 * The file of objectives.
 *
 * @param open most public ones at a time
 * @param everyRounds rounds from one public objective to the next
 */
public record Objectives(
        int open, int everyRounds, List<Objective> publicObjectives, List<Objective> secretObjectives) {

    public Objectives {
        publicObjectives = List.copyOf(publicObjectives);
        secretObjectives = List.copyOf(secretObjectives);
    }
}
