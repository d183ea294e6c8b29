package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;

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
final class Response {

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
            return FIRE + ship + ' ' + weapon.name();
        }
    }

    /** The enemy's answer to the move that was just made (SPB-RESP-02). */
    record Respond() implements Ask<Battle, Action> {
        @Override
        public Decision<Action> decision(Battle battle) {
            Manoeuvre move = battle.move();
            Ship mover = battle.find(move.ship());
            Side side = battle.acting().other();
            if (mover == null) {
                return Decision.of(battle.player(side), Options.oneOf(List.<Action>of()));
            }
            List<Options.Case<? extends Action>> cases = new ArrayList<>();
            int speed = battle.sheet(mover).speed();
            for (Ship ship : battle.ships()) {
                if (ship.side() == side && mayRespond(battle, ship)) {
                    fire(battle, ship, mover, cases);
                }
            }
            for (Ship ship : battle.ships()) {
                if (ship.side() == side && mayRespond(battle, ship) && Countermove.isOpen(battle, ship, move, speed)) {
                    countermove(battle, ship, cases);
                }
            }
            if (!cases.isEmpty()) {
                cases.add(0, Options.just(Option.of(NONE, "no response"), new Nothing()));
            }
            return Decision.of(
                            battle.player(side),
                            Options.either(Action::kind, cases).explaining(answer -> objections(battle, mover, answer)))
                    .asking("{ship} has moved: one response, or none?", mover.id())
                    .citing("SPB-RESP-01", "SPB-RESP-02")
                    .otherwise(new Nothing());
        }

        private static void fire(Battle battle, Ship ship, Ship mover, List<Options.Case<? extends Action>> cases) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                if (weapon.kind() == WeaponClass.RAPID && Gunnery.mayFire(battle, ship, weapon, mover)) {
                    Snap snap = new Snap(ship.id(), weapon);
                    Option face = Option.of(
                                    snap.kind(),
                                    "{ship} fires {weapon} at {mover}",
                                    ship.id(),
                                    weapon.name(),
                                    mover.id())
                            .at(ship.id(), mover.id())
                            .noting(
                                    "{odds}",
                                    Gunnery.aim(battle, ship, weapon, mover).odds());
                    cases.add(Options.just(face, snap));
                }
            }
        }

        private static void countermove(Battle battle, Ship ship, List<Options.Case<? extends Action>> cases) {
            List<Sequence> ways = Countermove.ways(battle, ship);
            if (!ways.isEmpty()) {
                Option face = Option.called(ship.id(), ship.id()).at(ship.id()).noting("countermove");
                cases.add(Options.when(
                        face,
                        () -> Plans.among(battle, ship, ways)
                                .as(sequence -> new Counter(ship.id(), sequence), Counter::sequence)));
            }
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Action> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Nothing) {
                return Outcome.of(battle);
            }
            if (choices.only() instanceof Counter counter) {
                return countermoved(battle, counter);
            }
            return fired(battle, (Snap) choices.only(), dice);
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
            Ship mover = Flight.mover(battle);
            List<Event> events = new ArrayList<>();
            boolean hit =
                    Damage.shoot(battle, ship.side(), Gunnery.aim(battle, ship, snap.weapon(), mover), dice, events);
            Battle now = Damage.showing(battle.with(ship), ship, mover.at(), hit);
            return hit
                    ? Victory.judged(Damage.hit(now, mover, events), events)
                    : Outcome.of(now).tell(events);
        }
    }

    /** Neither disabled nor, where the battle wants it so, having responded in this half (SPB-RESP-04, -06). */
    private static boolean mayRespond(Battle battle, Ship ship) {
        return !battle.isDisabled(ship) && !isSpent(battle, ship);
    }

    private static boolean isSpent(Battle battle, Ship ship) {
        return battle.book().options().responsesPerShip() == BattleOptions.ResponsesPerShip.ONE_PER_HALF
                && ship.responded() == battle.turn();
    }

    // ---- why not

    private static List<Violation> objections(Battle battle, Ship mover, Answer answer) {
        for (Map.Entry<String, Answer> counter : Options.fieldsOf(answer).entrySet()) {
            return objections(
                    battle, mover, counter.getKey(), counter.getValue().toString());
        }
        return objections(battle, mover, answer.toString(), "");
    }

    private static List<Violation> objections(Battle battle, Ship mover, String kind, String typed) {
        boolean fires = kind.startsWith(FIRE);
        String[] words = (fires ? kind.substring(FIRE.length()) : kind).split(" ", 2);
        Ship ship = battle.find(words[0]);
        if (ship == null) {
            Away away = battle.findAway(words[0]);
            return away == null
                    ? List.of()
                    : List.of(unavailable(away.id(), away.why().words(), "SPB-RESP-06"));
        }
        if (ship.side() == mover.side()) {
            return List.of(Violation.of(
                            "MOVE_HALF",
                            "It is the {other}'s half of the Movement Phase; the {side} responds.",
                            mover.side().word(),
                            mover.side().other().word())
                    .citing("SPB-RESP-01", "SPB-RESP-03"));
        }
        List<Violation> reasons = new ArrayList<>();
        if (battle.isDisabled(ship)) {
            reasons.add(unavailable(ship.id(), "disabled", "SPB-ION-06"));
        }
        if (isSpent(battle, ship)) {
            reasons.add(Violation.of(
                            "RESP_USED",
                            "{ship} has responded in this half already (option responsesPerShip).",
                            ship.id())
                    .citing("SPB-RESP-04"));
        }
        reasons.addAll(
                fires
                        ? fire(battle, ship, mover, words.length > 1 ? words[1] : "")
                        : Countermove.objections(battle, ship, mover, battle.move(), typed));
        return reasons;
    }

    private static Violation unavailable(String ship, String why, String rule) {
        return Violation.of("RESP_UNAVAILABLE", "{ship} is {why}.", ship, why).citing(rule);
    }

    /** Why a ship may not fire so: a weapon, or a weapon "at" a target. */
    private static List<Violation> fire(Battle battle, Ship ship, Ship mover, String typed) {
        String[] parts = typed.split(" at ", 2);
        List<Violation> reasons = new ArrayList<>();
        if (parts.length > 1 && !parts[1].equals(mover.id())) {
            Ship other = battle.find(parts[1]);
            reasons.add(
                    other != null && other.side() == ship.side()
                            ? AttackRun.own(other)
                            : Violation.of("FIRE_TARGET", "Only {mover} may be fired at in this response.", mover.id())
                                    .citing("SPB-RAP-03"));
        }
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            if (weapon.name().equals(parts[0])) {
                reasons.addAll(
                        weapon.kind() == WeaponClass.RAPID
                                ? Gunnery.objections(battle, ship, weapon, mover)
                                : List.of(AttackRun.wrongClass(weapon, "rapid weapons", "SPB-RAP-02")));
            }
        }
        return reasons;
    }
}
