package org.muster.cli.feud;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.map.CampaignMap;
import org.muster.api.map.Region;
import org.muster.api.map.Route;
import org.muster.api.space.Point;

/** A region of Border Feud. */
public record March(String id, String name, Point at) implements Region {

    /** The map's file. */
    public record File(String name, List<March> regions, List<List<String>> routes) {

        /** The map. */
        public org.muster.api.check.Checked<CampaignMap<March>> map() {
            List<Route> ways = new ArrayList<>();
            routes.forEach(ends -> ways.add(Route.between(ends.get(0), ends.get(1))));
            return CampaignMap.of(name, regions, ways);
        }
    }
}
