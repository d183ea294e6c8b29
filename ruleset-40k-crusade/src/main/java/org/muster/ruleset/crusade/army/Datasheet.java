package org.muster.ruleset.crusade.army;

import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * A unit that a faction's list has.
 *
 * @param points its power level
 * @param group the faction, for the book has no other headings
 */
record Datasheet(String id, String name, int points, String group) implements Profile {

    /** All of a faction's. */
    static Catalogue<Datasheet> of(FactionSheet sheet) {
        return Catalogue.of(sheet.units().entrySet().stream()
                .map(one -> new Datasheet(one.getKey(), Book.profileName(one.getKey()), one.getValue(), sheet.name()))
                .toList());
    }
}
