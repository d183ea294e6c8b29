package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.flow.Result;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Fire;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.Shot;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.victory.Victory;

/**
 * What is wrong with a battle that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * phases: a turn has somebody who leads and somebody who acts     SPB-TURN-01, SPB-INIT-01
 * ships: those of the scenario or the fleet                       SPB-HOTH-01, SPB-DS-02, SPB-OPEN-01
 *   on the board, one in a space, none that is destroyed          SPB-GRID-01, SPB-GRID-03, SPB-HIT-13
 * away: on board, in reserve, or gone with nobody                 SPB-CAR-01, SPB-CAR-07, SPB-DS-08
 * launches and bursts within their limits                         SPB-CAR-02, SPB-ION-01
 * no more hits to come than shots                                 SPB-CAP-03, SPB-ION-06
 * disabled only what the cannon fires at                          SPB-ION-04
 * the battle goes on, or has just ended                           SPB-TURN-02, {@link Victory}
 * </pre>
 */
public final class PositionCheck {

    private final Battle battle;
    private final Violations violations = new Violations();

    private PositionCheck(Battle battle) {
        this.battle = battle;
    }

    /** All of it. */
    public static List<Violation> of(Battle battle) {
        PositionCheck check = new PositionCheck(battle);
        check.progress();
        check.forces();
        check.ships();
        check.stacking();
        for (int i = 0; i < battle.away().size(); i++) {
            check.away("away." + i, battle.away().get(i));
        }
        check.carriers();
        check.arrivals();
        check.manoeuvre();
        check.fire();
        check.outcome();
        return check.violations;
    }

    private void between(String at, int number, int most, String... rules) {
        violations.foundUnlessBetween(at, number, 0, most, rules);
    }

    private void progress() {
        Progress now = battle.progress();
        between("progress.turn", now.turn(), battle.book().turnLimit(), "SPB-HOTH-10", "SPB-DS-16", "SPB-OPEN-02");
        boolean isSetup = now.phase() == Progress.Phase.SETUP;
        if (isSetup != (now.turn() == 0)) {
            violations.found(
                    "progress.phase",
                    "OTHER_PHASE",
                    "SPB-TURN-01",
                    "Turn 0 is the set-up, and all later turns are not; this is turn {n}.",
                    now.turn());
        }
        if (!isSetup && now.holder() == null) {
            violations.found(
                    "progress.holder", "NO_HOLDER", "SPB-INIT-01", "After the set-up one side has the initiative.");
        }
        boolean somebodyActs = now.isIn(Progress.Phase.MOVEMENT) || now.isIn(Progress.Phase.CAPITAL_WEAPONS);
        if (somebodyActs && now.active() == null) {
            violations.found("progress.active", "NO_ACTIVE", "SPB-INIT-04", "In this phase one side moves or fires.");
        }
        for (String carrier : new LinkedHashSet<>(now.launched())) {
            int most = design(carrier).launchesPerTurn();
            if (now.launchesOf(carrier) > most) {
                violations.found(
                        "progress.launched",
                        "LAUNCH_USED",
                        "SPB-CAR-02",
                        "{carrier} has launched {n} this turn; limit {m}.",
                        carrier,
                        now.launchesOf(carrier),
                        most);
            }
        }
    }

    /** Of a ship on the table or off it. */
    private Design design(String ship) {
        Ship there = battle.find(ship);
        Away away = battle.findAway(ship);
        String design = there != null ? there.design() : away != null ? away.design() : "";
        return battle.book().designs().the(design);
    }

    // ---- who fights

    /** Any ship of the battle, on the table or off it. */
    private record One(String at, String id, String design, Side side) {}

    private List<One> all() {
        List<One> all = new ArrayList<>();
        for (int i = 0; i < battle.ships().size(); i++) {
            Ship ship = battle.ships().get(i);
            all.add(new One("ships." + i, ship.id(), ship.design(), ship.side()));
        }
        for (int i = 0; i < battle.away().size(); i++) {
            Away one = battle.away().get(i);
            all.add(new One("away." + i, one.id(), one.design(), one.side()));
        }
        return all;
    }

