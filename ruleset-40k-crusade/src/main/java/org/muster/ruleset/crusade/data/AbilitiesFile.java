package org.muster.ruleset.crusade.data;

import java.util.List;

/** The file of abilities. */
public record AbilitiesFile(List<AbilityLine> abilities) {

    public AbilitiesFile {
        abilities = List.copyOf(abilities);
    }
}
