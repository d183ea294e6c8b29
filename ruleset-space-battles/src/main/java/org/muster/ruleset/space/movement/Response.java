package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Damage;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.ruleset.space.victory.Victory;

/**
 * What the enemy may do when a ship has moved: one thing, or nothing.
 *
 * <pre>
 * after each moved ship, if anything is legal                     SPB-RESP-01, SPB-RESP-07
 * one countermove or one ship's fire                              SPB-RESP-02, SPB-RESP-03, SPB-RESP-05, SPB-RESP-06
 * a countermove                                                   {@link Countermove}
 * rapid fire at the ship that ended in a threat zone              SPB-RAP-01, SPB-RAP-03, SPB-RAP-04, {@link Gunnery}
 * </pre>
 */
public final class Response {

    private Response() {}

    private static final String NONE = "none";
    private static final String FIRE = "fire ";

    /** One response action, or none. */
    sealed interface Action {
        /** As the kind of answer is named. */
        String kind();
    }

    /** Nothing is done. */
    record Nothing() implements Action {
        @Override
        public String kind() {
            return NONE;
        }
    }

    /** A ship makes a countermove. */
    record Counter(String ship, Sequence sequence) implements Action {
        @Override
        public String kind() {
            return ship;
        }
    }

    /** A ship fires a rapid weapon at the ship that moved. */
    record Snap(String ship, Weapon weapon) implements Action {
        @Override
        public String kind() {
            return FIRE + ship + ' ' + weapon.id();
        }
    }

    /** The enemy's answer to the move that was just made (SPB-RESP-02). */
    public record Respond() implements Ask<Battle, Action> {
        @Override
        public Decision<Action> decision(Battle battle) {
            Ship mover = battle.find(battle.move().ship());
            if (mover == null) {
                return Decision.none();
            }
            Side side = battle.acting().other();
            Cases<Action> cases = Options.<Action>cases().just(Option.of(NONE, "no response"), new Nothing());
            List<Ship> own = battle.of(side);
            for (Ship ship : own) {
                boolean near = battle.sheet(ship).zone().isNear(ship.at(), mover.at());
                for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                    if (near && weapon.kind() == WeaponClass.RAPID) {
                        cases.add(fire(battle, ship, weapon, mover));
                    }
                }
            }
            for (Ship ship : own) {
                if (battle.sheet(ship).helm().moves() && battle.move().nearest(ship.at()) <= 1) {
                    cases.add(countermove(battle, ship, mover));
                }
            }
            Either<Action> actions = cases.either(Action::kind);
            if (actions.count(2) == 1) {
                return Decision.none(); // all there is to say is "none"
            }
            return Decision.of(battle.player(side), actions.unknown(id -> violations(battle, mover, id)))
                    .asking(
                            "{ship}, {design}, has moved from {from} to {to}: one response to it, or none?",
                            mover.id(),
                            battle.sheet(mover).design().name(),
                            battle.move().start(),
                            mover.at())
                    .citing("SPB-RESP-01", "SPB-RESP-02")
                    .otherwise(new Nothing());
        }

        private static Options.Case<Action> fire(Battle battle, Ship ship, Weapon weapon, Ship mover) {
            Snap snap = new Snap(ship.id(), weapon);
            List<Violation> violations = violations(battle, ship, weapon, mover, mover);
            Option shot = Option.of(
                            snap.kind(), "{ship} fires {weapon} at {mover}", ship.id(), weapon.name(), mover.id())
                    .at(ship.id(), mover.id());
            Option option = violations.isEmpty()
                    ? shot.noting(
                            "{odds}",
                            Sentence.lazily(() ->
                                    Gunnery.aim(battle, ship, weapon, mover).odds()))
                    : shot;
            return Options.<Action>just(option, snap).unless(() -> violations);
        }

        private static Options.Case<Counter> countermove(Battle battle, Ship ship, Ship mover) {
            Option option = Option.called(ship.id(), ship.id())
                    .at(ship.id())
                    .noting("countermove to the move of {mover}", mover.id());
            return Options.when(
                            option,
                            () -> Plans.among(
                                            battle,
                                            ship,
                                            Countermove.legal(battle, ship),
                                            kind -> Countermove.violations(battle, kind))
                                    .as(sequence -> new Counter(ship.id(), sequence), Counter::sequence))
                    .unless(() -> violations(battle, ship, mover));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Action> choices, Dice dice) {
            Battle settled = battle.with(battle.move().settled());
            if (choices.isEmpty() || choices.only() instanceof Nothing) {
                return Outcome.of(settled);
            }
            if (choices.only() instanceof Counter counter) {
                return countermoved(settled, counter);
            }
            return fired(settled, (Snap) choices.only(), dice);
        }

