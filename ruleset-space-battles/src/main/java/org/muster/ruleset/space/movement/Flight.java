package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
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
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.victory.Victory;

/**
 * What happens inside a move, whether it is a ship's own or a countermove.
 *
 * <pre>
 * steps, one after the other                                      SPB-MOVE-13, -17, -18
 * an enemy in the way: the slower ship gives way                  SPB-COL-01, SPB-COL-02, SPB-COL-16, SPB-COL-17
 *   the other is displaced by its owner                           SPB-COL-04, SPB-COL-05, SPB-COL-06, SPB-COL-13
 *   or the mover evades: diagonal, else jump                      SPB-COL-07 to -10
 *   the rest is chosen anew                                       SPB-COL-11, SPB-COL-12
 * in an attack move one opportunity to fire                       SPB-ATT-01, {@link AttackRun}
 * over the edge                                                   SPB-HOTH-08, SPB-GRID-07
 * the end, and the enemy's answer                                 SPB-RESP-01, {@link Response}
 * </pre>
 */
public final class Flight {

    private Flight() {}

    /** The steps of a move that has been declared. An attack flies straight whatever was declared (SPB-COL-15). */
    static Agenda<Battle> of(Ship ship, Sequence declared, int attackSteps) {
        if (declared.kind() != MoveKind.ATTACK) {
            return Agenda.titled(Sentence.verbatim(ship.id()), new Fly(declared.steps()), new EndOfMove());
        }
        List<Step<Battle>> steps = new ArrayList<>();
        steps.add(new AttackRun.FireWindow());
        for (int i = 0; i < attackSteps; i++) {
            steps.add(new Fly("F"));
            steps.add(new AttackRun.FireWindow());
        }
        steps.add(new EndOfMove());
        return Agenda.inOrder(Sentence.verbatim(ship.id()), Agenda.todos(steps));
    }

    /** A move begins. */
    static Outcome<Battle> begin(
            Battle battle, Ship ship, Sequence declared, boolean reaction, @Nullable String carrier) {
        Manoeuvre move = Manoeuvre.begin(ship.id(), declared.kind(), ship.at(), reaction, carrier);
        int attackSteps = declared.kind() == MoveKind.ATTACK ? straight(battle, ship) : 0;
        return Outcome.of(battle.with(battle.fire().ceased()).with(move)).then(of(ship, declared, attackSteps));
    }

    private static int straight(Battle battle, Ship ship) {
        int steps = 0;
        Sequence at = battle.sheet(ship).helm().root(MoveKind.ATTACK);
        while (at != null && at.ahead != null) {
            at = at.ahead;
            steps++;
        }
        return steps;
    }

    /** The ship that moves. */
    static Ship mover(Battle battle) {
        return battle.the(battle.move().ship());
    }

    /** What has been flown of the declared kind, as its helm knows it. */
    private static @Nullable Sequence flown(Battle battle, Ship ship) {
        Sequence root = battle.sheet(ship).helm().root(battle.move().kind());
        return root == null ? null : root.then(battle.move().steps());
    }

    // ---- steps

