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
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;

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
final class AttackRun {

    private AttackRun() {}

    /** The port, as answers name it. */
    static final String PORT = "port";

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
    record FireWindow() implements Ask<Battle, Volley> {
        @Override
        public Decision<Volley> decision(Battle battle) {
            Manoeuvre move = battle.move();
            Ship ship = battle.find(move.ship());
            if (ship == null || move.over() || move.fired() || isInside(move)) {
                return Decision.of(battle.player(battle.acting()), Options.oneOf(List.<Volley>of()));
            }
            List<Options.Case<? extends Volley>> targets = targets(battle, ship);
            if (!targets.isEmpty()) {
                targets.add(0, Options.just(Option.of(NONE, "hold fire"), Volley.HELD));
            }
            return Decision.of(
                            battle.player(ship.side()),
                            Options.either(Volley::kind, targets)
                                    .explaining(answer -> objections(battle, ship, answer)))
                    .asking("{ship} may fire once in its attack move: now?", ship.id())
                    .citing("SPB-ATT-01", "SPB-ATT-02", "SPB-ATT-03")
                    .otherwise(Volley.HELD);
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

    private static List<Options.Case<? extends Volley>> targets(Battle battle, Ship ship) {
        List<Options.Case<? extends Volley>> cases = new ArrayList<>();
        ThreatZone zone = battle.sheet(ship).zone();
        for (Ship target : battle.ships()) {
            if (target.side() != ship.side() && zone.reaches(ship.at(), ship.facing(), target.at())) {
                List<Weapon> weapons = weapons(battle, ship, target);
                if (!weapons.isEmpty()) {
                    Option face = Option.called(target.id(), target.id())
                            .at(ship.id(), target.id())
                            .noting("{design}", battle.sheet(target).design().name());
                    cases.add(Options.when(face, () -> volleys(battle, ship, target, weapons)));
                }
            }
        }
        List<Weapon> atPort = weaponsAtPort(battle, ship);
        if (!atPort.isEmpty()) {
            String port = battle.book().trench().port().id();
            Option face = Option.of(PORT, "the port").at(ship.id(), port).noting("one hit destroys the Death Star");
            cases.add(Options.when(face, () -> volleys(battle, ship, null, atPort)));
        }
        return cases;
    }

    private static List<Weapon> weapons(Battle battle, Ship ship, Ship target) {
        List<Weapon> weapons = new ArrayList<>(2);
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            if (weapon.kind() != WeaponClass.CAPITAL && Gunnery.mayFire(battle, ship, weapon, target)) {
                weapons.add(weapon);
            }
        }
        return weapons;
    }

    private static List<Weapon> weaponsAtPort(Battle battle, Ship ship) {
        Scenario.Goal goal = battle.book().scenario().goal();
        if (goal.kind() != Scenario.GoalKind.PORT || goal.side() != ship.side()) {
            return List.of();
        }
        List<Weapon> weapons = new ArrayList<>(1);
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            if (Gunnery.mayFireAtPort(battle, ship, weapon)) {
                weapons.add(weapon);
            }
        }
        return weapons;
    }

    /** Every order in which some of the weapons may fire, or one of them alone (SPB-ATT-03). */
    private static Options<Volley> volleys(Battle battle, Ship ship, @Nullable Ship target, List<Weapon> weapons) {
        boolean one = battle.book().options().attackWeapons() == BattleOptions.AttackWeapons.ONE;
        List<List<Weapon>> orders = new ArrayList<>();
        arrange(List.of(), weapons, one ? 1 : weapons.size(), orders);
        String id = target == null ? PORT : target.id();
        List<Volley> volleys = new ArrayList<>(orders.size());
        for (List<Weapon> order : orders) {
            volleys.add(new Volley(id, order));
        }
        return Options.oneOf(volleys, volley -> face(battle, ship, target, volley));
    }

    private static void arrange(List<Weapon> begun, List<Weapon> left, int most, List<List<Weapon>> into) {
        if (!begun.isEmpty()) {
            into.add(begun);
        }
        if (begun.size() == most) {
            return;
        }
        for (Weapon next : left) {
            List<Weapon> more = new ArrayList<>(begun);
            more.add(next);
            List<Weapon> rest = new ArrayList<>(left);
            rest.remove(next);
            arrange(List.copyOf(more), rest, most, into);
        }
    }

