package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.PortRun;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.gunnery.Aim;
import org.muster.ruleset.space.gunnery.Damage;
import org.muster.ruleset.space.gunnery.Guarded;
import org.muster.ruleset.space.gunnery.Gunnery;
import org.muster.ruleset.space.victory.Victory;

/**
 * Fire in an attack move.
 *
 * <pre>
 * once: before, between or after the steps                        SPB-ATT-01, SPB-ATT-04
 * at one enemy in the threat zone, or at the port                 SPB-ATT-02, -09, SPB-DS-11
 * rapid and heavy weapons, each once, in any order                SPB-ATT-03, SPB-ATT-08, SPB-ATT-10
 * at once, before the next step                                   SPB-ATT-05
 * not from inside a carrier                                       SPB-CAR-05
 * </pre>
 */
public final class AttackRun {

    private AttackRun() {}

    /** The port, as answers name it. */
    public static final String PORT = "port";

    private static final String NONE = "none";

    /**
     * Fire of one attack move.
     *
     * @param target id of a ship, or the port; empty: nothing is fired
     * @param weapons by name, in the order in which they fire
     */
    record Volley(String target, List<Weapon> weapons) {
        static final Volley HELD = new Volley("", List.of());

        private String kind() {
            return target.isEmpty() ? NONE : target;
        }
    }

    /** A point of an attack move where it may fire. */
    public record FireWindow() implements Ask<Battle, Volley> {
        @Override
        public Decision<Volley> decision(Battle battle) {
            Manoeuvre move = battle.move();
            Ship ship = battle.find(move.ship());
            if (ship == null || move.over() || move.fired() || isInside(move)) {
                return Decision.none();
            }
            Cases<Volley> cases = Options.<Volley>cases().just(Option.of(NONE, "hold fire"), Volley.HELD);
            for (Ship target : battle.ships()) {
                if (!target.id().equals(ship.id()) && battle.sheet(ship).zone().isNear(ship.at(), target.at())) {
                    cases.add(at(battle, ship, target));
                }
            }
            Scenario.Goal goal = battle.book().scenario().goal();
            if (goal.kind() == Scenario.GoalKind.PORT && goal.side() == ship.side()) {
                cases.add(atPort(battle, ship));
            }
            Either<Volley> volleys = cases.either(Volley::kind);
            if (volleys.count(2) == 1) {
                return Decision.none(); // all there is to say is "none"
            }
            return Decision.of(battle.player(ship.side()), volleys.unknown(id -> violations(battle, ship, id)))
                    .asking(
                            "{ship} may fire once in its attack move: now, from {square}, {when}?",
                            ship.id(),
                            ship.at(),
                            when(move.steps().length()))
                    .citing("SPB-ATT-01", "SPB-ATT-02", "SPB-ATT-03")
                    .otherwise(Volley.HELD);
        }

        /** Which of the points it is; there may be another. */
        private static Sentence when(int steps) {
            return steps == 0 ? Sentence.of("before its first step") : Sentence.of("after {n step|steps}", steps);
        }

        /** At the port with all that may be fired at it, or nothing yet if the ship comes to where it can. */
        @Override
        public List<Volley> promising(Battle battle, Player seat, RandomGenerator random) {
            Ship ship = battle.mover();
            Scenario.Goal goal = battle.book().scenario().goal();
            if (goal.kind() != Scenario.GoalKind.PORT || goal.side() != ship.side()) {
                return List.of();
            }
            PortRun run = Guarded.way(battle, ship);
            List<Weapon> heavy = battle.sheet(ship).design().weapons().stream()
                    .filter(weapon -> weapon.kind() == WeaponClass.HEAVY)
                    .sorted(Comparator.comparingInt(weapon -> -weapon.attack()))
                    .toList();
            if (heavy.isEmpty()) {
                return List.of();
            }
            if (run.bears(ship.at(), ship.facing())) {
                boolean one = battle.book().houseRules().attackWeapons() == HouseRules.AttackWeapons.ONE;
                return List.of(new Volley(PORT, one ? heavy.subList(0, 1) : heavy));
            }
            Sequence made = battle.sheet(ship).helm().root(battle.move().kind());
            made = made == null ? null : made.then(battle.move().steps());
            Square at = ship.at();
            while (made != null) {
                made = made.ahead;
                at = at.ahead(ship.facing(), 1);
                if (made != null && run.bears(at, ship.facing())) {
                    return List.of(Volley.HELD);
                }
            }
            return List.of();
        }