    /** Some steps in a row, as far as nothing comes between. */
    public record Fly(String steps) implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Manoeuvre move = battle.move();
            if (move.over()) {
                return Outcome.of(battle);
            }
            Ship ship = mover(battle);
            Traffic traffic = Traffic.around(battle, ship);
            Square at = ship.at();
            Facing facing = ship.facing();
            List<Square> entered = new ArrayList<>(4);
            for (int i = 0; i < steps.length(); i++) {
                char step = steps.charAt(i);
                if (step != 'F') {
                    facing = step == 'L' ? facing.left() : facing.right();
                    continue;
                }
                Square next = at.ahead(facing, 1);
                if (!traffic.isFree(next)) {
                    Manoeuvre sofar = move.made(steps.substring(0, i), entered);
                    Battle here = battle.with(ship.at(at, facing)).with(sofar);
                    if (traffic.isOff(next)) {
                        return traffic.mayLeave(facing) ? leave(here, facing) : stop(here);
                    }
                    if (traffic.isEnemy(next)) {
                        return meet(here, next);
                    }
                    if (traffic.isBlocked(next) || isLast(here, ship)) {
                        return stop(here);
                    }
                }
                at = next;
                entered.add(at);
            }
            return Outcome.of(battle.with(ship.at(at, facing)).with(move.made(steps, entered)));
        }

        /** Whether the next space is that of the last step, which no friend may hold. */
        private static boolean isLast(Battle battle, Ship ship) {
            Sequence flown = flown(battle, ship);
            Sequence next = flown == null ? null : flown.ahead;
            return next != null && next.isComplete() && next.ahead == null;
        }
    }

    /** The ship crosses the edge of the board, and what it still carries with it (SPB-HOTH-08, SPB-GRID-07). */
    private static Outcome<Battle> leave(Battle battle, Facing edge) {
        Ship ship = mover(battle);
        Battle gone = battle.losing(ship, Away.Why.GONE).with(battle.move().ended());
        Outcome<Battle> outcome = Outcome.of(gone)
                .tell(Event.told("{ship} leaves the board by the {edge} edge.", ship.id(), edge.word())
                        .citing("SPB-HOTH-08", "SPB-GRID-07")
                        .at(ship.at().id()));
        Result result = Victory.left(gone, ship, edge);
        return result == null ? outcome : outcome.end(result);
    }

    /**
     * The rest of the move is lost. Who stands on a friend's space goes back to the last space of its path that is free, and
     * on board again where there is none (SPB-COL-09, -15).
     */
    private static Outcome<Battle> stop(Battle battle) {
        Ship ship = mover(battle);
        Manoeuvre move = battle.move();
        Square free = lastFree(battle, move);
        String carrier = move.carrier();
        if (free == null && carrier != null) {
            return Outcome.of(battle.docking(ship, carrier).with(move.ended()))
                    .tell(Event.told("{ship} finds no way out and goes back on board {carrier}.", ship.id(), carrier)
                            .citing("SPB-COL-09")
                            .at(carrier));
        }
        Square at = free == null ? ship.at() : free;
        Manoeuvre ended = (at.equals(ship.at()) ? move : move.backTo(at)).ended();
        return Outcome.of(battle.with(ship.at(at, ship.facing())).with(ended))
                .tell(Event.told("{ship} can go no further and stops at {square}.", ship.id(), at)
                        .citing("SPB-COL-09", "SPB-COL-11", "SPB-COL-15")
                        .at(ship.id()));
    }

    private static @Nullable Square lastFree(Battle battle, Manoeuvre move) {
        for (int i = move.path().size() - 1; i >= 0; i--) {
            Square square = move.path().get(i);
            if (battle.at(square, move.ship()) == null) {
                return square;
            }
        }
        return null;
    }

    // ---- collisions

    /** An enemy stands in the way, and no turn is left to avoid it: the slower of the two gives way. */
    private static Outcome<Battle> meet(Battle battle, Square square) {
        Ship ship = mover(battle);
        Ship other = battle.at(square, ship.id());
        if (other == null) {
            throw new IllegalStateException("nobody stands at " + square);
        }
        boolean pushes = battle.sheet(ship).speed() < battle.sheet(other).speed()
                && !battle.sheet(other).is(ShipType.INSTALLATION)
                && !battle.isDisabled(other)
                && !neighbours(battle, other).isEmpty();
        Step<Battle> giveWay = pushes ? new Displace(other.id()) : new Evade(other.id());
        Outcome<Battle> met = Outcome.of(battle)
                .tell(Event.told("{ship} meets {other} at {square}.", ship.id(), other.id(), square)
                        .citing("SPB-COL-02")
                        .at(ship.id(), other.id()));
        // an attack has its next step on the agenda already
        return battle.move().kind() == MoveKind.ATTACK ? met.then(giveWay) : met.then(giveWay, new RestOfMove());
    }

    private static List<Square> neighbours(Battle battle, Ship ship) {
        return around(battle, ship).stream().filter(battle::isFree).toList();
    }

    private static List<Square> around(Battle battle, Ship ship) {
        List<Square> around = new ArrayList<>(8);
        for (Offset neighbour : Offset.NEIGHBOURS) {
            Square square = ship.at().to(neighbour, Facing.N);
            if (battle.book().scenario().board().has(square)) {
                around.add(square);
            }
        }
        return around;
    }

    private static Option face(String ship, Square square) {
        return Option.called(square.id(), square.toString()).at(ship, square.id());
    }

    /** The faster ship that was met is moved a space by its owner, facing as before (SPB-COL-04, -05, -13, -16). */
    public record Displace(String ship) implements Ask<Battle, Square> {
        @Override
        public Decision<Square> decision(Battle battle) {
            Ship other = battle.the(ship);
            List<Square> free = neighbours(battle, other);
            return Decision.of(
                            battle.player(other.side()),
                            Options.oneOf(
                                            around(battle, other),
                                            square -> face(ship, square),
                                            square -> violations(square, free))
                                    .unknown(id -> violations(Square.find(id), free)))
                    .asking(
                            "{mover} needs the space of {ship}: where does {ship} go?",
                            battle.move().ship(),
                            ship)
                    .citing("SPB-COL-04", "SPB-COL-05")
                    .otherwise(player -> free.get(0));
        }

        private List<Violation> violations(@Nullable Square square, List<Square> free) {
            return square == null || free.contains(square)
                    ? List.of()
                    : List.of(Violation.of(
                                    "DISPLACE_SPACE",
                                    "{ship} must go to a free neighbour on the board: {list}.",
                                    ship,
                                    list(free))
                            .citing("SPB-COL-05"));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Square> choices, Dice dice) {
            Ship other = battle.the(ship);
            Square to = choices.only();
            Ship mover = mover(battle);
            return Outcome.of(battle.with(other.at(to, other.facing()))
                            .with(mover.at(other.at(), mover.facing()))
                            .with(battle.move().made("F", List.of(other.at()))))
                    .tell(Event.told("{ship} is displaced to {square}.", ship, to)
                            .citing("SPB-COL-04", "SPB-COL-13")
                            .at(ship));
        }
    }

    private static String list(List<Square> squares) {
        return String.join(", ", squares.stream().map(Square::toString).toList());
    }

    /** The mover, which is not slower, steps aside to its choice, or jumps where it can't (SPB-COL-07, -08, -09). */
    public record Evade(String ship) implements Ask<Battle, Square> {
        @Override
        public Decision<Square> decision(Battle battle) {
            Ship mover = mover(battle);
            List<Square> free = free(battle, mover);
            if (free.size() < 2) {
                return Decision.none();
            }
            return Decision.of(
                            battle.player(mover.side()),
                            Options.oneOf(
                                            diagonals(battle, mover),
                                            square -> face(mover.id(), square),
                                            square -> violations(battle, mover, square))
                                    .unknown(id -> violations(battle, mover, Square.find(id))))
                    .asking("{mover} avoids {ship}: to which side?", mover.id(), ship)
                    .citing("SPB-COL-07")
                    .otherwise(player -> free.get(0));
        }

        private static List<Square> diagonals(Battle battle, Ship mover) {
            List<Square> diagonals = new ArrayList<>(2);
            for (Offset diagonal : battle.book().collision().diagonals()) {
                Square square = mover.at().to(diagonal, mover.facing());
                if (battle.book().scenario().board().has(square)) {
                    diagonals.add(square);
                }
            }
            return diagonals;
        }

        private static List<Square> free(Battle battle, Ship mover) {
            return diagonals(battle, mover).stream().filter(battle::isFree).toList();
        }

        private static List<Violation> violations(Battle battle, Ship mover, @Nullable Square square) {
            List<Square> free = free(battle, mover);
            if (square == null || free.contains(square)) {
                return List.of();
            }
            Ship there = battle.at(square, "");
            String reason = !battle.book().scenario().board().has(square)
                    ? "it is off the board"
                    : there != null ? there.id() + " is there" : "it is not diagonally ahead of " + mover.id();
            return List.of(Violation.of(
                            "EVADE_SPACE",
                            "{square} is not an evasion space: {reason}; possible: {list}.",
                            square,
                            reason,
                            list(free))
                    .citing("SPB-COL-07"));
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Square> choices, Dice dice) {
            Ship mover = mover(battle);
            List<Square> free = choices.isEmpty() ? free(battle, mover) : List.of(choices.only());
            if (!free.isEmpty()) {
                return lands(
                        battle,
                        mover,
                        free.get(0),
                        "SPB-COL-07",
                        "{mover} evades {ship} to {square}.",
                        mover.id(),
                        ship,
                        free.get(0));
            }
            Offset jump = battle.book().collision().jump();
            Square square = mover.at().to(jump, mover.facing());
            while (battle.book().scenario().board().has(square) && !battle.isFree(square)) {
                square = square.ahead(mover.facing(), 1);
            }
            if (battle.book().scenario().board().has(square)) {
                return lands(
                        battle,
                        mover,
                        square,
                        "SPB-COL-08",
                        "{mover} jumps over {ship} to {square}.",
                        mover.id(),
                        ship,
                        square);
            }
            return Traffic.around(battle, mover).mayLeave(mover.facing())
                    ? leave(battle, mover.facing())
                    : stop(battle);
        }

        private Outcome<Battle> lands(
                Battle battle, Ship mover, Square to, String rule, @Template String sentence, Object... values) {
            return Outcome.of(battle.with(mover.at(to, mover.facing()))
                            .with(battle.move().made("F", List.of(to))))
                    .tell(Event.told(sentence, values)
                            .citing(rule, "SPB-COL-10")
                            .at(mover.id(), ship));
        }
    }

    /** What is left of a move after a collision is chosen anew, if there is a choice (SPB-COL-11). */
    public record RestOfMove() implements Ask<Battle, Sequence> {
        @Override
        public Decision<Sequence> decision(Battle battle) {
            Ship mover = battle.find(battle.move().ship());
            List<Sequence> rest = mover == null ? List.of() : rest(battle, mover);
            if (mover == null || rest.size() < 2) {
                return Decision.none();
            }
            String made = battle.move().steps();
            return Decision.of(
                            battle.player(mover.side()),
                            Options.oneOf(rest, sequence -> Plans.face(battle, mover, sequence, made)))
                    .asking("How does {ship} go on?", mover.id())
                    .citing("SPB-COL-11")
                    .otherwise(player -> straightOn(flown(battle, mover), rest));
        }

        /** The sequences that begin with what is made; that itself too, where only turns are left. */
        private static List<Sequence> rest(Battle battle, Ship mover) {
            Sequence flown = flown(battle, mover);
            return battle.move().over()
                    ? List.of()
                    : battle.sheet(mover)
                            .helm()
                            .list(Traffic.around(battle, mover).rest(flown, mover));
        }

        private static Sequence straightOn(@Nullable Sequence flown, List<Sequence> rest) {
            Sequence on = flown;
            while (on != null) {
                if (rest.contains(on)) {
                    return on;
                }
                on = on.ahead;
            }
            return rest.get(0);
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Sequence> choices, Dice dice) {
            if (battle.move().over()) {
                return Outcome.of(battle);
            }
            List<Sequence> rest = choices.isEmpty() ? rest(battle, mover(battle)) : List.of(choices.only());
            if (rest.isEmpty()) {
                return stop(battle);
            }
            String steps = rest.get(0).steps().substring(battle.move().steps().length());
            return steps.isEmpty() ? Outcome.of(battle) : Outcome.of(battle).then(new Fly(steps));
        }
    }

    // ---- the end

    /** The move is made; the enemy may answer it (SPB-RESP-01). */
    public record EndOfMove() implements Act<Battle> {
        @Override
        public Outcome<Battle> act(Battle battle, Dice dice) {
            Manoeuvre move = battle.move().ended();
            Ship ship = battle.find(move.ship());
            if (ship == null) {
                return Outcome.of(battle.with(move)); // it left the board, or is on board again
            }
            Battle ended = battle.with(move);
            if (move.kind() == MoveKind.FULL_POWER) {
                ended = ended.with(ship.atFullPower(battle.turn()));
            }
            if (runsTrench(battle, ship)) {
                ended = ended.with(battle.arrivals().trenchRun(battle.turn()));
            }
            Outcome<Battle> outcome = Outcome.of(ended)
                    .tell(Event.told(
                                    "{ship} moves {kind} from {start} to {end}, facing {facing}.",
                                    ship.id(),
                                    Moved.of(move),
                                    move.start(),
                                    ship.at(),
                                    ship.facing().word())
                            .citing("SPB-MOVE-01")
                            .at(ship.id()));
            return move.reaction() ? outcome : outcome.then(new Response.Respond());
        }

        /** Whether an attacker of the port is the first to finish a move in the trench (SPB-DS-08). */
        private static boolean runsTrench(Battle battle, Ship ship) {
            Scenario scenario = battle.book().scenario();
            return battle.arrivals().trenchRun() == 0
                    && ship.side() == scenario.goal().side()
                    && battle.book().isTrench(ship.at());
        }
    }

    /** A move in words, put together only when somebody reads it. */
    private record Moved(MoveKind kind, String steps) {
        static Moved of(Manoeuvre move) {
            return new Moved(move.kind(), move.steps());
        }

        @Override
        public String toString() {
            return kind == MoveKind.STANDARD ? steps : kind.word() + ' ' + steps;
        }
    }
}
