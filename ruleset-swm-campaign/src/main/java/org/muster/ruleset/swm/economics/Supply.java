package org.muster.ruleset.swm.economics;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;

/** Lines of friendly territories from squads to their capital (SWM-ECON-08). */
public final class Supply {

    private Supply() {}

    /** Whether a path over adjacent friendly territories, both ends friendly, joins {@code squad} with its capital. */
    public static boolean reaches(War war, Squad squad) {
        Player owner = squad.owner();
        String capital = war.capital(owner);
        if (!war.friendly(owner, capital) || !war.friendly(owner, squad.territory())) {
            return false;
        }
        if (squad.isIn(capital)) {
            return true;
        }
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>();
        seen.add(squad.territory());
        open.add(squad.territory());
        for (String at = open.poll(); at != null; at = open.poll()) {
            for (String next : war.book().map().neighbours(at)) {
                if (next.equals(capital)) {
                    return true;
                }
                if (seen.add(next) && war.friendly(owner, next)) {
                    open.add(next);
                }
            }
        }
        return false;
    }
}