        /** Before its first step a launched fighter is still in its carrier (SPB-CAR-05). */
        private static boolean isInside(Manoeuvre move) {
            return move.carrier() != null && move.steps().isEmpty();
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Volley> choices, Dice dice) {
            if (choices.isEmpty() || choices.only().target().isEmpty()) {
                return Outcome.of(battle);
            }
            Volley volley = choices.only();
            Battle fired = battle.with(battle.move().firing());
            return volley.target().equals(PORT) ? fireAtPort(fired, volley, dice) : fire(fired, volley, dice);
        }
    }

    // ---- what may be fired

    private static Options.Case<Volley> at(Battle battle, Ship ship, Ship target) {
        Option option = Option.called(target.id(), target.id())
                .at(ship.id(), target.id())
                .noting("{design}", battle.sheet(target).design().name());
        return volleys(
                battle,
                ship,
                option,
                weapon -> Gunnery.aim(battle, ship, weapon, target),
                weapon -> Gunnery.violationsOf(battle, ship, weapon, target),
                Gunnery.violations(battle, ship, target));
    }

    private static Options.Case<Volley> atPort(Battle battle, Ship ship) {
        String port = battle.book().trench().port().id();
        return volleys(
                battle,
                ship,
                Option.of(PORT, "the port").at(ship.id(), port).noting("one hit destroys the Death Star"),
                weapon -> Gunnery.aimAtPort(battle, ship, weapon),
                Gunnery::violationsAtPort,
                Gunnery.violationsAtPort(battle, ship));
    }

    /**
     * Every order in which some of the weapons may fire, or one of them alone (SPB-ATT-03).
     *
     * @param target what is fired at
     * @param against the rules that a weapon would break there
     * @param violations the rules that all of them would
     */
    private static Options.Case<Volley> volleys(
            Battle battle,
            Ship ship,
            Option target,
            Function<Weapon, Aim> aim,
            Function<Weapon, List<Violation>> against,
            List<Violation> violations) {
        Supplier<OneOf<Volley>> volleys = () -> {
            List<List<Weapon>> orders = new ArrayList<>();
            arrange(List.of(), battle.sheet(ship).design().weapons(), orders);
            return Options.oneOf(
                            orders.stream()
                                    .map(order -> new Volley(target.id(), order))
                                    .toList(),
                            volley -> option(volley, aim),
                            volley -> violations(battle, ship, volley, against))
                    .unknown(id -> again(battle, ship, id));
        };
        return Options.<Volley>when(target, volleys).unless(() -> violations);
    }

    private static void arrange(List<Weapon> begun, List<Weapon> left, List<List<Weapon>> into) {
        if (!begun.isEmpty()) {
            into.add(begun);
        }
        for (Weapon next : left) {
            List<Weapon> more = new ArrayList<>(begun);
            more.add(next);
            List<Weapon> rest = new ArrayList<>(left);
            rest.remove(next);
            arrange(List.copyOf(more), rest, into);
        }
    }

    /** Every rule that these weapons would break, at something that may be fired at. */
    private static List<Violation> violations(
            Battle battle, Ship ship, Volley volley, Function<Weapon, List<Violation>> against) {
        List<Violation> violations = new ArrayList<>();
        for (Weapon weapon : volley.weapons()) {
            violations.addAll(
                    weapon.kind() == WeaponClass.CAPITAL
                            ? List.of(Gunnery.wrongClass(weapon, "rapid and heavy weapons", "SPB-ATT-07"))
                            : against.apply(weapon));
        }
        if (volley.weapons().size() > 1 && battle.book().houseRules().attackWeapons() == HouseRules.AttackWeapons.ONE) {
            violations.add(once(battle, ship));
        }
        return violations;
    }

