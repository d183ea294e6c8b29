package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/**
 * Who gives way when a ship meets an enemy, and where to.
 *
 * <pre>
 * the slower ship gives way                                       SPB-COL-01, SPB-COL-02, SPB-COL-16, SPB-COL-17
 * the other is displaced by its owner                             SPB-COL-04, SPB-COL-05, SPB-COL-06, SPB-COL-13
 * or the mover evades: diagonal, else jump                        SPB-COL-07 to -10
 * </pre>
 */
public final class Collisions {

    private Collisions() {}

    /** What is asked when {@code ship} meets {@code other}. */
    static Step<Battle> giveWay(Battle battle, Ship ship, Ship other) {
        return isSlower(battle, ship, other) && held(battle, other) == null
                ? new Displace(other.id())
                : new Evade(other.id());
    }

    private static boolean isSlower(Battle battle, Ship ship, Ship other) {
        return battle.sheet(ship).speed() < battle.sheet(other).speed();
    }

    /** Why the faster ship stays where it is all the same (SPB-COL-06); null: it is displaced. */
    private static @Nullable Sentence held(Battle battle, Ship other) {
        if (battle.sheet(other).is(ShipType.INSTALLATION)) {
            return Sentence.of("it never moves");
        }
        if (battle.isDisabled(other)) {
            return Sentence.of("it is disabled");
        }
        return neighbours(battle, other).isEmpty() ? Sentence.of("no space beside it is free") : null;
    }

    /** What is told when {@code ship} meets {@code other}. */
    static List<Event> meeting(Battle battle, Ship ship, Ship other) {
        List<Event> events = new ArrayList<>(2);
        events.add(Event.told("{ship} meets {other} at {square}.", ship.id(), other.id(), other.at())
                .citing("SPB-COL-02")
                .at(ship.id(), other.id()));
        Sentence held = isSlower(battle, ship, other) ? held(battle, other) : null;
        if (held != null) {
            events.add(Event.told(
                            "{other} is faster than {ship} but is not displaced: {reason}.",
                            other.id(),
                            ship.id(),
                            held)
                    .citing("SPB-COL-06")
                    .at(ship.id(), other.id()));
        }
        return events;
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

    private static Option option(String ship, Square square) {
        return Option.called(square.id(), square.toString()).at(ship, square.id());
    }

    /** The faster ship that was met is moved a space by its owner, facing as before (SPB-COL-04, -05, -13, -16). */
    public record Displace(@RefersTo("ships in play") String ship) implements Ask<Battle, Square> {
        @Override
        public Decision<Square> decision(Battle battle) {
            Ship other = battle.the(ship);
            List<Square> free = neighbours(battle, other);
            return Decision.of(
                            battle.player(other.side()),
                            Options.oneOf(
                                            around(battle, other),
                                            square -> option(ship, square),
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
            return Violation.unless(
                    square == null || free.contains(square),
                    () -> Violation.of(
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
            Ship displaced = other.at(to, other.facing());
            Ship mover = battle.mover();
            return Outcome.of(battle.with(displaced)
                            .with(mover.at(other.at(), mover.facing()))
                            .with(pushed(battle.move(), other, displaced)))
                    .tell(Event.told("{ship} is displaced to {square}.", ship, to)
                            .citing("SPB-COL-04", "SPB-COL-13")
                            .at(ship));
        }
    }

    /** One step further, and who answered it from where it stood still may (SPB-CTR-04); nobody answers a countermove. */
    private static Manoeuvre pushed(Manoeuvre move, Ship other, Ship displaced) {
        Manoeuvre pushed = move.made("F", List.of(other.at()));
        boolean forgotten = Countermove.isBeside(other, move) && !Countermove.isBeside(displaced, pushed);
        return forgotten && !move.reaction() ? pushed.meeting(other.id()) : pushed;
    }

    private static Sentence list(List<Square> squares) {
        return Sentence.joined(", ", squares);
    }

    /** The mover, which is not slower, steps aside to its choice, or jumps where it can't (SPB-COL-07, -08, -09). */
    public record Evade(@RefersTo("ships in play") String ship) implements Ask<Battle, Square> {
        @Override
        public Decision<Square> decision(Battle battle) {
            Ship mover = battle.mover();
            List<Square> free = free(battle, mover);
            if (free.size() < 2) {
                return Decision.none();
            }
            return Decision.of(
                            battle.player(mover.side()),
                            Options.oneOf(
                                            diagonals(battle, mover),
                                            square -> option(mover.id(), square),
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
            Sentence reason = !battle.book().scenario().board().has(square)
                    ? Sentence.of("it is off the board")
                    : there != null
                            ? Sentence.of("{ship} is there", there.id())
                            : Sentence.of("it is not diagonally ahead of {ship}", mover.id());
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
            Ship mover = battle.mover();
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
                    ? CutShort.leave(battle, mover.facing())
                    : CutShort.stop(battle, "SPB-COL-09");
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
}
