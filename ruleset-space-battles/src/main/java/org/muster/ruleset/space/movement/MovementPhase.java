package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
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
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.PortRun;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Guarded;
import org.muster.ruleset.space.gunnery.Gunnery;

/**
 * The Movement Phase: two halves, the holder of the initiative moving in the first.
 *
 * <pre>
 * arrivals of the active side                                     SPB-DS-08, -09, {@link Reinforcements}
 * every ship of it moves once, in any order                       SPB-MOVE-01, SPB-MOVE-02, SPB-MOVE-22
 *   straight on, where its player does not answer in time         SPB-MOVE-20
 *   a carrier may launch a fighter instead                        SPB-CAR-01 to -08
 *   inside the move                                               {@link Flight}
 *   after it one answer of the enemy                              {@link Response}
 * </pre>
 */
public final class MovementPhase {

    private MovementPhase() {}

    /** A side's half of the phase begins. */
    public record BeginHalf(boolean first) implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Side leader = battle.progress().leader();
            Side active = first ? leader : leader.other();
            Battle begun = battle.with(battle.progress().in(Progress.Phase.MOVEMENT, active));
            List<Step<Battle>> steps = new ArrayList<>(Reinforcements.due(begun));
            steps.add(new NextShip());
            return Outcome.of(begun).then(Agenda.inOrder(active.word(), Agenda.todos(steps)));
        }
    }

    /** What the active side does next. */
    sealed interface Order {
        /** As the kind of answer is named. */
        String kind();
    }

    /** A ship moves, or holds. */
    record Move(String ship, Sequence sequence) implements Order {
        @Override
        public String kind() {
            return ship;
        }
    }

    /** A fighter leaves its carrier. */
    record Launch(String fighter, Sequence sequence) implements Order {
        @Override
        public String kind() {
            return LAUNCH + fighter;
        }
    }

    /** Nothing more is launched. */
    record Done() implements Order {
        @Override
        public String kind() {
            return DONE;
        }
    }

    private static final String LAUNCH = "launch ";
    private static final String DONE = "done";

    /** The active side picks a ship and its move, until all have moved (SPB-MOVE-02). */
    public record NextShip() implements Ask<Battle, Order> {
        @Override
        public Decision<Order> decision(Battle battle) {
            Cases<Order> open = Options.cases();
            for (Ship ship : battle.of(battle.acting())) {
                if (mustMove(battle, ship)) {
                    open.add(move(battle, ship));
                }
            }
            boolean allMoved = open.isEmpty();
            for (Ship carrier : battle.of(battle.acting())) {
                for (Away fighter : battle.carriedBy(carrier.id())) {
                    if (Carriers.violations(battle, fighter, carrier).isEmpty()) {
                        open.add(launch(battle, fighter, carrier));
                    }
                }
            }
            if (open.isEmpty()) {
                return Decision.none();
            }
            if (allMoved) {
                open.add(done());
            }
            return Decision.of(
                            battle.player(battle.acting()),
                            open.either(Order::kind).among(() -> everyOrder(battle)))
                    .asking(
                            "{side}: which ship moves next, and how?",
                            battle.acting().word())
                    .citing("SPB-MOVE-02", "SPB-MOVE-18")
                    .otherwise(player -> straightOn(battle));
        }

        /** Of each ship that can hit the port the course after which it comes most likely to where it can, the likeliest first. */
        @Override
        public List<Order> promising(Battle battle, Player seat, RandomGenerator random) {
            Scenario.Goal goal = battle.book().scenario().goal();
            if (goal.kind() != Scenario.GoalKind.PORT || goal.side() != battle.acting()) {
                return List.of();
            }
            Map<Order, Double> chances = new LinkedHashMap<>();
            for (Ship ship : battle.of(battle.acting())) {
                if (mustMove(battle, ship) && battle.sheet(ship).design().hasWeapon(WeaponClass.HEAVY)) {
                    PortRun way = Guarded.way(battle, ship);
                    Comparator<Sequence> likelier =
                            Comparator.comparingDouble(move -> way.chance(ship.at(), ship.facing(), move));
                    battle.sheet(ship).helm().list(own(battle, ship)).stream()
                            .max(likelier)
                            .ifPresent(move ->
                                    chances.put(new Move(ship.id(), move), way.chance(ship.at(), ship.facing(), move)));
                }
            }
            List<Order> likeliest = new ArrayList<>(chances.keySet());
            likeliest.sort(Comparator.comparingDouble(order -> -chances.getOrDefault(order, 0.0)));
            return likeliest;
        }

        private static Options<Order> everyOrder(Battle battle) {
            Cases<Order> cases = Options.cases();
            for (Ship ship : battle.of(battle.acting())) {
                if (battle.sheet(ship).helm().moves()) {
                    cases.add(move(battle, ship).unless(() -> violations(battle, ship)));
                }
            }
            for (Ship carrier : battle.of(battle.acting())) {
                for (Away fighter : battle.carriedBy(carrier.id())) {
                    cases.add(launch(battle, fighter, carrier)
                            .unless(() -> Carriers.violations(battle, fighter, carrier)));
                }
            }
            cases.add(done().unless(() -> unmoved(battle)));
            return cases.either(Order::kind).unknown(id -> violations(battle, id));
        }

        private static Options.Case<Done> done() {
            return Options.just(Option.of(DONE, "done, no more launches"), new Done());
        }

        private static Options.Case<Move> move(Battle battle, Ship ship) {
            Option option = Option.called(ship.id(), ship.id())
                    .at(ship.id())
                    .noting("{design}", battle.sheet(ship).design().name());
            return Options.when(
                    option,
                    () -> Plans.among(battle, ship, own(battle, ship), any -> List.of())
                            .as(sequence -> new Move(ship.id(), sequence), Move::sequence));
        }

        private static Options.Case<Launch> launch(Battle battle, Away fighter, Ship carrier) {
            Option option = Option.of(LAUNCH + fighter.id(), "launch {fighter}", fighter.id())
                    .at(carrier.id())
                    .noting("from {carrier}", carrier.id());
            Ship out = Carriers.out(battle, fighter, carrier);
            return Options.when(
                    option,
                    () -> Plans.among(battle, out, Carriers.legal(battle, out), any -> List.of())
                            .as(sequence -> new Launch(fighter.id(), sequence), Launch::sequence));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Order> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Done) {
                return Outcome.of(battle);
            }
            if (choices.onlyGiven().lapsed() && battle.book().lapsesForAll()) {
                return Outcome.of(battle).tell(others(battle)).then(new StraightOn());
            }
            Outcome<Battle> begun = choices.only() instanceof Launch launch
                    ? Carriers.launch(battle, launch.fighter(), launch.sequence())
                    : moved(battle, (Move) choices.only());
            return begun.then(new NextShip());
        }

        /** What was told is the move of the first alone. */
        private static List<Event> others(Battle battle) {
            int others = toMove(battle).size() - 1;
            return others == 0
                    ? List.of()
                    : List.of(Event.told(
                                    "{n more ship moves|more ships move} by default after it: the {side} has not answered in"
                                            + " time.",
                                    others,
                                    battle.acting().word())
                            .citing("SPB-MOVE-20"));
        }

        private static Outcome<Battle> moved(Battle battle, Move move) {
            Ship ship = battle.the(move.ship()).moved(battle.turn());
            Sequence sequence = move.sequence();
            if (sequence.kind() != MoveKind.HOLD) {
                return Flight.begin(battle.with(ship), ship, sequence, false, null);
            }
            Ship turned = switch (sequence.steps()) {
                case "L" -> ship.at(ship.at(), ship.facing().left());
                case "R" -> ship.at(ship.at(), ship.facing().right());
                default -> ship;
            };
            return Outcome.of(battle.with(turned))
                    .tell(held(turned, sequence.steps()).citing("SPB-MOVE-19").at(ship.id()));
        }

        private static Event.Told held(Ship ship, String turn) {
            Sentence facing = ship.facing().word();
            return turn.isEmpty()
                    ? Event.told(
                            "{ship} has no legal move and holds: it stays at {square}, facing {facing}.",
                            ship.id(),
                            ship.at(),
                            facing)
                    : Event.told(
                            "{ship} has no legal move and holds, turning {turn}: it stays at {square}, facing {facing}.",
                            ship.id(),
                            turn,
                            ship.at(),
                            facing);
        }
    }

    /** Ships of who did not answer in time, one after the other; nobody is launched (SPB-MOVE-20). */
    public record StraightOn() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            return straightOn(battle) instanceof Move move
                    ? NextShip.moved(battle, move).then(new StraightOn())
                    : Outcome.of(battle);
        }
    }

    /** What a ship may declare as its own move: holding if there is nothing else (SPB-MOVE-19). */
    public static long own(Battle battle, Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        long legal = Traffic.around(battle, ship).legal(helm, ship);
        return legal == 0 ? helm.of(MoveKind.HOLD) : legal;
    }

    /** For who does not answer: the first ship by its id that has not moved, straight ahead (SPB-MOVE-20). */
    private static Order straightOn(Battle battle) {
        Ship first = battle.ships().stream()
                .filter(ship -> mustMove(battle, ship))
                .min(Comparator.comparing(Ship::id, battle.book().order()))
                .orElse(null);
        return first == null ? new Done() : new Move(first.id(), straightOn(battle, first));
    }

    private static Sequence straightOn(Battle battle, Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        Traffic traffic = Traffic.around(battle, ship);
        long legal = traffic.legal(helm, ship);
        if (legal == 0) {
            return helm.first(helm.of(MoveKind.HOLD));
        }
        boolean closed = battle.book().houseRules().edge() == HouseRules.Edge.CLOSED;
        long staying = closed ? legal : legal & ~traffic.leaving();
        return helm.first(staying == 0 ? legal : staying);
    }

    // ---- what would be broken

    private static Violation otherHalf(Battle battle) {
        return Violation.of(
                        "MOVE_HALF",
                        "It is the {other}'s half of the Movement Phase.",
                        battle.acting().word())
                .citing("SPB-MOVE-01");
    }

    /** Whether a ship is to be moved in this half (SPB-MOVE-02, -21). */
    private static boolean mustMove(Battle battle, Ship ship) {
        return violations(battle, ship).isEmpty();
    }

    /** Every rule that an own move of a ship in this half would break, wherever it leads. */
    private static List<Violation> violations(Battle battle, Ship ship) {
        Violations violations = new Violations();
        if (ship.side() != battle.acting()) {
            violations.found(() -> otherHalf(battle));
        }
        if (!battle.sheet(ship).helm().moves()) {
            violations.found(() -> Plans.immobile(ship));
        }
        if (battle.isDisabled(ship)) {
            violations.found(() -> Gunnery.disabled("MOVE_DISABLED", battle, ship));
        }
        if (ship.hasMoved(battle.turn())) {
            violations.found(() -> Violation.of("MOVE_DONE", "{ship} has made its own move this turn.", ship.id())
                    .citing("SPB-MOVE-02"));
        }
        return violations;
    }

    /** Of the enemy's ships, towers, carriers that carry nobody, and ships off the table: they are never offered. */
    private static List<Violation> violations(Battle battle, String id) {
        boolean isLaunch = id.startsWith(LAUNCH);
        String called = isLaunch ? id.substring(LAUNCH.length()) : id;
        Ship ship = battle.find(called);
        if (ship != null) {
            return isLaunch && ship.side() == battle.acting()
                    ? Carriers.violations(battle, ship)
                    : violations(battle, ship);
        }
        Away away = battle.findAway(called);
        if (away == null) {
            return List.of();
        }
        return List.of(away.side() == battle.acting() ? Carriers.unavailable(battle, away) : otherHalf(battle));
    }

    /** Ids of the ships that are to move still. */
    private static List<String> toMove(Battle battle) {
        return battle.ships().stream()
                .filter(ship -> mustMove(battle, ship))
                .map(Ship::id)
                .toList();
    }

    private static List<Violation> unmoved(Battle battle) {
        List<String> left = toMove(battle);
        return Violation.unless(
                left.isEmpty(),
                () -> Violation.of(
                                "MOVE_UNMOVED",
                                "{n ship has|ships have} not moved: {list}. Every ship must move.",
                                left.size(),
                                Sentence.joined(", ", left))
                        .citing("SPB-MOVE-02"));
    }
}
