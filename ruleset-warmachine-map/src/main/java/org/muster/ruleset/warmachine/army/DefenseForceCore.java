package org.muster.ruleset.warmachine.army;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.ruleset.warmachine.data.Constants;

/** The standing army of a headquarters: at most 50 points, of the own faction (WMC-DEF-01). */
public final class DefenseForceCore {

    private DefenseForceCore() {}

    /** The entries of a core; what is wrong with it goes to {@code violations}. */
    public static List<Entry> of(
            Constants constants, ListRules rules, Roster roster, Serials serials, List<Violation> violations) {
        violations.addAll(rules.service().barredFromDefenseForce(roster));
        List<Entry> core = rules.attachments().joined("the defense force", List.of(), roster, serials, violations);
        int points = rules.register().points(core);
        int most = constants.headquarters().corePoints();
        if (points > most) {
            violations.add(Violation.of(
                            "DEFENSE_FORCE_POINTS",
                            "The core of the defense force has {n point|points}, at most {max} {max:is|are} allowed.",
                            points,
                            most)
                    .citing("WMC-DEF-01"));
        }
        return core;
    }
}
