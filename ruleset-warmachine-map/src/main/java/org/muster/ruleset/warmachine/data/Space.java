package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.map.Region;
import org.muster.api.space.Point;

/**
 * A space as the map has it; who controls it and what stands there is in the campaign.
 *
 * @param id column and row: {@code C5}
 * @param features on top of its type
 * @param location id of the special location it is; null: a generic space
 */
public record Space(
        String id,
        String name,
        SpaceType type,
        List<Feature> features,
        @Nullable String location,
        Point at) implements Region {

    public Space {
        features = List.copyOf(features);
    }

    /** Whether it is a special location. */
    public boolean isSpecial() {
        return location != null;
    }

    /** Whether it has that feature. */
    public boolean has(Feature feature) {
        return features.contains(feature);
    }

    @Override
    public String toString() {
        return name.equals(id) ? id : name + " (" + id + ")";
    }
}
