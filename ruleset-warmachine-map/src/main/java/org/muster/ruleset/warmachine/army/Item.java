package org.muster.ruleset.warmachine.army;

import org.muster.api.army.Profile;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * What can be taken into a list: a model, an attachment, or a unit of one of its sizes.
 *
 * @param place of the troop in the catalogue
 */
public record Item(Troop troop, int models, int place) implements Profile {

    @Override
    public String id() {
        return troop.isUnit() ? troop.id() + ":" + models : troop.id();
    }

    @Override
    public String name() {
        return troop.isUnit() ? troop.name() + " (" + models + ")" : troop.name();
    }

    @Override
    public int points() {
        return troop.points(models);
    }

    @Override
    public String group() {
        return troop.cat().heading().toString();
    }
}
