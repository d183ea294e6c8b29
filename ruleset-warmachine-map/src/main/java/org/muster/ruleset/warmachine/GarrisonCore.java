package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Serials;

/** The standing army of a headquarters: at most 50 points, of the own faction (WMC-DEF-01). */
final class GarrisonCore {

    private GarrisonCore() {}

    /** The entries of a core; what is wrong with it goes to {@code flaws}. */
    static List<Entry> of(Book book, ListRules rules, Roster roster, Serials serials, List<Violation> flaws) {
        flaws.addAll(rules.barredFromGarrison(roster));
        List<Entry> core = rules.joined("the defense force", List.of(), roster, serials, flaws);
        int points = book.register().points(core);
        int most = book.constants().headquarters().corePoints();
        if (points > most) {
            flaws.add(Violation.of(
                            "DEFENSE_FORCE_POINTS",
                            "The core of the defense force has {n point|points}, at most {max} are allowed.",
                            points,
                            most)
                    .citing("WMC-DEF-01"));
        }
        return core;
    }
}