    private static Option face(Battle battle, Ship ship, @Nullable Ship target, Volley volley) {
        List<String> names = volley.weapons().stream().map(Weapon::name).toList();
        List<String> odds = new ArrayList<>();
        long misses = 1;
        long throwsOfAll = 1;
        for (Weapon weapon : volley.weapons()) {
            Aim aim = aim(battle, ship, target, weapon);
            odds.add(aim.odds());
            misses *= Aim.SIDES - aim.faces();
            throwsOfAll *= Aim.SIDES;
        }
        long percent = (200 * (throwsOfAll - misses) + throwsOfAll) / (2 * throwsOfAll);
        String all = odds.size() == 1 ? odds.get(0) : percent + " % for a hit: " + String.join("; ", odds);
        return Option.called(String.join("+", names), String.join(", then ", names))
                .noting("{it}", all);
    }

    private static Aim aim(Battle battle, Ship ship, @Nullable Ship target, Weapon weapon) {
        return target == null ? Gunnery.aimAtPort(battle, ship, weapon) : Gunnery.aim(battle, ship, weapon, target);
    }

    // ---- fire

    private static Outcome<Battle> fire(Battle battle, Volley volley, Dice dice) {
        Battle now = battle;
        Ship ship = Flight.mover(battle);
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
        Ship ship = Flight.mover(battle);
        List<Event> events = new ArrayList<>();
        for (Weapon weapon : volley.weapons()) {
            boolean hit = Damage.shoot(now, ship.side(), Gunnery.aimAtPort(now, ship, weapon), dice, events);
            now = Damage.showing(now, ship, now.book().trench().port(), hit);
            if (hit) {
                return Outcome.of(now).tell(events).end(Victory.portHit(now, ship));
            }
        }
        return Outcome.of(now).tell(events);
    }

    // ---- why not

    private static List<Violation> objections(Battle battle, Ship ship, Answer answer) {
        for (Map.Entry<String, Answer> volley : Options.fieldsOf(answer).entrySet()) {
            return objections(battle, ship, volley.getKey(), volley.getValue().toString());
        }
        return objections(battle, ship, answer.toString(), "");
    }

    private static List<Violation> objections(Battle battle, Ship ship, String at, String named) {
        Ship target = battle.find(at);
        boolean port = at.equals(PORT) && battle.book().scenario().trench() != null;
        if (target == null && !port) {
            return List.of();
        }
        if (target != null && target.side() == ship.side()) {
            return List.of(own(target));
        }
        List<Violation> reasons = new ArrayList<>();
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            if (named.isEmpty() || List.of(named.split("\\+")).contains(weapon.name())) {
                if (weapon.kind() == WeaponClass.CAPITAL) {
                    reasons.add(wrongClass(weapon, "rapid and heavy weapons", "SPB-ATT-07"));
                } else if (target == null) {
                    reasons.addAll(Gunnery.portObjections(battle, ship, weapon));
                } else {
                    reasons.addAll(Gunnery.objections(battle, ship, weapon, target));
                }
            }
        }
        if (reasons.isEmpty() && named.contains("+")) {
            reasons.add(Violation.of(
                            "FIRE_ONCE",
                            "Each weapon of {ship} fires at most once in an attack move{one}.",
                            ship.id(),
                            battle.book().options().attackWeapons() == BattleOptions.AttackWeapons.ONE
                                    ? ", and only one of them (option attackWeapons)"
                                    : "")
                    .citing("SPB-ATT-03"));
        }
        return reasons.stream().distinct().toList();
    }

    /** Fire at a friend (SPB-CAP-09). */
    static Violation own(Ship target) {
        return Violation.of("FIRE_OWN", "{target} is your own ship.", target.id())
                .citing("SPB-CAP-09");
    }

    /** A weapon that is silent now. */
    static Violation wrongClass(Weapon weapon, String may, String rule) {
        return Violation.of(
                        "FIRE_CLASS",
                        "{weapon} is {class}; only {classes} may fire now.",
                        weapon.name(),
                        weapon.kind().word(),
                        may)
                .citing(rule);
    }
}
