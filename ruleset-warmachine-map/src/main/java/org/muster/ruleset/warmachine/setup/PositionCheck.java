package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Space;

/** What is wrong with a campaign that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private PositionCheck() {}

    /** All of it. */
    public static List<Violation> of(Campaign campaign) {
        List<Violation> violations = new ArrayList<>(Violation.unlessBetween(
                "round", campaign.round(), 0, campaign.book().houseRules().rounds()));
        List<String> missing = campaign.book().map().all().stream()
                .map(Space::id)
                .filter(id -> !campaign.field().grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.add(
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing)
                            .inside("grounds"));
        }
        return violations;
    }
}
