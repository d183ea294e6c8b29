package org.muster.ruleset.space.capital;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Fire;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Aim;
import org.muster.ruleset.space.gunnery.Damage;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.ruleset.space.victory.Victory;

/**
 * The Capital Weapons Phase.
 *
 * <pre>
 * the holder fires, then the other                                SPB-CAP-01, SPB-CAP-02, SPB-CAP-10, SPB-INIT-04
 * at ships in front or at the side, not at fighters               SPB-CAP-04 to -09, {@link Gunnery}
 * the Ion Cannon fires with its side                              {@link IonCannon}
 * all fire takes effect at the end: the dead fire too             SPB-CAP-03
 * </pre>
 */
public final class CapitalWeaponsPhase {

    private CapitalWeaponsPhase() {}

    private static final String DONE = "done";

    /** A side begins to fire. */
    public record BeginFire(boolean first) implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Side leader = battle.progress().leader();
            Side side = first ? leader : leader.other();
            Battle begun = battle.with(battle.progress().in(Progress.Phase.CAPITAL_WEAPONS, side));
            return Outcome.of(first ? begun.with(battle.fire().ceased()) : begun)
                    .tell(silent(begun))
                    .then(new FireCapitalWeapons());
        }
    }

    /** Ships of the side whose capital weapons are not asked for, and why. */
    private static List<Event> silent(Battle battle) {
        List<Event> events = new ArrayList<>();
        for (Ship ship : battle.of(battle.acting())) {
            List<Violation> reasons =
                    battle.sheet(ship).design().hasWeapon(WeaponClass.CAPITAL) ? silencing(battle, ship) : List.of();
            if (!reasons.isEmpty()) {
                events.add(Event.told(
                                "{ship} fires no capital weapons: {reason}",
                                ship.id(),
                                reasons.get(0).sentence())
                        .citing(reasons.get(0).rules().toArray(String[]::new))
                        .at(ship.id()));
            }
        }
        return events;
    }

    /**
     * One shot of the phase.
     *
     * @param weapon as {@link #key} or the id of the cannon off the board; empty: no more is fired
     * @param target id of a ship
     */
    record Salvo(String weapon, String target) {
        static final Salvo DONE_FIRING = new Salvo("", "");

        private String kind() {
            return weapon.isEmpty() ? DONE : weapon;
        }
    }

    /** A weapon of a ship, as answers name it: {@code SD Main Guns}. */
    static String key(Ship ship, Weapon weapon) {
        return ship.id() + ' ' + weapon.id();
    }

    /** Whether a weapon has fired in this phase (SPB-CAP-01); what is noted in others is of the phase before. */
    public static boolean hasFired(Battle battle, Ship ship, Weapon weapon) {
        return battle.progress().isIn(Progress.Phase.CAPITAL_WEAPONS)
                && battle.fire().fired().contains(key(ship, weapon));
    }

    /** The side that fires points one weapon after the other, or holds those that are left. */
    public record FireCapitalWeapons() implements Ask<Battle, Salvo> {
        @Override
        public Decision<Salvo> decision(Battle battle) {
            Side side = battle.acting();
            Cases<Salvo> cases = Options.cases();
            for (Ship ship : battle.of(side)) {
                for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                    if (weapon.kind() == WeaponClass.CAPITAL) {
                        cases.add(salvos(battle, ship, weapon));
                    }
                }
            }
            Battery battery = battle.book().battery();
            if (battery != null && battery.side() == side) {
                cases.add(IonCannon.bursts(battle, battery));
            }
            if (cases.either(Salvo::kind).isEmpty()) {
                return Decision.none();
            }
            Either<Salvo> salvos = cases.just(Option.of(DONE, "hold the rest"), Salvo.DONE_FIRING)
                    .either(Salvo::kind)
                    .unknown(key -> violations(battle, key));
            return Decision.of(battle.player(side), salvos)
                    .asking("{side}: which capital weapon fires, and at what?", side.word())
                    .citing("SPB-CAP-01", "SPB-CAP-02")
                    .otherwise(Salvo.DONE_FIRING);
        }

        private static Options.Case<Salvo> salvos(Battle battle, Ship ship, Weapon weapon) {
            String key = key(ship, weapon);
            return Options.<Salvo>when(
                            Option.called(key, key)
                                    .at(ship.id())
                                    .noting(
                                            "at {targets}",
                                            targets(battle, target -> Gunnery.capitalViolations(battle, ship, target))),
                            () -> Options.oneOf(
                                            battle.ships(),
                                            target -> option(battle, target, Gunnery.aim(battle, ship, weapon, target)),
                                            target -> Gunnery.capitalViolations(battle, ship, target))
                                    .as(target -> new Salvo(key, target.id()), salvo -> battle.the(salvo.target())))
                    .unless(() -> violations(battle, ship, weapon));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Salvo> choices, Dice dice) {
            if (choices.isEmpty() || choices.only().weapon().isEmpty()) {
                return Outcome.of(battle);
            }
            Salvo salvo = choices.only();
            Ship target = battle.the(salvo.target());
            Battery battery = battle.book().battery();
            List<Event> events = new ArrayList<>();
            Battle fired = battery != null && battery.id().equals(salvo.weapon())
                    ? IonCannon.fire(battle, battery, target, dice, events)
                    : fire(battle, salvo, target, dice, events);
            return Outcome.of(fired).tell(events).then(this);
        }
    }

    /** What a weapon can fire at, for who has not chosen it yet. */
    static Object targets(Battle battle, Function<Ship, List<Violation>> against) {
        return Sentence.lazily(() -> battle.ships().stream()
                .filter(target -> against.apply(target).isEmpty())
                .map(Ship::id)
                .toList());
    }

    /** A target as an option, with the odds. */
    static Option option(Battle battle, Ship target, Aim aim) {
        return Option.of(
                        target.id(),
                        "{target}, {design}",
                        target.id(),
                        battle.sheet(target).design().name())
                .at(target.id())
                .noting(aim.odds());
    }

    private static Battle fire(Battle battle, Salvo salvo, Ship target, Dice dice, List<Event> events) {
        for (Ship ship : battle.of(battle.acting())) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                if (key(ship, weapon).equals(salvo.weapon())) {
                    boolean hit =
                            Damage.shoot(battle, ship.side(), Gunnery.aim(battle, ship, weapon, target), dice, events);
                    Battle fired = Damage.showing(battle, ship, target.at(), hit);
                    Fire fire = fired.fire().firing(salvo.weapon());
                    return fired.with(hit ? fire.hitting(target.id()) : fire);
                }
            }
        }
        throw new IllegalStateException("nobody has " + salvo.weapon());
    }

    /** What was fired takes effect at once: damage, and ships that cannot move in the next turn (SPB-CAP-03). */
    public record ApplyDamage() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Fire fire = battle.fire();
            if (fire.hits().isEmpty() && fire.stunned().isEmpty()) {
                return Outcome.of(battle);
            }
            List<Event> events = new ArrayList<>();
            Battle now = battle;
            for (String id : fire.hits()) {
                Ship target = now.find(id);
                now = target == null ? now : Damage.hit(now, target, events);
            }
            for (String id : fire.stunned()) {
                Ship target = now.find(id);
                if (target != null && !target.isDisabled(battle.turn() + 1)) {
                    now = now.with(target.disabled(battle.turn() + 1));
                    events.add(Event.told("{ship} can neither move nor fire in turn {turn}.", id, battle.turn() + 1)
                            .citing("SPB-ION-05", "SPB-ION-06", "SPB-ION-08")
                            .at(id));
                }
            }
            return Victory.judged(now, events);
        }
    }

    // ---- what would be broken

    /** Every rule that fire of that weapon would break, whatever the target. */
    private static List<Violation> violations(Battle battle, Ship ship, Weapon weapon) {
        List<Violation> violations = new ArrayList<>();
        if (weapon.kind() != WeaponClass.CAPITAL) {
            violations.add(Gunnery.wrongClass(weapon, "capital weapons", "SPB-CAP-01"));
        }
        violations.addAll(silencing(battle, ship));
        if (hasFired(battle, ship, weapon)) {
            violations.add(Violation.of("FIRE_ONCE", "{weapon} has fired in this phase.", key(ship, weapon))
                    .citing("SPB-CAP-01"));
        }
        return violations;
    }

    /** Why none of its weapons fires in this turn. */
    private static List<Violation> silencing(Battle battle, Ship ship) {
        List<Violation> violations = new ArrayList<>();
        if (battle.isDisabled(ship)) {
            violations.add(Gunnery.disabled("FIRE_DISABLED", battle, ship));
        }
        if (ship.hasMovedAtFullPower(battle.turn())) {
            violations.add(Violation.of(
                            "CAP_FULL_POWER", "{ship} made a full power move in turn {turn}.", ship.id(), battle.turn())
                    .citing("SPB-MOVE-05", "SPB-CAP-01"));
        }
        return violations;
    }

    /** Of weapons that are never offered here. */
    private static List<Violation> violations(Battle battle, String key) {
        for (Ship ship : battle.of(battle.acting())) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                if (key.equals(key(ship, weapon))) {
                    return violations(battle, ship, weapon);
                }
            }
        }
        return List.of();
    }
}
