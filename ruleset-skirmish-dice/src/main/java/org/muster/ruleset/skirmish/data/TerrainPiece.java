package org.muster.ruleset.skirmish.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;

/**
 * A piece of terrain: upright walls over a polygon, with a flat top or bottom (SKD-GEO-09).
 *
 * @param polygon simple
 * @param height of a solid above its floor; how deep a pit is
 * @param floor height of what it stands on; left out: the table
 * @param blocksLos whether it may stand in a line of sight (SKD-LOS-04)
 * @param standable whether a move may end on it
 */
public record TerrainPiece(
        @Id("terrain") String id,
        Kind kind,
        List<Spot> polygon,
        @Between(min = 0) double height,
        @Nullable @Between(min = 0) Double floor,
        boolean blocksLos,
        Cover cover,
        boolean standable,
        boolean climbable) {

    public TerrainPiece {
        polygon = List.copyOf(polygon);
    }

    /** Up or down. */
    public enum Kind {
        SOLID,
        PIT
    }

    /** The height of what it stands on. */
    public double level() {
        return floor == null ? 0 : floor;
    }
}
