package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.Comparator;
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
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;

/**
 * The Movement Phase: two halves, the holder of the initiative moving in the first.
 *
 * <pre>
 * arrivals of the active side                                     SPB-DS-08, -09, {@link Reinforcements}
 * every ship of it moves once, in any order                       SPB-MOVE-01, SPB-MOVE-02, SPB-MOVE-22
 *   a carrier may launch a fighter instead                        SPB-CAR-01 to -08
 *   inside the move                                               {@link Flight}
 *   after it one answer of the enemy                              {@link Response}
 * </pre>
 */
final class MovementPhase {

    private MovementPhase() {}

    /** A side's half of the phase begins. */
    record BeginHalf(boolean first) implements Act<Battle> {
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
    record NextShip() implements Ask<Battle, Order> {
        @Override
        public Decision<Order> decision(Battle battle) {
            List<Options.Case<? extends Order>> cases = new ArrayList<>();
            for (Ship ship : battle.ships()) {
                if (mustMove(battle, ship)) {
                    cases.add(move(battle, ship));
                }
            }
            boolean allMoved = cases.isEmpty();
            for (Ship ship : battle.ships()) {
                if (ship.side() == battle.acting()
                        && battle.sheet(ship).design().capacity() > 0) {
                    launches(battle, ship, cases);
                }
            }
            if (allMoved && !cases.isEmpty()) {
                cases.add(Options.just(Option.of(DONE, "done, no more launches"), new Done()));
            }
            return Decision.of(
                            battle.player(battle.acting()),
                            Options.either(Order::kind, cases).explaining(answer -> objections(battle, answer)))
                    .asking(
                            "{side}: which ship moves next, and how?",
                            battle.acting().word())
                    .citing("SPB-MOVE-02", "SPB-MOVE-18")
                    .otherwise(player -> straightOn(battle));
        }

        private static Options.Case<Move> move(Battle battle, Ship ship) {
            Option face = Option.called(ship.id(), ship.id())
                    .at(ship.id())
                    .noting("{design}", battle.sheet(ship).design().name());
            return Options.when(
                    face,
                    () -> Plans.among(battle, ship, battle.sheet(ship).helm().list(own(battle, ship)))
                            .as(sequence -> new Move(ship.id(), sequence), Move::sequence));
        }

        private static void launches(Battle battle, Ship carrier, List<Options.Case<? extends Order>> cases) {
            for (Away fighter : Carriers.launchable(battle, carrier)) {
                Ship out = Carriers.out(battle, fighter, carrier);
                List<Sequence> ways = Carriers.ways(battle, out);
                if (!ways.isEmpty()) {
                    Option face = Option.called(LAUNCH + fighter.id(), LAUNCH + fighter.id())
                            .at(carrier.id())
                            .noting("from {carrier}", carrier.id());
                    cases.add(Options.when(
                            face,
                            () -> Plans.among(battle, out, ways)
                                    .as(sequence -> new Launch(fighter.id(), sequence), Launch::sequence)));
                }
            }
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Order> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Done) {
                return Outcome.of(battle);
            }
            Outcome<Battle> begun = choices.only() instanceof Launch launch
                    ? Carriers.launch(battle, launch)
                    : moved(battle, (Move) choices.only());
            return begun.then(new NextShip());
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
                    .tell(Event.told(
                                    "{ship} has no legal move and stays at {square}, facing {facing}.",
                                    ship.id(),
                                    ship.at(),
                                    turned.facing().word())
                            .citing("SPB-MOVE-19")
                            .at(ship.id()));
        }
    }

    /** Whether a ship is to be moved in this half (SPB-MOVE-02, -21). */
    private static boolean mustMove(Battle battle, Ship ship) {
        return ship.side() == battle.acting()
                && !ship.hasMoved(battle.turn())
                && !battle.isDisabled(ship)
                && battle.sheet(ship).helm().moves();
    }

    /** What a ship may declare as its own move: holding if there is nothing else (SPB-MOVE-19). */
    static long own(Battle battle, Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        long legal = Traffic.around(battle, ship).legal(helm, ship);
        return legal == 0 ? helm.of(MoveKind.HOLD) : legal;
    }

    /** For who does not answer: the first ship by its id that has not moved, straight ahead (SPB-MOVE-20). */
    private static Order straightOn(Battle battle) {
        Ship first = battle.ships().stream()
                .filter(ship -> mustMove(battle, ship))
                .min(Comparator.comparing(Ship::id))
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
        boolean closed = battle.book().options().edge() == BattleOptions.Edge.CLOSED;
        long staying = closed ? legal : legal & ~traffic.leaving();
        return helm.first(staying == 0 ? legal : staying);
    }

    // ---- why not

    private static List<Violation> objections(Battle battle, Answer answer) {
        for (Map.Entry<String, Answer> order : Options.fieldsOf(answer).entrySet()) {
            String typed = order.getValue().toString();
            return order.getKey().startsWith(LAUNCH)
                    ? Carriers.objections(battle, order.getKey().substring(LAUNCH.length()), typed)
                    : objections(battle, order.getKey(), typed);
        }
        String word = answer.toString();
        if (word.equals(DONE)) {
            return unmoved(battle);
        }
        return word.startsWith(LAUNCH)
                ? Carriers.objections(battle, word.substring(LAUNCH.length()), "")
                : objections(battle, word, "");
    }

    private static List<Violation> unmoved(Battle battle) {
        List<String> left = battle.ships().stream()
                .filter(ship -> mustMove(battle, ship))
                .map(Ship::id)
                .toList();
        return left.isEmpty()
                ? List.of()
                : List.of(Violation.of(
                                "MOVE_UNMOVED",
                                "{n ship has|ships have} not moved: {list}. Every ship must move.",
                                left.size(),
                                String.join(", ", left))
                        .citing("SPB-MOVE-02"));
    }

    private static List<Violation> objections(Battle battle, String id, String typed) {
        Ship ship = battle.find(id);
        if (ship == null) {
            return List.of();
        }
        Violation never = never(battle, ship);
        return never == null
                ? Plans.objections(battle, ship, List.of(MoveKind.values()), own(battle, ship), typed)
                : List.of(never);
    }

    /** Why a ship makes no move at all now; null if it does. */
    private static @Nullable Violation never(Battle battle, Ship ship) {
        if (ship.side() != battle.acting()) {
            return Violation.of(
                            "MOVE_HALF",
                            "It is the {other}'s half of the Movement Phase.",
                            battle.acting().word())
                    .citing("SPB-MOVE-01");
        }
        if (!battle.sheet(ship).helm().moves()) {
            return immobile(ship);
        }
        if (battle.isDisabled(ship)) {
            return disabled("MOVE_DISABLED", battle, ship);
        }
        return ship.hasMoved(battle.turn())
                ? Violation.of("MOVE_DONE", "{ship} has made its own move this turn.", ship.id())
                        .citing("SPB-MOVE-02")
                : null;
    }

    /** A tower is asked to move. */
    static Violation immobile(Ship ship) {
        return Violation.of("MOVE_IMMOBILE", "{ship} cannot move.", ship.id()).citing("SPB-MOVE-21");
    }

    /** A disabled ship is asked to move or fire. */
    static Violation disabled(String code, Battle battle, Ship ship) {
        return Violation.of(
                        code,
                        "{ship} is disabled by the Ion Cannon until the end of turn {turn}.",
                        ship.id(),
                        battle.turn())
                .citing("SPB-ION-06");
    }
}