    private void forces() {
        if (battle.book().scenario().isOpen()) {
            fleets();
            return;
        }
        Map<String, One> ready = ready();
        Scenario.Towers towers = battle.book().scenario().towers();
        int standing = 0;
        for (One one : all()) {
            One right = ready.get(one.id());
            boolean isTower = towers != null && one.design().equals(towers.ship());
            if (isTower) {
                standing++;
            } else if (right == null) {
                violations.found(
                        one.at() + ".id",
                        Violation.of(
                                        "SETUP_FORCE",
                                        "{scenario} has no {ship}; its ships are: {ships}.",
                                        battle.book().scenario().name(),
                                        one.id(),
                                        String.join(", ", ready.keySet()))
                                .citing("SPB-HOTH-01", "SPB-DS-02"));
            } else if (!right.design().equals(one.design()) || right.side() != one.side()) {
                violations.found(
                        one.at(),
                        Violation.of(
                                        "SETUP_FORCE",
                                        "{ship} is {design:a}, and belongs to the {side}.",
                                        one.id(),
                                        battle.book()
                                                .designs()
                                                .the(right.design())
                                                .name(),
                                        right.side().word())
                                .citing("SPB-HOTH-01", "SPB-DS-02"));
            }
        }
        int most = towers == null ? 0 : towers.at().size();
        if (standing > most) {
            violations.found(
                    "ships", "TOWERS", "SPB-DS-05", "There are {n} towers, and {max} is the most.", standing, most);
        }
    }

