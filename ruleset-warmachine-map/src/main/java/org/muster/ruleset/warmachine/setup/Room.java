package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.map.CampaignMap;
import org.muster.ruleset.warmachine.data.Space;

/**
 * Whether a map has room for everybody: headquarters in a space that is not special, and a space next to it for each
 * banner, which nobody else needs (WMC-SETUP-08, WMC-SETUP-12). How far apart they are is not looked at: what lacks is
 * granted (WMC-SETUP-13).
 */
final class Room {

    /** A map that is large and narrow at once would take for ever; it is taken as it is. */
    private static final int TRIES = 20_000;

    private final CampaignMap<Space> map;
    private final int banners;
    private final List<String> sites = new ArrayList<>();
    private int tries;

    private Room(CampaignMap<Space> map, int banners) {
        this.map = map;
        this.banners = banners;
        for (Space space : map.all()) {
            if (!space.isSpecial() && map.neighbours(space.id()).size() >= banners) {
                sites.add(space.id());
            }
        }
    }

    /** Whether so many players with so many banners each find places, if they choose well. */
    static boolean isThere(CampaignMap<Space> map, int players, int banners) {
        return new Room(map, banners).isThere(List.of(), 0, players);
    }

    private boolean isThere(List<String> chosen, int from, int players) {
        if (chosen.size() == players || ++tries > TRIES) {
            return true;
        }
        for (int i = from; i < sites.size(); i++) {
            List<String> more = new ArrayList<>(chosen);
            more.add(sites.get(i));
            if (suffices(more) && isThere(more, i + 1, players)) {
                return true;
            }
        }
        return false;
    }

    /** Whether each banner of each finds a space, by moving those who stand in another's only one. */
    private boolean suffices(List<String> headquarters) {
        Map<String, String> standing = new LinkedHashMap<>();
        for (String hq : headquarters) {
            for (int i = 0; i < banners; i++) {
                if (!placed(hq, headquarters, standing, new LinkedHashSet<>())) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean placed(String hq, List<String> headquarters, Map<String, String> standing, Set<String> seen) {
        for (String space : map.neighbours(hq)) {
            if (headquarters.contains(space) || !seen.add(space)) {
                continue;
            }
            String other = standing.get(space);
            if (other == null || placed(other, headquarters, standing, seen)) {
                standing.put(space, hq);
                return true;
            }
        }
        return false;
    }
}
