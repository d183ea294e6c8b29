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
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Span;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * The set-up, once, before the first turn.
 *
 * <pre>
 * 1. Towers                  where the book says, or the Empire          SPB-DS-05, -06
 * 2. Fleets                  in an open battle                           SPB-OPEN-01, -03, {@link FleetSetup}
 * 3. Deploy                  one side after the other                    SPB-HOTH-03, SPB-HOTH-05, SPB-DS-02, SPB-DS-04
 * </pre>
 */
final class SetupPhase {

    private SetupPhase() {}

    private static final String REST = "rest";

    /** Ships take their places beside the board, and what is to be done is put in order. */
    record SetUp() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Scenario scenario = battle.book().scenario();
            Battle ready = battle;
            List<Step<Battle>> steps = new ArrayList<>();
            Scenario.Towers towers = scenario.towers();
            if (towers != null && battle.book().options().towers() == BattleOptions.TowerPlaces.PLACED) {
                steps.add(new PlaceTowers());
            } else if (towers != null) {
                ready = towers(ready, towers, towers.at());
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
                    .then(Agenda.inOrder("", Agenda.todos(steps)));
        }

        private static Battle waiting(Battle battle, Side side) {
            Battle ready = battle;
            for (Scenario.Force force : forces(battle.book(), side)) {
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

    private static List<Scenario.Force> forces(Book book, Side side) {
        var forces = book.scenario().forces();
        return forces == null ? List.of() : forces.getOrDefault(side, List.of());
    }

    // ---- towers

    private static Battle towers(Battle battle, Scenario.Towers towers, List<Square> squares) {
        Battle placed = battle;
        for (int i = 0; i < squares.size(); i++) {
            placed = placed.adding(
                    Ship.fresh("tower-" + (i + 1), towers.ship(), towers.side(), squares.get(i), Facing.N));
        }
        return placed;
    }

    /** The Empire places the towers itself (SPB-DS-05). */
    record PlaceTowers() implements Ask<Battle, List<Square>> {
        @Override
        public Decision<List<Square>> decision(Battle battle) {
            Scenario.Towers towers = towers(battle);
            int n = towers.at().size();
            List<Square> open = open(battle, towers);
            return Decision.of(
                            battle.player(towers.side()),
                            Options.someOf(
                                            n,
                                            n,
                                            open,
                                            square -> Option.called(square.id(), square.toString())
                                                    .at(square.id()))
                                    .where(squares -> tooFar(towers, squares))
                                    .explaining(answer -> objections(towers, open, answer)))
                    .asking(
                            "Place {n tower|towers}, at least {m} of them at {area}.",
                            n,
                            towers.least(),
                            towers.nearPort())
                    .citing("SPB-DS-05")
                    .otherwise(player ->
                            open.stream().filter(towers.at()::contains).toList());
        }

        private static Scenario.Towers towers(Battle battle) {
            Scenario.Towers towers = battle.book().scenario().towers();
            if (towers == null) {
                throw new IllegalStateException("this scenario has no towers");
            }
            return towers;
        }

        /** Neither in the trench nor where the attackers set up; near the port first. */
        private static List<Square> open(Battle battle, Scenario.Towers towers) {
            Scenario scenario = battle.book().scenario();
            List<Area> zone = scenario.zones().getOrDefault(towers.side().other(), List.of());
            List<Square> near = new ArrayList<>();
            List<Square> far = new ArrayList<>();
            Area board = new Area(
                    new Span(1, scenario.board().width()),
                    new Span(1, scenario.board().height()),
                    null);
            for (Square square : board.squares()) {
                if (!battle.book().isTrench(square) && zone.stream().noneMatch(area -> area.has(square))) {
                    (towers.nearPort().has(square) ? near : far).add(square);
                }
            }
            near.addAll(far);
            return near;
        }

        private static List<Violation> tooFar(Scenario.Towers towers, List<Square> squares) {
            long near = squares.stream().filter(towers.nearPort()::has).count();
            return near >= towers.least() ? List.of() : List.of(wrong(towers, squares.size(), near));
        }

        private static Violation wrong(Scenario.Towers towers, int placed, long near) {
            return Violation.of(
                            "SETUP_TOWERS",
                            "{n tower|towers} placed, {required} required; {m} at {area}, at least {least} required; none in the"
                                    + " trench or the enemy's zone.",
                            placed,
                            towers.at().size(),
                            near,
                            towers.nearPort(),
                            towers.least())
                    .citing("SPB-DS-05");
        }

        private static List<Violation> objections(Scenario.Towers towers, List<Square> open, Answer answer) {
            if (!(answer instanceof Answer.Items items)) {
                return List.of();
            }
            List<Square> squares = new ArrayList<>();
            for (Answer item : items.list()) {
                Square square = Square.find(item.toString());
                if (square != null && open.contains(square) && !squares.contains(square)) {
                    squares.add(square);
                }
            }
            return List.of(wrong(
                    towers,
                    squares.size(),
                    squares.stream().filter(towers.nearPort()::has).count()));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<List<Square>> choices, Dice dice) {
            return Outcome.of(SetupPhase.towers(battle, towers(battle), choices.only()))
                    .tell(Event.told(
                                    "The {side} places {n tower|towers}.",
                                    towers(battle).side().word(),
                                    choices.only().size())
                            .citing("SPB-DS-05"));
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
    record Deploy(Side side) implements Ask<Battle, Placement> {
        @Override
        public Decision<Placement> decision(Battle battle) {
            List<Options.Case<? extends Placement>> cases = new ArrayList<>();
            List<Away> unplaced = unplaced(battle, side);
            if (!unplaced.isEmpty()) {
                String rest = String.join(", ", unplaced.stream().map(Away::id).toList());
                cases.add(Options.just(Option.of(REST, "as in the book: {rest}", rest), Placement.ALL));
            }
            for (Away ship : unplaced) {
                Option face = Option.of(
                        ship.id(),
                        "{ship}, {design}",
                        ship.id(),
                        battle.book().sheet(ship.design()).design().name());
                cases.add(Options.when(face, () -> places(battle, ship)));
            }
            return Decision.of(
                            battle.player(side),
                            Options.either(Placement::kind, cases)
                                    .explaining(answer -> objections(battle, side, answer)))
                    .asking("{side}: where do your ships stand?", side.word())
                    .citing("SPB-HOTH-03", "SPB-HOTH-04", "SPB-DS-03", "SPB-DS-04")
                    .otherwise(Placement.ALL);
        }

        private static Options<Placement> places(Battle battle, Away ship) {
            List<Square> free = free(battle, ship.side());
            return Options.form(
                    Options.field(
                            "at",
                            Options.oneOf(
                                    free,
                                    square -> Option.called(square.id(), square.toString())
                                            .at(square.id())),
                            Placement::at),
                    Options.field(
                            "facing",
                            Options.oneOf(
                                    List.of(Facing.values()), facing -> Option.called(facing.name(), facing.word())),
                            Placement::facing),
                    (at, facing) -> new Placement(ship.id(), at, facing));
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

    private static Away unplaced(Battle battle, String id) {
        Away ship = battle.findAway(id);
        if (ship == null || ship.why() != Away.Why.UNPLACED) {
            throw new IllegalStateException(id + " is not to be placed");
        }
        return ship;
    }

    private static List<Square> free(Battle battle, Side side) {
        List<Square> free = new ArrayList<>();
        for (Area area : battle.book().scenario().zones().getOrDefault(side, List.of())) {
            for (Square square : area.squares()) {
                if (battle.isFree(square)) {
                    free.add(square);
                }
            }
        }
        return free;
    }

    /** Where a ship stands by default: its own place, or the first free one of the area. */
    private static Placement usual(Battle battle, Away ship) {
        for (Scenario.Force force : forces(battle.book(), ship.side())) {
            int place = force.ids().indexOf(ship.id());
            if (place >= 0) {
                Square at = force.at().get(place);
                return new Placement(
                        ship.id(),
                        battle.isFree(at) ? at : free(battle, ship.side()).get(0),
                        force.facing());
            }
        }
        Square at = free(battle, ship.side()).get(0);
        for (Area area : battle.book().scenario().zones().the(ship.side())) {
            Facing facing = area.facing();
            if (area.has(at) && facing != null) {
                return new Placement(ship.id(), at, facing);
            }
        }
        return new Placement(ship.id(), at, Facing.N);
    }

    // ---- why not

    private static List<Violation> objections(Battle battle, Side side, Answer answer) {
        for (Map.Entry<String, Answer> placement : Options.fieldsOf(answer).entrySet()) {
            String id = placement.getKey();
            Away ship = battle.findAway(id);
            if (ship == null || ship.side() != side || ship.why() != Away.Why.UNPLACED) {
                return List.of(notTheirs(battle, side, id));
            }
            return Violation.inside(id, objections(battle, ship, placement.getValue()));
        }
        return List.of();
    }

    private static Violation notTheirs(Battle battle, Side side, String id) {
        Ship there = battle.find(id);
        int has = there != null && there.side() == side ? 1 : 0;
        return Violation.of(
                        "SETUP_FORCE",
                        "{scenario} gives {side} {n} x {ship}; you placed {m}.",
                        battle.book().scenario().name(),
                        "the " + side.word(),
                        has,
                        id,
                        has + 1)
                .citing("SPB-HOTH-01", "SPB-DS-02");
    }

    private static List<Violation> objections(Battle battle, Away ship, Answer place) {
        Map<String, Answer> fields = Options.fieldsOf(place);
        Square square = Square.find(String.valueOf(fields.get("at")));
        if (square == null || fields.size() != 2) {
            return List.of();
        }
        List<Violation> reasons = squareObjections(
                battle, ship, square, battle.book().scenario().zones().getOrDefault(ship.side(), List.of()));
        if (facing(String.valueOf(fields.get("facing"))) == null) {
            reasons.add(Violation.of("SETUP_FACING", "{ship} needs a facing N, E, S or W.", ship.id())
                    .citing("SPB-GRID-01"));
        }
        return reasons;
    }

    private static @Nullable Facing facing(String typed) {
        for (Facing facing : Facing.values()) {
            if (facing.name().equals(typed)) {
                return facing;
            }
        }
        return null;
    }

    /** What is wrong with a square for a ship that is to stand in one of these areas. */
    static List<Violation> squareObjections(Battle battle, Away ship, Square square, List<Area> areas) {
        List<Violation> reasons = new ArrayList<>();
        Scenario.Board board = battle.book().scenario().board();
        if (!board.has(square)) {
            reasons.add(Violation.of(
                            "SETUP_OFF_BOARD",
                            "{square} is off the board ({w} x {h}).",
                            square,
                            board.width(),
                            board.height())
                    .citing("SPB-GRID-01"));
        }
        if (areas.stream().noneMatch(area -> area.has(square))) {
            reasons.add(Violation.of(
                            "SETUP_ZONE",
                            "{ship} at {square} is outside the {side}'s set-up area ({area}).",
                            ship.id(),
                            square,
                            ship.side().word(),
                            String.join("; ", areas.stream().map(Area::toString).toList()))
                    .citing("SPB-HOTH-04", "SPB-DS-03", "SPB-DS-04"));
        }
        Ship there = battle.at(square, "");
        if (there != null) {
            reasons.add(Violation.of(
                            "SETUP_OCCUPIED", "{square} already holds {ship}; one ship a space.", square, there.id())
                    .citing("SPB-GRID-03"));
        }
        return reasons;
    }
}
