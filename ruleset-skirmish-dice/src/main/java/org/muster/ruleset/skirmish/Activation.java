package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.skirmish.data.ActionKind;

/**
 * What the acting unit has done in its activation (SKD-TURN-09).
 *
 * @param unit id of the acting unit
 * @param actions it has paid for, in order (SKD-ACTN-01)
 * @param free actions that cost nothing (SKD-ACTN-04)
 * @param specials ids of the special actions among them
 * @param wasStrained whether it was strained at any time of the activation (SKD-STAT-03)
 */
public record Activation(
        @RefersTo("units in play") String unit,
        List<ActionKind> actions,
        List<ActionKind> free,
        List<@RefersTo("special actions") String> specials,
        boolean wasStrained) {

    public Activation {
        actions = List.copyOf(actions);
        free = List.copyOf(free);
        specials = List.copyOf(specials);
    }

    /** It begins. */
    public static Activation of(UnitState unit) {
        return new Activation(unit.id(), List.of(), List.of(), List.of(), unit.strained());
    }

    /** With an action more. */
    public Activation and(ActionKind action, boolean isFree) {
        return isFree
                ? new Activation(unit, actions, and(free, action), specials, wasStrained)
                : new Activation(unit, and(actions, action), free, specials, wasStrained);
    }

    /** With a special action of that id more. */
    public Activation andSpecial(String id) {
        return new Activation(unit, actions, free, and(specials, id), wasStrained);
    }

    /** The unit has become strained. */
    Activation strained() {
        return wasStrained ? this : new Activation(unit, actions, free, specials, true);
    }

    private static <T> List<T> and(List<T> some, T more) {
        List<T> all = new ArrayList<>(some);
        all.add(more);
        return all;
    }

    /** How often an action was performed, free ones included where {@code freeCounts}. */
    public int count(ActionKind action, boolean freeCounts) {
        int count = 0;
        for (ActionKind one : actions) {
            count += one == action ? 1 : 0;
        }
        for (ActionKind one : free) {
            count += freeCounts && one == action ? 1 : 0;
        }
        return count;
    }
}
