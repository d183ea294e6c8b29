package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Territory;

/** What is wrong with a war that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private PositionCheck() {}

    /** All of it. */
    public static List<Violation> of(War war) {
        List<Violation> violations = new ArrayList<>();
        int limit = war.progress().turnLimit();
        violations.addAll(Violation.unlessBetween("turn", war.turn(), 1, limit == 0 ? Integer.MAX_VALUE : limit));
        if (war.sides().isEmpty() && war.progress().phase() != Progress.Phase.SETUP) {
            violations.add(Violation.of(
                            "NO_SIDES", "There are no sides; each player who is not out acts alone or in an alliance.")
                    .inside("sides"));
        }
        List<String> missing = war.book().map().all().stream()
                .map(Territory::id)
                .filter(id -> !war.grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.add(
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing)
                            .inside("grounds"));
        }
        return violations;
    }
}
