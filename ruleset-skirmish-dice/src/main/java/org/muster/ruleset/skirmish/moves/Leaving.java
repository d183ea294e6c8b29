package org.muster.ruleset.skirmish.moves;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.table.Measure;

/**
 * What a melee means for a move action (SKD-MEL-08 to -10).
 *
 * @param strains whether the unit must strain to move
 * @param mustEndContact whether it must leave all enemies
 * @param violations why it may not move at all
 */
public record Leaving(boolean strains, boolean mustEndContact, List<Violation> violations) {

    private static final Leaving NOTHING = new Leaving(false, false, List.of());

    public Leaving {
        violations = List.copyOf(violations);
    }

    /** For a unit as it stands now. */
    public static Leaving of(Skirmish now, UnitState unit) {
        List<UnitState> enemies = Measure.inMelee(now, unit);
        if (enemies.isEmpty()) {
            return NOTHING;
        }
        HouseRules options = now.book().houseRules();
        boolean eager = enemies.stream().anyMatch(enemy -> !enemy.strained());
        boolean leaves = eager || options.disengageRestriction() == HouseRules.DisengageRestriction.ALWAYS;
        boolean refused = eager && unit.strained() && options.disengageWhenStrained() == HouseRules.Disengaging.REFUSED;
        return new Leaving(
                eager && !unit.strained(),
                leaves,
                refused
                        ? List.of(Violation.of(
                                        "MOVE_MELEE",
                                        "{unit} is strained and in melee with an eager enemy; it can't strain to leave"
                                                + " (option disengageWhenStrained).",
                                        Called.of(now, unit))
                                .citing("SKD-MEL-09"))
                        : List.of());
    }
}
