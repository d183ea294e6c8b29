package org.muster.ruleset.skirmish.activation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Targeting;
import org.muster.ruleset.skirmish.attack.Threat;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.moves.Destinations;
import org.muster.ruleset.skirmish.moves.Leaving;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.victory.Prospects;

/** What a unit would do that has something in mind: what bots look at first. No rule of the book. */
final class Purpose {

    /** So many are looked at. */
    private static final int STRIKES = 3;

    private static final int WAYS = 4;

    private Purpose() {}

    /**
     * To use a token it has come for; to strike whom that costs most; to go where its side stands better; where it can't
     * strike, to recover; to strike others; nothing, rather than to walk about.
     *
     * @param nothing how it says that it does no more
     */
    static List<Actions.Action> actions(
            Skirmish now,
            UnitState unit,
            List<ActionKind> kinds,
            boolean free,
            String nothing,
            RandomGenerator random) {
        List<Actions.Action> actions = new ArrayList<>();
        if (isAllowed(now, unit, ActionKind.INTERACT, kinds, free)) {
            Interact.options(now, unit).values().forEach(token -> actions.add(new Actions.InteractAction(token)));
        }
        List<Actions.Action> attacks = new ArrayList<>();
        if (isAllowed(now, unit, ActionKind.ATTACK, kinds, free)) {
            strikes(now, unit).limit(STRIKES).forEach(strike -> attacks.add(new Actions.AttackAction(strike)));
        }
        actions.addAll(attacks.subList(0, Math.min(1, attacks.size())));
        boolean strikes = !actions.isEmpty();
        if (kinds.contains(ActionKind.MOVE) && Actions.isOpen(now, unit, ActionKind.MOVE, free)) {
            boolean leaving = Leaving.of(now, unit).mustEndContact();
            Skirmish then = free ? now : paid(now, unit);
            for (List<Point> way :
                    Destinations.ways(then, then.the(unit.id()), MoveKind.MOVE_ACTION, leaving, WAYS, random)) {
                actions.add(new Actions.MoveAction(way));
            }
        }
        if (isAllowed(now, unit, ActionKind.RECOVER, kinds, free)) {
            Recover.options(now, unit).values().stream()
                    .limit(1)
                    .forEach(what -> actions.add(
                            strikes ? actions.size() : Math.min(1, actions.size()), new Actions.RecoverAction(what)));
        }
        actions.addAll(attacks.subList(Math.min(1, attacks.size()), attacks.size()));
        if (actions.isEmpty()) {
            actions.add(new Actions.Done(nothing));
        }
        return actions;
    }

    /** As it is when a move is paid for: what is left of the activation is less by that. */
    private static Skirmish paid(Skirmish now, UnitState unit) {
        return now.with(unit.actionDice(unit.actionDice() - 1))
                .acting(now.acting().and(ActionKind.MOVE, false));
    }

    /** Whether it may; whether it can, what there is of that kind shows. */
    private static boolean isAllowed(
            Skirmish now, UnitState unit, ActionKind kind, List<ActionKind> kinds, boolean free) {
        return kinds.contains(kind) && Limits.violations(now, unit, kind, free).isEmpty();
    }

    private static Stream<Strike> strikes(Skirmish now, UnitState unit) {
        return Targeting.strikes(now, unit).stream()
                .sorted(Comparator.comparingDouble(strike -> -worth(now, unit, strike)));
    }

    private static double worth(Skirmish now, UnitState unit, Strike strike) {
        UnitState enemy = now.the(strike.target());
        Weapon weapon = now.card(unit).weapon(strike.weapon());
        return weapon == null ? 0 : Prospects.worth(now, enemy, Threat.wounds(now, unit, enemy, weapon, strike.type()));
    }
}
