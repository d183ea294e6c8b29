package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * What happens inside a move, whether it is a ship's own or a countermove.
 *
 * <pre>
 * steps, one after the other                                      SPB-MOVE-13, -17, -18
 * an enemy in the way: the slower ship gives way                  SPB-COL-01, SPB-COL-02, {@link Collisions}
 *   the rest is chosen anew                                       SPB-COL-11, SPB-COL-12
 * in an attack move one opportunity to fire                       SPB-ATT-01, {@link AttackRun}
 * over the edge                                                   SPB-HOTH-08, SPB-GRID-07, {@link CutShort}
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
            Ship ship = battle.mover();
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
                        return traffic.mayLeave(facing) ? CutShort.leave(here, facing) : CutShort.stop(here, why(here));
                    }
                    if (traffic.isEnemy(next)) {
                        return meet(here, next);
                    }
                    if (traffic.isBlocked(next) || isLast(here, ship)) {
                        return CutShort.stop(here, why(here));
                    }
                }
                at = next;
                entered.add(at);
            }
            return Outcome.of(battle.with(ship.at(at, facing)).with(move.made(steps, entered)));
        }

        /**
         * Why steps are illegal now that were legal when the move was declared: fire cleared a way that ended at an enemy, or
         * the ship was led off its way.
         */
        private static String why(Battle battle) {
            boolean cleared = battle.fire().shots().stream()
                    .anyMatch(shot -> shot.hit() && battle.move().path().contains(shot.to()));
            return cleared ? "SPB-COL-15" : "SPB-COL-11";
        }

        /** Whether the next space is that of the last step, which no friend may hold. */
        private static boolean isLast(Battle battle, Ship ship) {
            Sequence flown = flown(battle, ship);
            Sequence next = flown == null ? null : flown.ahead;
            return next != null && next.isComplete() && next.ahead == null;
        }
    }

    // ---- collisions

    /** An enemy stands in the way, and no turn is left to avoid it: the slower of the two gives way. */
    private static Outcome<Battle> meet(Battle battle, Square square) {
        Ship ship = battle.mover();
        Ship other = battle.at(square, ship.id());
        if (other == null) {
            throw new IllegalStateException("nobody stands at " + square);
        }
        Step<Battle> giveWay = Collisions.giveWay(battle, ship, other);
        Outcome<Battle> met = Outcome.of(battle).tell(Collisions.meeting(battle, ship, other));
        // an attack has its next step on the agenda already
        return battle.move().kind() == MoveKind.ATTACK ? met.then(giveWay) : met.then(giveWay, new RestOfMove());
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
                            Options.oneOf(rest, sequence -> Plans.option(battle, mover, sequence, made)))
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
            List<Sequence> rest = choices.isEmpty() ? rest(battle, battle.mover()) : List.of(choices.only());
            if (rest.isEmpty()) {
                return CutShort.stop(battle, "SPB-COL-11");
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
                return Outcome.of(battle.with(move.settled())); // it left the board, or is on board again
            }
            Battle ended = battle.with(move);
            if (move.kind() == MoveKind.FULL_POWER) {
                ended = ended.with(ship.atFullPower(battle.turn()));
            }
            if (runsTrench(battle, ship)) {
                ended = ended.with(battle.arrivals().trenchRun(battle.turn()));
            }
            Outcome<Battle> outcome = Outcome.of(ended)
                    .tell(told(move, ship)
                            .citing(move.reaction() ? "SPB-CTR-06" : "SPB-MOVE-01")
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

    private static Event.Told told(Manoeuvre move, Ship ship) {
        if (move.steps().isEmpty()) {
            return Event.told(
                    "{ship} makes no step of its {kind} move, at {square}, facing {facing}.",
                    ship.id(),
                    move.kind().word(),
                    ship.at(),
                    ship.facing().word());
        }
        return Event.told(
                "{ship} moves {kind} from {start} to {end}, facing {facing}.",
                ship.id(),
                move.kind() == MoveKind.STANDARD
                        ? Sentence.verbatim(move.steps())
                        : Sentence.of("{kind} {steps}", move.kind().word(), move.steps()),
                move.start(),
                ship.at(),
                ship.facing().word());
    }
}