        private static Outcome<Battle> countermoved(Battle battle, Counter counter) {
            Ship ship = battle.the(counter.ship()).responded(battle.turn());
            return Flight.begin(battle.with(ship), ship, counter.sequence(), true, null)
                    .tell(Event.told("{ship} makes a countermove.", ship.id())
                            .citing("SPB-CTR-05")
                            .at(ship.id()));
        }

        private static Outcome<Battle> fired(Battle battle, Snap snap, Dice dice) {
            Ship ship = battle.the(snap.ship()).responded(battle.turn());
            Ship mover = battle.mover();
            List<Event> events = new ArrayList<>();
            boolean hit =
                    Damage.shoot(battle, ship.side(), Gunnery.aim(battle, ship, snap.weapon(), mover), dice, events);
            Battle now = Damage.showing(battle.with(ship), ship, mover.at(), hit);
            return hit
                    ? Victory.judged(Damage.hit(now, mover, events), events)
                    : Outcome.of(now).tell(events);
        }
    }

    // ---- what would be broken

    /** Every rule that a response of that ship would break, whatever it is (SPB-RESP-04, -06). */
    private static List<Violation> violations(Battle battle, Ship ship) {
        Violations violations = new Violations();
        if (battle.isDisabled(ship)) {
            violations.found(() -> unavailable(ship.id(), Sentence.of("disabled"), "SPB-ION-06"));
        }
        if (battle.book().houseRules().responsesPerShip() == HouseRules.ResponsesPerShip.ONE_PER_HALF
                && ship.hasResponded(battle.turn())) {
            violations.found(() -> Violation.of(
                            "RESP_USED",
                            "{ship} has responded in this half already (option responsesPerShip).",
                            ship.id())
                    .citing("SPB-RESP-04"));
        }
        return violations;
    }

    private static Violation unavailable(String ship, Sentence why, String rule) {
        return Violation.of("RESP_UNAVAILABLE", "{ship} is {why}.", ship, why).citing(rule);
    }

    /** Every rule that a countermove of that ship would break, wherever it leads. */
    private static List<Violation> violations(Battle battle, Ship ship, Ship mover) {
        return Violation.both(violations(battle, ship), Countermove.violations(battle, ship, mover, battle.move()));
    }

    /** Every rule that fire of that ship at {@code target} would break. */
    private static List<Violation> violations(Battle battle, Ship ship, Weapon weapon, Ship target, Ship mover) {
        Violations violations = new Violations();
        if (!target.id().equals(mover.id()) && target.side() != ship.side()) {
            violations.found(
                    () -> Violation.of("FIRE_TARGET", "Only {mover} may be fired at in this response.", mover.id())
                            .citing("SPB-RAP-03"));
        }
        if (weapon.kind() != WeaponClass.RAPID) {
            violations.found(() -> Gunnery.wrongClass(weapon, "rapid weapons", "SPB-RAP-02"));
        }
        return Violation.both(
                violations(battle, ship), Violation.both(violations, Gunnery.violations(battle, ship, weapon, target)));
    }

    /** What is never offered: what is far off, the mover's ships, those off the table, other weapons and targets. */
    private static List<Violation> violations(Battle battle, Ship mover, String id) {
        for (Ship ship : battle.ships()) {
            if (ship.id().equals(id)) {
                return ship.side() == mover.side() ? List.of(wrongHalf(mover)) : violations(battle, ship, mover);
            }
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                String kind = new Snap(ship.id(), weapon).kind();
                for (Ship target : id.startsWith(kind) ? battle.ships() : List.<Ship>of()) {
                    if (id.equals(kind + " at " + target.id()) || id.equals(kind) && target.equals(mover)) {
                        return ship.side() == mover.side()
                                ? List.of(wrongHalf(mover))
                                : violations(battle, ship, weapon, target, mover);
                    }
                }
            }
        }
        for (Away away : battle.away()) {
            if (id.equals(away.id()) || id.startsWith(FIRE + away.id() + ' ')) {
                return List.of(unavailable(away.id(), away.why().words(), "SPB-RESP-06"));
            }
        }
        return List.of();
    }

    private static Violation wrongHalf(Ship mover) {
        return Violation.of(
                        "MOVE_HALF",
                        "It is the {other}'s half of the Movement Phase; the {side} responds.",
                        mover.side().word(),
                        mover.side().other().word())
                .citing("SPB-RESP-01", "SPB-RESP-03");
    }
}
