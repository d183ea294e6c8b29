package org.muster.ruleset.swm.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.map.Region;
import org.muster.api.space.Point;

/**
 * A territory as the map has it; who controls it is in the war.
 *
 * @param region id of its home region
 * @param kind {@code capital}, {@code march}, {@code frontier}, {@code special}: what it is drawn as
 * @param economy points a turn
 * @param stacking squads of a side at the end of a phase
 * @param fortified whether it is so at the start
 * @param grants the advantage its controller has; null: none
 * @param mapboards what a battle there may be fought on; none: anything
 * @param adjacent ids of its neighbours
 */
public record Territory(
        @Id("territories") String id,
        String name,
        @RefersTo("regions") String region,
        String kind,
        @Between(min = 0) int economy,
        @Between(min = 0) int stacking,
        boolean fortified,
        @Nullable Advantage grants,
        Point at,
        List<String> mapboards,
        List<@RefersTo("territories") String> adjacent)
        implements Region {

    public Territory {
        mapboards = List.copyOf(mapboards);
        adjacent = List.copyOf(adjacent);
    }

    @Override
    public String toString() {
        return name;
    }
}
