package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Trait;

/**
 * The cannon off the board.
 *
 * <pre>
 * two bursts in the battle, or in every phase                     SPB-ION-01, -09
 * as a capital weapon, from far away                              SPB-ION-02, -03
 * at Star Destroyers only                                         SPB-ION-04
 * no damage, but disabled in the next turn                        SPB-ION-05, SPB-ION-06, SPB-ION-07, SPB-ION-08
 * </pre>
 */
final class IonCannon {

    private IonCannon() {}

    private static boolean isLoaded(Battle battle, Battery battery) {
        return fired(battle) < battery.bursts();
    }

    private static int fired(Battle battle) {
        boolean eachTurn = battle.book().options().ionBursts() == BattleOptions.IonBursts.PER_TURN;
        return eachTurn ? battle.fire().burstsNow() : battle.fire().bursts();
    }

    private static boolean mayTarget(Battle battle, Battery battery, Ship target) {
        return target.side() != battery.side() && battle.sheet(target).has(Trait.ION_TARGET);
    }

    /** The bursts that may be fired now. */
    static void bursts(Battle battle, Side side, List<Options.Case<? extends CapitalWeaponsPhase.Salvo>> cases) {
        Battery battery = battle.book().battery();
        if (battery == null || battery.side() != side || !isLoaded(battle, battery)) {
            return;
        }
        List<CapitalWeaponsPhase.Salvo> targets = new ArrayList<>();
        for (Ship target : battle.ships()) {
            if (mayTarget(battle, battery, target)) {
                targets.add(new CapitalWeaponsPhase.Salvo(battery.id(), target.id()));
            }
        }
        if (!targets.isEmpty()) {
            String left = "burst " + (fired(battle) + 1) + " of " + battery.bursts();
            cases.add(Options.when(
                    Option.called(battery.id(), battery.name()).noting("{it}", left),
                    () -> Options.oneOf(targets, salvo -> {
                        Ship target = battle.the(salvo.target());
                        return CapitalWeaponsPhase.face(battle, target, Gunnery.aim(battle, battery, target));
                    })));
        }
    }

    /** One burst. */
    static Battle fire(Battle battle, Battery battery, Ship target, Dice dice, List<Event> events) {
        Aim aim = Gunnery.aim(battle, battery, target);
        boolean hit = Damage.shoot(battle, battery.side(), aim, dice, events);
        Fire fire = battle.fire().bursting().showing(new Shot(null, target.at(), hit));
        return battle.with(hit ? fire.stunning(target.id()) : fire);
    }

    /** Every reason why it may not fire so. */
    static List<Violation> objections(Battle battle, Battery battery, @Nullable Ship target) {
        List<Violation> reasons = new ArrayList<>();
        if (!isLoaded(battle, battery)) {
            reasons.add(Violation.of(
                            "ION_SPENT",
                            "The {cannon} has fired {n} of {limit burst|bursts}.",
                            battery.name(),
                            fired(battle),
                            battery.bursts())
                    .citing("SPB-ION-01", "SPB-ION-09"));
        }
        if (target != null && target.side() == battery.side()) {
            reasons.add(AttackRun.own(target));
        } else if (target != null && !mayTarget(battle, battery, target)) {
            reasons.add(Violation.of(
                            "ION_TARGET",
                            "The {cannon} fires at Star Destroyers only; {target} is none.",
                            battery.name(),
                            target.id())
                    .citing("SPB-ION-04"));
        }
        return reasons;
    }
}
