package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * The set-up, once, before the first turn.
 *
 * <pre>
 * 1. Towers                  where the book says, or the Empire          SPB-DS-05, -06, {@link Towers}
 * 2. Fleets                  in an open battle                           SPB-OPEN-01, -03, {@link FleetSetup}
 * 3. Deploy                  one side after the other                    SPB-HOTH-03, SPB-HOTH-05, SPB-DS-02, SPB-DS-04
 * </pre>
 */
public final class SetupPhase {

    private SetupPhase() {}

    private static final String REST = "rest";

    /** Ships take their places beside the board, and what is to be done is put in order. */
    public record SetUp() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Scenario scenario = battle.book().scenario();
            Battle ready = battle;
            List<Step<Battle>> steps = new ArrayList<>();
            Scenario.Towers towers = scenario.towers();
            if (towers != null && battle.book().houseRules().towers() == HouseRules.TowerPlaces.PLACED) {
                steps.add(new Towers.PlaceTowers());
            } else if (towers != null) {
                ready = Towers.standing(ready, towers, towers.at());
            }
            for (Side side : scenario.order()) {
                ready = waiting(ready, side);
                if (scenario.isOpen()) {
                    steps.add(new FleetSetup.BuildFleet(side));
                }
            }
            for (Scenario.Reserve group : battle.book().reserves()) {
                for (Scenario.Crew crew : group.ships()) {
                    ready = ready.adding(new Away(crew.id(), crew.ship(), group.side(), Away.Why.RESERVE, group.id()));
                }
            }
            scenario.order().forEach(side -> steps.add(new Deploy(side)));
            return Outcome.of(ready)
                    .tell(Event.told(
                            "{scenario}: {empire} against {rebel}.",
                            scenario.name(),
                            battle.book().name(Side.EMPIRE),
                            battle.book().name(Side.REBEL)))
                    .then(Agenda.inOrder(Agenda.todos(steps)));
        }

        private static Battle waiting(Battle battle, Side side) {
            Battle ready = battle;
            for (Scenario.Force force : battle.book().scenario().forcesOf(side)) {
                for (String id : force.ids()) {
                    ready = ready.adding(new Away(id, force.ship(), side, Away.Why.UNPLACED, null));
                }
                Scenario.Carried carried = force.carried();
                if (carried != null) {
                    for (String id : carried.ids()) {
                        ready = ready.adding(new Away(
                                id,
                                carried.ship(),
                                side,
                                Away.Why.CARRIED,
                                force.ids().get(0)));
                    }
                }
            }
            return ready;
        }
    }

    // ---- deploying

    /**
     * A ship and its place.
     *
     * @param ship its id; empty: all that are left stand where they do by default
     */
    record Placement(String ship, Square at, Facing facing) {
        static final Placement ALL = new Placement("", new Square(0, 0), Facing.N);

        private String kind() {
            return ship.isEmpty() ? REST : ship;
        }
    }

    /** A side places its ships, one after the other, or the rest at once. */
    public record Deploy(Side side) implements Ask<Battle, Placement> {

        @Override
        public Decision<Placement> decision(Battle battle) {
            Cases<Placement> cases = Options.cases();
            List<Away> unplaced = unplaced(battle, side);
            if (!unplaced.isEmpty()) {
                Sentence rest =
                        Sentence.joined(", ", unplaced.stream().map(Away::id).toList());
                cases.just(Option.of(REST, "as in the book: {rest}", rest), Placement.ALL);
            }
            for (Away ship : unplaced) {
                Option option = Option.called(ship.id(), ship.id())
                        .noting(Sentence.verbatim(
                                battle.book().sheet(ship.design()).design().name()));
                cases.when(option, () -> places(battle, ship));
            }
            return Decision.of(
                            battle.player(side),
                            cases.either(Placement::kind).unknown(id -> notTheirs(battle, side, id)))
                    .asking("{side}: where do your ships stand?", side.word())
                    .citing(rule(battle, side))
                    .otherwise(Placement.ALL);
        }

        private static Options<Placement> places(Battle battle, Away ship) {
            Options<Placement> places = Options.form(
                    Options.field(
                                    "at",
                                    Options.oneOf(open(battle, ship.side()), SetupPhase::option)
                                            .among(() -> squares(battle, ship)),
                                    Placement::at)
                            .asking("On which space?"),
                    Options.field(
                                    "facing",
                                    Options.oneOf(
                                                    List.of(Facing.values()),
                                                    facing -> Option.of(facing.name(), facing.word()))
                                            .unknown(id -> noFacing(ship)),
                                    Placement::facing)
                            .asking("Which way does it face?"),
                    (at, facing) -> new Placement(ship.id(), at, facing));
            return places.toldBy(placement -> Sentence.of(
                    "{space}, facing {facing}",
                    option(placement.at()).label(),
                    placement.facing().word()));
        }

        /** Those of the own zone first. */
        private static Options<Square> squares(Battle battle, Away ship) {
            List<Area> areas = battle.book().scenario().zonesOf(ship.side());
            Set<Square> squares = new LinkedHashSet<>();
            areas.forEach(area -> squares.addAll(area.squares()));
            squares.addAll(battle.book().scenario().board().squares());
            return Options.oneOf(
                            List.copyOf(squares), SetupPhase::option, square -> violations(battle, ship, square, areas))
                    .unknown(id -> offBoard(battle, ship, id, areas));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Placement> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(battle);
            }
            Placement placement = choices.only();
            if (!placement.ship().isEmpty()) {
                Away ship = unplaced(battle, placement.ship());
                return placed(Outcome.of(battle), ship, placement.at(), placement.facing())
                        .then(this);
            }
            Outcome<Battle> outcome = Outcome.of(battle);
            for (Away ship : unplaced(battle, side)) {
                Placement usual = usual(outcome.state(), ship);
                outcome = placed(outcome, ship, usual.at(), usual.facing());
            }
            return outcome;
        }

        private static Outcome<Battle> placed(Outcome<Battle> before, Away ship, Square at, Facing facing) {
            Ship placed = Ship.fresh(ship.id(), ship.design(), ship.side(), at, facing);
            return Outcome.of(before.state().adding(placed))
                    .tell(before.events())
                    .tell(Event.told("{ship} stands at {square}, facing {facing}.", ship.id(), at, facing.word())
                            .citing("SPB-GRID-01")
                            .at(at.id()));
        }
    }

    private static List<Away> unplaced(Battle battle, Side side) {
        List<Away> unplaced = new ArrayList<>();
        for (Away one : battle.away()) {
            if (one.side() == side && one.why() == Away.Why.UNPLACED) {
                unplaced.add(one);
            }
        }
        return unplaced;
    }

    /** Ships that a side is to place; where it takes its fleet later, those of the one that is ready. */
    static int toPlace(Battle battle, Side side) {
        return battle.book().scenario().isOpen()
                ? FleetSetup.quickStart(battle.book(), side).size()
                : unplaced(battle, side).size();
    }

    private static Away unplaced(Battle battle, String id) {
        Away ship = battle.findAway(id);
        if (ship == null || ship.why() != Away.Why.UNPLACED) {
            throw new IllegalStateException(id + " is not to be placed");
        }
        return ship;
    }

    /** Where a side may place a ship, area by area. */
    static List<Square> free(Battle battle, Side side) {
        Set<Square> free = new LinkedHashSet<>(); // areas may overlap
        for (Area area : battle.book().scenario().zonesOf(side)) {
            for (Square square : area.squares()) {
                if (battle.isFree(square)) {
                    free.add(square);
                }
            }
        }
        return List.copyOf(free);
    }

    /** Those of the free spaces that the other side does not need: who places first leaves room for all its ships. */
    private static List<Square> open(Battle battle, Side side) {
        List<Square> needed = needed(battle, side.other());
        return needed.isEmpty()
                ? free(battle, side)
                : free(battle, side).stream()
                        .filter(square -> !needed.contains(square))
                        .toList();
    }

    /** The free spaces of a side that has no more of them than ships to place. */
    private static List<Square> needed(Battle battle, Side side) {
        List<Square> free = free(battle, side);
        return free.size() > unplaced(battle, side).size() ? List.of() : free;
    }

    /** Where a ship stands by default: its own place, or the first free one of the area. */
    private static Placement usual(Battle battle, Away ship) {
        List<Square> open = open(battle, ship.side());
        for (Scenario.Force force : battle.book().scenario().forcesOf(ship.side())) {
            int place = force.ids().indexOf(ship.id());
            if (place >= 0) {
                Square at = force.at().get(place);
                return new Placement(ship.id(), open.contains(at) ? at : open.get(0), force.facing());
            }
        }
        Square at = open.get(0);
        for (Area area : battle.book().scenario().zones().the(ship.side())) {
            Facing facing = area.facing();
            if (area.has(at) && facing != null) {
                return new Placement(ship.id(), at, facing);
            }
        }
        return new Placement(ship.id(), at, Facing.N);
    }

    // ---- what would be broken

    /** Of ships that are not to be placed by that side, or no more. */
    private static List<Violation> notTheirs(Battle battle, Side side, String id) {
        Ship there = battle.find(id);
        Away away = battle.findAway(id);
        if (there == null && away == null) {
            return List.of();
        }
        if (away != null && away.side() == side) {
            return List.of(notNow(battle, away));
        }
        int has = there != null && there.side() == side ? 1 : 0;
        return List.of(Violation.of(
                        "SETUP_FORCE",
                        "{scenario} gives the {side} {n} x {ship}; you placed {m}.",
                        battle.book().scenario().name(),
                        side.word(),
                        has,
                        id,
                        has + 1)
                .citing(forces(battle.book().scenario())));
    }

    /** Of a ship that is on board another, or comes later. */
    private static Violation notNow(Battle battle, Away ship) {
        Scenario.Reserve group = battle.book().reserve(ship.with());
        return ship.why() == Away.Why.CARRIED
                ? Violation.of(
                                "SETUP_FORCE",
                                "{ship} is on board {carrier} and has no space of its own.",
                                ship.id(),
                                String.valueOf(ship.with()))
                        .citing("SPB-HOTH-05", "SPB-CAR-01")
                : Violation.of("SETUP_FORCE", "{ship} comes later and is not placed now.", ship.id())
                        .citing(group == null ? "SPB-DS-08" : group.rule());
    }

    private static List<Violation> noFacing(Away ship) {
        return List.of(Violation.of("SETUP_FACING", "{ship} needs a facing N, E, S or W.", ship.id())
                .citing("SPB-GRID-01"));
    }

    private static Option option(Square square) {
        return Option.called(square.id(), square.toString()).at(square.id());
    }

    private static List<Violation> offBoard(Battle battle, Away ship, String id, List<Area> areas) {
        Square square = Square.find(id);
        return square == null ? List.of() : violations(battle, ship, square, areas);
    }

    /** The rule that lists the ships of a scenario of that kind. */
    private static String forces(Scenario scenario) {
        if (scenario.trench() != null) {
            return "SPB-DS-02";
        }
        return scenario.goal().kind() == Scenario.GoalKind.LAST_SHIP ? "SPB-OPEN-01" : "SPB-HOTH-01";
    }

    /** The rule by which a side is set up in a scenario of that kind: who wrote one of their own plays it by the open one. */
    private static String rule(Battle battle, Side side) {
        boolean empire = side == Side.EMPIRE;
        Scenario scenario = battle.book().scenario();
        if (scenario.trench() != null) {
            return empire ? "SPB-DS-04" : "SPB-DS-03";
        }
        return scenario.goal().kind() == Scenario.GoalKind.LAST_SHIP
                ? "SPB-OPEN-01"
                : empire ? "SPB-HOTH-03" : "SPB-HOTH-04";
    }

    private static List<Violation> violations(Battle battle, Away ship, Square square, List<Area> areas) {
        List<Violation> violations = violations(
                battle,
                square,
                areas,
                () -> Violation.of(
                                "SETUP_ZONE",
                                "{ship} at {square} is outside the {side}'s set-up area ({area}).",
                                ship.id(),
                                square,
                                ship.side().word(),
                                Sentence.joined("; ", areas))
                        .citing(rule(battle, ship.side())));
        Side other = ship.side().other();
        List<Square> needed = needed(battle, other);
        return needed.contains(square)
                ? Violation.both(violations, List.of(lastSpace(battle, other, square, needed)))
                : violations;
    }

    private static Violation lastSpace(Battle battle, Side other, Square square, List<Square> needed) {
        return Violation.of(
                        "SETUP_SPACE",
                        "{square} is one of {n space|spaces} that the {side} has left for {ships}.",
                        square,
                        needed.size(),
                        other.word(),
                        unplaced(battle, other).stream().map(Away::id).toList())
                .citing(rule(battle, other), "SPB-GRID-03");
    }

    /**
     * Every rule that a ship would break which is to stand in one of these areas.
     *
     * @param outside what is said where the space is in none of them
     */
    public static List<Violation> violations(
            Battle battle, Square square, List<Area> areas, Supplier<Violation> outside) {
        Violations violations = new Violations();
        Scenario.Board board = battle.book().scenario().board();
        if (!board.has(square)) {
            violations.found(() -> Violation.of(
                            "SETUP_OFF_BOARD",
                            "{square} is off the board ({w} x {h}).",
                            square,
                            board.width(),
                            board.height())
                    .citing("SPB-GRID-01"));
        }
        if (areas.stream().noneMatch(area -> area.has(square))) {
            violations.found(outside);
        }
        Ship there = battle.at(square, "");
        if (there != null) {
            violations.found(() -> Violation.of(
                            "SETUP_OCCUPIED", "{square} already holds {ship}; one ship a space.", square, there.id())
                    .citing("SPB-GRID-03"));
        }
        return violations;
    }
}
