package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
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
        violations.addAll(Violation.unlessBetween("turn", war.turn(), 1, limit == 0 ? Progress.MOST_TURNS : limit));
        if (war.sides().isEmpty() && war.progress().phase() != Progress.Phase.SETUP) {
            violations.add(Violation.of(
                            "NO_SIDES", "There are no sides; each player who is not out acts alone or in an alliance.")
                    .inside("sides"));
        }
        Set<Player> before = new LinkedHashSet<>();
        for (int i = 0; i < war.sides().size(); i++) {
            for (Player member : war.sides().get(i).members()) {
                if (!before.add(member)) {
                    violations.add(Violation.of("TWO_SIDES", "{player} is in two sides.", member)
                            .inside("sides." + i + ".members"));
                }
            }
        }
        Battle battle = war.battle();
        if (battle != null && !battle.mapboard().isEmpty()) {
            List<String> boards = war.place(battle.territory()).mapboards();
            if (!boards.isEmpty() && !boards.contains(battle.mapboard())) {
                violations.add(Violation.of(
                                "NO_MAPBOARD",
                                "{board} is no mapboard of {territory}; these are: {boards}.",
                                battle.mapboard(),
                                war.place(battle.territory()),
                                String.join(", ", boards))
                        .inside("battle.mapboard"));
            }
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