    /** Of an order that names weapons only, one of them more than once. */
    private static List<Violation> again(Battle battle, Ship ship, String order) {
        List<String> named = List.of(order.split("\\+", -1));
        List<String> known =
                battle.sheet(ship).design().weapons().stream().map(Weapon::id).toList();
        return named.size() > 1 && known.containsAll(named) ? List.of(once(battle, ship)) : List.of();
    }

    /** Of targets that are far off. */
    private static List<Violation> violations(Battle battle, Ship ship, String id) {
        Ship target = battle.find(id);
        return target == null ? List.of() : Gunnery.violations(battle, ship, target);
    }

    private static Violation once(Battle battle, Ship ship) {
        return Violation.of(
                        "FIRE_ONCE",
                        battle.book().houseRules().attackWeapons() == HouseRules.AttackWeapons.ONE
                                ? "Each weapon of {ship} fires at most once in an attack move, and only one of them"
                                        + " (option attackWeapons)."
                                : "Each weapon of {ship} fires at most once in an attack move.",
                        ship.id())
                .citing("SPB-ATT-03");
    }

    private static Option option(Volley volley, Function<Weapon, Aim> aimed) {
        String id = volley.weapons().stream().map(Weapon::id).collect(Collectors.joining("+"));
        List<Sentence> odds = new ArrayList<>();
        long misses = 1;
        long throwsOfAll = 1;
        for (Weapon weapon : volley.weapons()) {
            Aim aim = aimed.apply(weapon);
            odds.add(aim.odds());
            misses *= Aim.SIDES - aim.faces();
            throwsOfAll *= Aim.SIDES;
        }
        long percent = (200 * (throwsOfAll - misses) + throwsOfAll) / (2 * throwsOfAll);
        Sentence all = odds.size() == 1
                ? odds.get(0)
                : Sentence.of("{percent} % for a hit: {odds}", percent, Sentence.joined("; ", odds));
        return Option.of(id, inTurn(volley.weapons())).noting(all);
    }

    private static Sentence inTurn(List<Weapon> weapons) {
        Sentence first = Sentence.verbatim(weapons.get(0).name());
        return weapons.size() == 1
                ? first
                : Sentence.of("{weapon}, then {others}", first, inTurn(weapons.subList(1, weapons.size())));
    }

    // ---- fire

    private static Outcome<Battle> fire(Battle battle, Volley volley, Dice dice) {
        Battle now = battle;
        Ship ship = battle.mover();
        List<Event> events = new ArrayList<>();
        for (Weapon weapon : volley.weapons()) {
            Ship target = now.find(volley.target());
            if (target == null) {
                break; // destroyed: the others are not rolled
            }
            boolean hit = Damage.shoot(now, ship.side(), Gunnery.aim(now, ship, weapon, target), dice, events);
            now = Damage.showing(now, ship, target.at(), hit);
            now = hit ? Damage.hit(now, target, events) : now;
        }
        return Victory.judged(now, events);
    }

    private static Outcome<Battle> fireAtPort(Battle battle, Volley volley, Dice dice) {
        Battle now = battle;
        Ship ship = battle.mover();
        List<Event> events = new ArrayList<>();
        for (Weapon weapon : volley.weapons()) {
            boolean hit = Damage.shoot(now, ship.side(), Gunnery.aimAtPort(now, ship, weapon), dice, events);
            now = Damage.showing(now, ship, now.book().trench().port(), hit);
            if (hit) {
                return Victory.over(Outcome.of(now).tell(events), Victory.portHit(now, ship));
            }
        }
        return Outcome.of(now).tell(events);
    }
}
