package org.muster.ruleset.skirmish.data;

import java.util.List;

/** The file of all unit cards. */
public record UnitCards(List<UnitCard> units) {

    public UnitCards {
        units = List.copyOf(units);
    }
}
