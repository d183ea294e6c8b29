package org.muster.ruleset.space.capital;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Fire;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.Shot;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.gunnery.Aim;
import org.muster.ruleset.space.gunnery.Damage;
import org.muster.ruleset.space.gunnery.Gunnery;

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
public final class IonCannon {

    private IonCannon() {}

    /** Bursts that count against its limit: of the battle, or of this Capital Weapons Phase (SPB-ION-01). */
    public static int fired(Battle battle) {
        if (battle.book().houseRules().ionBursts() == HouseRules.IonBursts.PER_GAME) {
            return battle.fire().bursts();
        }
        return battle.progress().isIn(Progress.Phase.CAPITAL_WEAPONS)
                ? battle.fire().burstsNow()
                : 0; // what is noted is of the phase before
    }

    /** The burst that may be fired now, at whom. */
    static Options.Case<CapitalWeaponsPhase.Salvo> bursts(Battle battle, Battery battery) {
        return Options.<CapitalWeaponsPhase.Salvo>when(
                        Option.called(battery.id(), battery.name())
                                .noting(
                                        "burst {k} of {n}, at {targets}",
                                        fired(battle) + 1,
                                        battery.bursts(),
                                        CapitalWeaponsPhase.targets(
                                                battle, target -> violations(battle, battery, target))),
                        () -> Options.oneOf(
                                        battle.ships(),
                                        target -> CapitalWeaponsPhase.option(
                                                battle, target, Gunnery.aim(battle, battery, target)),
                                        target -> violations(battle, battery, target))
                                .as(
                                        target -> new CapitalWeaponsPhase.Salvo(battery.id(), target.id()),
                                        salvo -> battle.the(salvo.target())))
                .unless(() -> violations(battle, battery));
    }

    /** One burst. */
    static Battle fire(Battle battle, Battery battery, Ship target, Dice dice, List<Event> events) {
        Aim aim = Gunnery.aim(battle, battery, target);
        boolean hit = Damage.shoot(battle, battery.side(), aim, dice, events);
        Fire fire = battle.fire().bursting().showing(new Shot(null, target.at(), hit));
        return battle.with(hit ? fire.stunning(target.id()) : fire);
    }

    /** Every rule that another burst would break, whatever the target. */
    private static List<Violation> violations(Battle battle, Battery battery) {
        int fired = fired(battle);
        return Violation.unless(
                fired < battery.bursts(),
                () -> Violation.of(
                                "ION_SPENT",
                                "The {cannon} has fired {n} of {limit burst|bursts}.",
                                battery.name(),
                                fired,
                                battery.bursts())
                        .citing("SPB-ION-01", "SPB-ION-09"));
    }

    /** Every rule that a burst at that ship would break. */
    private static List<Violation> violations(Battle battle, Battery battery, Ship target) {
        List<Violation> violations = new ArrayList<>();
        if (target.side() == battery.side()) {
            violations.add(Gunnery.own(target));
        }
        if (battle.sheet(target).is(ShipType.FIGHTER)) {
            violations.add(Gunnery.fighter(target));
        }
        if (!battle.sheet(target).has(Trait.ION_TARGET)) {
            violations.add(Violation.of(
                            "ION_TARGET",
                            "The {cannon} fires at Star Destroyers only; {target} is none.",
                            battery.name(),
                            target.id())
                    .citing("SPB-ION-04"));
        }
        return violations;
    }
}
