package org.muster.ruleset.skirmish.activation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.decision.Options;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.victory.Prospects;

/** What a unit would do that has something in mind: what bots look at first. No rule of the book. */
final class Purpose {

    /** So many are looked at. */
    private static final int STRIKES = 4;

    private static final int WAYS = 3;

    private Purpose() {}

    /** To strike whom it can, then to go where its side scores or fights: of a few ways the one that leads nearest. */
    static List<Actions.Action> actions(Skirmish now, UnitState unit, RandomGenerator random) {
        List<Actions.Action> actions = new ArrayList<>();
        if (Actions.isPaidOpen(now, unit, ActionKind.ATTACK)) {
            Actions.attack(now, unit).options().get().all().limit(STRIKES).forEach(actions::add);
        }
        if (Actions.isPaidOpen(now, unit, ActionKind.MOVE)) {
            Options<? extends Actions.MoveAction> ways =
                    Actions.move(now, unit, () -> List.of()).options().get();
            Stream.<Actions.MoveAction>generate(() -> ways.sample(random))
                    .limit(WAYS)
                    .max(Comparator.comparingDouble(move -> nearness(now, unit, move)))
                    .ifPresent(actions::add);
        }
        return actions;
    }

    private static double nearness(Skirmish now, UnitState unit, Actions.MoveAction move) {
        return Prospects.nearness(now, unit.owner(), move.way().get(move.way().size() - 1));
    }
}
