package org.muster.ruleset.crusade.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Id;
import org.muster.api.map.Region;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/** A hex of the sector: a star system, or a piece of the Great Rift. Axial coordinates, corners up (CRU-MAP-01). */
public sealed interface Hex extends Region {

    /** Axial column. */
    int q();

    /** Axial row. */
    int r();

    /** Its middle, the distance between two neighbours being 1. */
    @Override
    default Point at() {
        return new Point(q() + r() / 2.0, r() * Math.sqrt(3) / 2);
    }

    /** Whether both share a side. */
    default boolean touches(Hex other) {
        int dq = other.q() - q();
        int dr = other.r() - r();
        return Math.max(Math.abs(dq + dr), Math.max(Math.abs(dq), Math.abs(dr))) == 1;
    }

    /** A hex without a system: nobody controls it, and normal reach does not cross it (CRU-ATK-06). */
    record Rift(@Id("hexes") String id, int q, int r) implements Hex {
        @Override
        public String name() {
            return Sentence.of("Great Rift {id}", id).toString();
        }
    }

    /**
     * A star system.
     *
     * @param half the half of the map it lies in
     * @param type what kind of world it is at the start; matters to abilities and victory conditions only (CRU-MAP-05)
     * @param features what else is there at the start
     */
    record StarSystem(
            @Id("systems") String id,
            int q,
            int r,
            String name,
            String half,
            String type,
            @Nullable List<String> features)
            implements Hex {

        /** What else is there, perhaps nothing. */
        @Override
        public List<String> features() {
            return features == null ? List.of() : features;
        }
    }
}
