package org.muster.ruleset.warmachine.army;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.ruleset.warmachine.data.Constants;

/** The standing army of a headquarters: at most 50 points, of the own faction (WMC-DEF-01). */
public final class GarrisonCore {

    private GarrisonCore() {}

    /** The entries of a core; what is wrong with it goes to {@code flaws}. */
    public static List<Entry> of(
            Constants constants, ListRules rules, Roster roster, Serials serials, List<Violation> flaws) {
        flaws.addAll(rules.barredFromGarrison(roster));
        List<Entry> core = rules.joined("the defense force", List.of(), roster, serials, flaws);
        int points = rules.register().points(core);
        int most = constants.headquarters().corePoints();
        if (points > most) {
            flaws.add(Violation.of(
                            "DEFENSE_FORCE_POINTS",
                            "The core of the defense force has {n} points, at most {max} are allowed.",
                            points,
                            most)
                    .citing("WMC-DEF-01"));
        }
        return core;
    }
}