    /** The ships of the scenario by their ids. */
    private Map<String, One> ready() {
        Map<String, One> ready = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            for (Scenario.Force force : battle.book().scenario().forcesOf(side)) {
                force.ids().forEach(id -> ready.put(id, new One("", id, force.ship(), side)));
                Scenario.Carried carried = force.carried();
                if (carried != null) {
                    carried.ids().forEach(id -> ready.put(id, new One("", id, carried.ship(), side)));
                }
            }
        }
        battle.book()
                .reserves()
                .forEach(group -> group.ships()
                        .forEach(crew -> ready.put(crew.id(), new One("", crew.id(), crew.ship(), group.side()))));
        return ready;
    }

    /** Whether a scenario itself brings ships of that design, whatever they cost. */
    private boolean isGiven(One one) {
        Scenario scenario = battle.book().scenario();
        Scenario.Towers towers = scenario.towers();
        Set<String> given = new LinkedHashSet<>(towers == null ? Set.of() : Set.of(towers.ship()));
        for (Scenario.Line line : scenario.quickStartOf(one.side())) {
            given.add(line.ship());
            if (line.carried() != null) {
                given.add(line.carried().ship());
            }
        }
        battle.book().reserves().forEach(group -> group.ships().forEach(crew -> given.add(crew.ship())));
        return given.contains(one.design());
    }

    /** Whether a ship is part of a fleet: neither a tower that stands nor a reserve that comes as the scenario says. */
    private boolean isOfFleet(One one) {
        Scenario.Towers towers = battle.book().scenario().towers();
        boolean isTower = towers != null && one.design().equals(towers.ship()) && Towers.isId(one.id());
        return !isTower
                && battle.book().reserves().stream()
                        .flatMap(group -> group.ships().stream())
                        .noneMatch(crew -> crew.id().equals(one.id()));
    }

    /** How many ships of a unique design a side may have: one, if the scenario's own fleet has not more. */
    private int most(Design design) {
        int given = 0;
        for (Scenario.Line line : battle.book().scenario().quickStartOf(design.side())) {
            given += line.ship().equals(design.id()) ? line.number() : 0;
            Scenario.Wing wing = line.carried();
            given += wing != null && wing.ship().equals(design.id()) ? line.number() * wing.count() : 0;
        }
        return Math.max(1, given);
    }

    private void fleets() {
        Map<Side, Integer> points = new EnumMap<>(Side.class);
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (One one : all()) {
            Design design = battle.book().designs().the(one.design());
            boolean isOfFleet = isOfFleet(one);
            points.merge(one.side(), isOfFleet ? design.points() : 0, Integer::sum);
            int number = isOfFleet ? counts.merge(design.id(), 1, Integer::sum) : 0;
            if (design.points() == 0 && !isGiven(one)) {
                violations.found(
                        one.at() + ".design",
                        "FLEET_UNKNOWN",
                        "SPB-OPEN-01",
                        "{ship} has no price and can't be taken.",
                        design.name());
            }
            if (design.side() != one.side()) {
                violations.found(
                        one.at() + ".side",
                        "FLEET_FACTION",
                        "SPB-OPEN-01",
                        "{ship} belongs to {faction}, this fleet is {side}.",
                        design.name(),
                        design.side().word(),
                        one.side().word());
            }
            if (design.has(Trait.UNIQUE) && number > most(design)) {
                violations.found(
                        one.at() + ".design",
                        "FLEET_UNIQUE",
                        "SPB-OPEN-01",
                        "{ship} is unique, and there already.",
                        design.name());
            }
        }
        points.forEach((side, n) -> {
            if (n > battle.book().points()) {
                violations.found(
                        "ships",
                        "FLEET_POINTS",
                        "SPB-OPEN-01",
                        "The ships of the {side}, lost ones too, cost {n point|points}; {limit} is the most.",
                        side.word(),
                        n,
                        battle.book().points());
            }
        });
    }

    // ---- on the table

    private void ships() {
        for (int i = 0; i < battle.ships().size(); i++) {
            Ship ship = battle.ships().get(i);
            String at = "ships." + i + '.';
            onTheBoard(at + "at", ship.id(), ship.at());
            between(at + "hits", ship.hits(), battle.sheet(ship).design().hits() - 1, "SPB-HIT-13", "SPB-HIT-14");
            between(at + "moved", ship.turns().moved(), battle.turn());
            between(at + "fullPower", ship.turns().fullPower(), battle.turn());
            between(at + "responded", ship.turns().responded(), battle.turn());
            between(at + "disabled", ship.turns().disabled(), battle.turn() + 1); // it is hit for the next
            if (ship.turns().disabled() > 0) {
                disabled(at + "disabled", ship);
            }
        }
    }

    private void disabled(String at, Ship ship) {
        Battery battery = battle.book().battery();
        if (battery == null) {
            violations.found(
                    at, "ION_TARGET", "SPB-ION-04", "Nothing here disables {ship}: there is no Ion Cannon.", ship.id());
        } else if (ship.side() == battery.side() || !battle.sheet(ship).has(Trait.ION_TARGET)) {
            violations.found(
                    at,
                    "ION_TARGET",
                    "SPB-ION-04",
                    "The {cannon} fires at enemy Star Destroyers only; {ship} is none.",
                    battery.name(),
                    ship.id());
        }
    }

    private void onTheBoard(String at, String ship, Square square) {
        Scenario.Board board = battle.book().scenario().board();
        if (!board.has(square)) {
            violations.found(
                    at,
                    "OFF_THE_BOARD",
                    "SPB-GRID-01",
                    "{ship} stands at {square}, and the board has {width} by {height} squares from 1, 1 on.",
                    ship,
                    square,
                    board.width(),
                    board.height());
        }
    }

    /** But for the ship whose move is not finished. */
    private void stacking() {
        Manoeuvre move = battle.manoeuvre();
        String mover = move == null || move.over() ? "" : move.ship();
        Map<Square, String> taken = new LinkedHashMap<>();
        for (int i = 0; i < battle.ships().size(); i++) {
            Ship ship = battle.ships().get(i);
            String other = ship.id().equals(mover) ? null : taken.putIfAbsent(ship.at(), ship.id());
            if (other != null) {
                violations.found(
                        "ships." + i + ".at",
                        "STACKING",
                        "SPB-GRID-03",
                        "{other} is at {square} already; a space holds one ship.",
                        other,
                        ship.at());
            }
        }
    }

    // ---- off the table

    /** Who is not on the table is with a ship, with a group of reserves, or with nobody. */
    private void away(String at, Away one) {
        String with = one.with();
        switch (one.why()) {
            case CARRIED -> carried(at, one);
            case RESERVE -> {
                List<String> groups = battle.book().reserves().stream()
                        .filter(group -> group.ships().stream()
                                .anyMatch(crew -> crew.id().equals(one.id())))
                        .map(Scenario.Reserve::id)
                        .toList();
                if (with == null || !groups.contains(with)) {
                    violations.found(
                            at + ".with",
                            "NO_COMPANY",
                            "SPB-DS-08",
                            "{ship} comes with a group of reserves; right would be: {groups}.",
                            one.id(),
                            groups);
                }
            }
            case UNPLACED, DESTROYED, GONE -> {
                if (with != null) {
                    violations.found(
                            at + ".with",
                            "NO_COMPANY",
                            "SPB-CAR-07",
                            "{ship} is {why}, and with nobody.",
                            one.id(),
                            one.why().words());
                }
                if (one.why() == Away.Why.UNPLACED && battle.progress().phase() != Progress.Phase.SETUP) {
                    violations.found(
                            at + ".why", "NOT_PLACED", "SPB-GRID-01", "After the set-up every ship has been placed.");
                }
            }
        }
    }

    private void carried(String at, Away fighter) {
        String with = String.valueOf(fighter.with());
        Ship carrier = battle.find(with);
        Away waiting = battle.findAway(with);
        boolean isThere = carrier != null && carrier.side() == fighter.side()
                || waiting != null && waiting.side() == fighter.side() && waiting.why() == Away.Why.UNPLACED;
        if (!isThere) {
            violations.found(
                    at + ".with",
                    "NO_COMPANY",
                    "SPB-CAR-01",
                    "{ship} is on board a ship of its side on the table, and {with} is none.",
                    fighter.id(),
                    with);
        }
        Design design = battle.book().designs().the(fighter.design());
        if (!design.is(ShipType.FIGHTER)) {
            violations.found(
                    at + ".design",
                    "FLEET_CARRIER",
                    "SPB-CAR-01",
                    "{ship} is no fighter and cannot be carried.",
                    design.name());
        }
    }

    private void carriers() {
        for (One one : all()) {
            int most = battle.book().designs().the(one.design()).capacity();
            int carried = battle.carriedBy(one.id()).size();
            if (carried > most) {
                violations.found(
                        one.at(),
                        "FLEET_CARRIER",
                        "SPB-CAR-01",
                        "{n fighter|fighters} carried by {ship}, capacity {c}.",
                        carried,
                        one.id(),
                        most);
            }
        }
    }

    private List<String> groups() {
        return battle.book().reserves().stream().map(Scenario.Reserve::id).toList();
    }

    /** A group came when the first of it was placed; who found no space is in reserve still. */
    private void arrivals() {
        between("arrivals.trenchRun", battle.arrivals().trenchRun(), battle.turn());
        for (Map.Entry<String, Integer> came : battle.arrivals().came().entrySet()) {
            String at = "arrivals.came." + came.getKey();
            if (groups().contains(came.getKey())) {
                between(at, came.getValue(), battle.turn());
            } else {
                violations.found(
                        at,
                        Violation.of(
                                "NO_GROUP",
                                "{group} is no group of reserves; these are: {groups}.",
                                came.getKey(),
                                String.join(", ", groups())));
            }
        }
        for (Scenario.Reserve group : battle.book().reserves()) {
            for (Scenario.Crew crew : group.ships()) {
                if (battle.find(crew.id()) != null && !battle.arrivals().came().containsKey(group.id())) {
                    violations.found(
                            "arrivals.came",
                            "NOT_COME",
                            "SPB-DS-08",
                            "{ship} is on the table, so the turn is told in which {group} came.",
                            crew.id(),
                            group.id());
                }
            }
        }
    }

    // ---- moves and fire

    private void manoeuvre() {
        Manoeuvre move = battle.manoeuvre();
        if (move == null) {
            return;
        }
        if (!move.steps().matches("[FLR]*")) {
            violations.found(
                    "manoeuvre.steps",
                    Violation.of(
                            "NO_STEPS",
                            "{steps} are no steps; a move is written with F (forward), L (left) and R (right).",
                            move.steps()));
        }
        if (move.path().isEmpty()) {
            violations.found(
                    "manoeuvre.path",
                    Violation.of("NO_PATH", "The path of a move has at least the space where it began."));
        }
        for (int i = 0; i < move.path().size(); i++) {
            onTheBoard("manoeuvre.path." + i, move.ship(), move.path().get(i));
        }
    }

    private void fire() {
        Fire fire = battle.fire();
        Battery battery = battle.book().battery();
        int most = battery == null ? 0 : battery.bursts();
        boolean eachTurn = battle.book().houseRules().ionBursts() == HouseRules.IonBursts.PER_TURN;
        between("fire.burstsNow", fire.burstsNow(), Math.min(most, fire.bursts()), "SPB-ION-01");
        between("fire.bursts", fire.bursts(), eachTurn ? most * battle.turn() : most, "SPB-ION-01");
        hits("fire.hits", fire.hits().size(), fire.fired().size(), "SPB-CAP-03");
        hits("fire.stunned", fire.stunned().size(), fire.burstsNow(), "SPB-ION-06");
        for (int i = 0; i < fire.fired().size(); i++) {
            String fired = fire.fired().get(i);
            int space = fired.indexOf(' ');
            Design design = design(space < 0 ? fired : fired.substring(0, space));
            if (space < 0 || design.weapon(fired.substring(space + 1)) == null) {
                violations.found(
                        "fire.fired." + i,
                        "NO_WEAPON",
                        "SPB-CAP-01",
                        "{fired} names no weapon of {ship}; these are: {weapons}.",
                        fired,
                        design.name(),
                        design.weapons().stream().map(Weapon::name).toList());
            }
        }
    }

    /** What counts at the end of the phase was fired in it, each shot once. */
    private void hits(String at, int hits, int shots, String rule) {
        if (hits > shots) {
            violations.found(
                    at,
                    "NOT_FIRED",
                    rule,
                    "{n hit|hits} of {shots shot|shots} in this phase; a shot hits once.",
                    hits,
                    shots);
        }
    }

    // ---- how it stands

    /** A battle ends the moment it is decided: what decided it is the last move or shot (SPB-TURN-02). */
    private void outcome() {
        if (battle.progress().phase() == Progress.Phase.SETUP) {
            return;
        }
        Scenario.Goal goal = battle.book().scenario().goal();
        String runner = goal.kind() == Scenario.GoalKind.ESCAPE ? goal.ship() : null;
        Away away = runner == null ? null : battle.findAway(runner);
        if (runner != null && away == null && battle.find(runner) == null) {
            violations.found(
                    "ships",
                    "SETUP_FORCE",
                    "SPB-HOTH-01",
                    "{ship} must escape, and is neither on the table nor off it.",
                    runner);
        }
        if (away != null && away.why() == Away.Why.GONE && !hasLeftLast(away)) {
            decided(
                    away,
                    Violation.of("DECIDED", "The battle is over: {ship} left the board.", away.id())
                            .citing("SPB-HOTH-07", "SPB-HOTH-11"));
        }
        Result result = Victory.of(battle);
        if (result != null && !isLastShown()) {
            decided(
                    away,
                    Violation.of("DECIDED", "The battle is over: {reason}", result.reason())
                            .citing(result.rules().toArray(String[]::new)));
        }
    }

    private void decided(@Nullable Away runner, Violation violation) {
        boolean isByRunner = runner != null && !runner.isToCome();
        violations.found(isByRunner ? "away." + battle.away().indexOf(runner) + ".why" : "ships", violation);
    }

    /** Whether what was noted last is a hit, or a ship that left: such a battle may have ended just now. */
    private boolean isLastShown() {
        return battle.fire().shots().stream().anyMatch(Shot::hit)
                || battle.away().stream().anyMatch(one -> one.why() == Away.Why.GONE && hasLeftLast(one));
    }

    private boolean hasLeftLast(Away one) {
        Manoeuvre move = battle.manoeuvre();
        return move != null && move.over() && move.ship().equals(one.id());
    }
}
