package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;

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
final class CapitalWeaponsPhase {

    private CapitalWeaponsPhase() {}

    private static final String DONE = "done";

    /** A side begins to fire. */
    record BeginFire(boolean first) implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Side leader = battle.progress().leader();
            Side side = first ? leader : leader.other();
            Battle begun = battle.with(battle.progress().in(Progress.Phase.CAPITAL_WEAPONS, side));
            return Outcome.of(first ? begun.with(battle.fire().ceased()) : begun)
                    .then(new FireCapitalWeapons());
        }
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
        return ship.id() + ' ' + weapon.name();
    }

    /** The side that fires points one weapon after the other, or holds those that are left. */
    record FireCapitalWeapons() implements Ask<Battle, Salvo> {
        @Override
        public Decision<Salvo> decision(Battle battle) {
            Side side = battle.acting();
            List<Options.Case<? extends Salvo>> cases = new ArrayList<>();
            for (Ship ship : battle.ships()) {
                if (ship.side() == side && Gunnery.isReady(battle, ship)) {
                    weapons(battle, ship, cases);
                }
            }
            IonCannon.bursts(battle, side, cases);
            if (!cases.isEmpty()) {
                cases.add(Options.just(Option.of(DONE, "hold the rest"), Salvo.DONE_FIRING));
            }
            return Decision.of(
                            battle.player(side),
                            Options.either(Salvo::kind, cases).explaining(answer -> objections(battle, answer)))
                    .asking("{side}: which capital weapon fires, and at what?", side.word())
                    .citing("SPB-CAP-01", "SPB-CAP-02")
                    .otherwise(Salvo.DONE_FIRING);
        }

        private static void weapons(Battle battle, Ship ship, List<Options.Case<? extends Salvo>> cases) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                String key = key(ship, weapon);
                if (weapon.kind() == WeaponClass.CAPITAL
                        && !battle.fire().fired().contains(key)) {
                    List<Salvo> targets = targets(battle, ship, key);
                    if (!targets.isEmpty()) {
                        Option face = Option.called(key, key).at(ship.id());
                        cases.add(Options.when(
                                face,
                                () -> Options.oneOf(targets, salvo -> {
                                    Ship target = battle.the(salvo.target());
                                    return face(battle, target, Gunnery.aim(battle, ship, weapon, target));
                                })));
                    }
                }
            }
        }

        private static List<Salvo> targets(Battle battle, Ship ship, String key) {
            List<Salvo> targets = new ArrayList<>();
            for (Ship target : battle.ships()) {
                if (target.side() != ship.side() && Gunnery.mayBombard(battle, ship, target)) {
                    targets.add(new Salvo(key, target.id()));
                }
            }
            return targets;
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

    /** A target as an option, with the odds. */
    static Option face(Battle battle, Ship target, Aim aim) {
        return Option.of(
                        target.id(),
                        "{target}, {design}",
                        target.id(),
                        battle.sheet(target).design().name())
                .at(target.id())
                .noting("{odds}", aim.odds());
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
    record ApplyDamage() implements Act<Battle> {
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
                            .citing("SPB-ION-06", "SPB-ION-08")
                            .at(id));
                }
            }
            return Victory.judged(now, events);
        }
    }

    // ---- why not

    private static List<Violation> objections(Battle battle, Answer answer) {
        for (Map.Entry<String, Answer> salvo : Options.fieldsOf(answer).entrySet()) {
            Ship target = battle.find(salvo.getValue().toString());
            return objections(battle, salvo.getKey(), target);
        }
        return objections(battle, answer.toString(), null);
    }

    private static List<Violation> objections(Battle battle, String key, @Nullable Ship target) {
        Battery battery = battle.book().battery();
        if (battery != null && battery.id().equals(key) && battery.side() == battle.acting()) {
            return IonCannon.objections(battle, battery, target);
        }
        for (Ship ship : battle.of(battle.acting())) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                if (key(ship, weapon).equals(key)) {
                    return objections(battle, ship, weapon, target);
                }
            }
        }
        return List.of();
    }

    private static List<Violation> objections(Battle battle, Ship ship, Weapon weapon, @Nullable Ship target) {
        if (weapon.kind() != WeaponClass.CAPITAL) {
            return List.of(AttackRun.wrongClass(weapon, "capital weapons", "SPB-CAP-01"));
        }
        List<Violation> reasons = new ArrayList<>();
        if (battle.isDisabled(ship)) {
            reasons.add(MovementPhase.disabled("FIRE_DISABLED", battle, ship));
        }
        if (ship.fullPower() == battle.turn()) {
            reasons.add(Violation.of(
                            "CAP_FULL_POWER", "{ship} made a full power move in turn {turn}.", ship.id(), battle.turn())
                    .citing("SPB-MOVE-05", "SPB-CAP-01"));
        }
        if (battle.fire().fired().contains(key(ship, weapon))) {
            reasons.add(Violation.of("FIRE_ONCE", "{weapon} has fired in this phase.", key(ship, weapon))
                    .citing("SPB-CAP-01"));
        }
        if (target != null && target.side() == ship.side()) {
            reasons.add(AttackRun.own(target));
        } else if (target != null) {
            reasons.addAll(Gunnery.bombardObjections(battle, ship, target));
        }
        return reasons;
    }
}
