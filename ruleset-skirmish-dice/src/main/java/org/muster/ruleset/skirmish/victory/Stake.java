package org.muster.ruleset.skirmish.victory;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Threat;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * What a unit has to lose, in victory points, taken to be the same wherever it stands.
 *
 * @param stamina wounds that it can still take
 * @param all what the last of them is worth to its enemies
 * @param through what part of the hits on it are wounds
 */
record Stake(UnitState unit, int stamina, double all, double through) {

    /** A unit that is worth no victory points. */
    static final double OF_UNIT = 1;

    static Stake of(Skirmish now, UnitState unit) {
        UnitCard card = now.card(unit);
        double all = OF_UNIT * left(card, unit)
                + prize(now, unit, Condition.Loss.Kind.UNIT)
                + prize(now, unit, Condition.Loss.Kind.MINI) * unit.minis().size();
        return new Stake(unit, stamina(card, unit), all, Threat.through(card));
    }

    /** Of all units of a side. */
    static List<Stake> of(Skirmish now, String side) {
        List<Stake> stakes = new ArrayList<>();
        for (UnitState unit : now.of(side)) {
            stakes.add(of(now, unit));
        }
        return stakes;
    }

    /** What so many wounds are worth to its enemies. */
    double worth(double wounds) {
        return Math.min(1, wounds / stamina) * all;
    }

    double worth(Threat threat) {
        return worth(threat.hits() * through);
    }

    private static int stamina(UnitCard card, UnitState unit) {
        return unit.minis().size() * card.resilience() - unit.wounds();
    }

    /** How much of a unit is left, of 1. */
    static double left(UnitCard card, UnitState unit) {
        return (double) stamina(card, unit) / (card.minis() * card.resilience());
    }

    /** Victory points that the enemy has for a loss. */
    static int prize(Skirmish now, UnitState unit, Condition.Loss.Kind kind) {
        String enemy = now.book().other(unit.owner());
        Condition.Loss loss = new Condition.Loss(kind, unit.id(), now.card(unit), unit.owner());
        return Scoring.points(now, enemy, Mission.When.ON_EVENT, loss);
    }
}
