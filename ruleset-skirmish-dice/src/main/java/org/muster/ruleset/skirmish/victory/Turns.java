package org.muster.ruleset.skirmish.victory;

import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Numbers;

/** Time, as a unit has it. */
final class Turns {

    private Turns() {}

    /**
     * Activations that a unit has yet: one in each round to come, and what is left of this round's, where each action takes
     * an Action Die (SKD-ACTN-01, SKD-ACTN-03, SKD-STAT-03).
     */
    static double left(Skirmish now, UnitState unit) {
        Numbers numbers = now.book().numbers();
        double actions = unit.strained() ? numbers.strainedActions() : numbers.actions();
        if (now.progress().active() != null) { // else the round has just begun: all will be ready, with all their dice
            int done = now.isActing(unit.id()) ? now.acting().actions().size() : 0;
            actions = unit.isReady() ? Math.max(0, Math.min(unit.actionDice(), actions - done)) : 0;
        }
        return now.roundsLeft() + actions / numbers.actions();
    }
}
