package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Sheet;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/** Sequences as people choose them: where each leads, and which rules another would break. */
public final class Plans {

    private Plans() {}

    /**
     * One of a set of sequences, for a ship that stands where they begin; whatever else is typed is refused with the rules
     * it would break.
     *
     * @param legal the sequences, as {@link Traffic} finds them
     * @param against the rules that a move of that kind would break here, wherever it leads
     */
    static Options<Sequence> among(Battle battle, Ship ship, long legal, Function<MoveKind, List<Violation>> against) {
        return Options.oneOf(battle.sheet(ship).helm().list(legal), sequence -> priced(battle, ship, sequence))
                .unknown(typed -> violations(battle, ship, legal, against, typed));
    }

    /** With what it costs: at full power no capital weapon is fired (SPB-MOVE-05). */
    private static Option priced(Battle battle, Ship ship, Sequence sequence) {
        Option option = option(battle, ship, sequence, "");
        return sequence.kind() == MoveKind.FULL_POWER
                        && battle.sheet(ship).design().hasWeapon(WeaponClass.CAPITAL)
                ? option.noting("no capital weapons this turn")
                : option;
    }

    /**
     * A sequence as an option, tied to the square where it ends.
     *
     * @param made steps of it that are behind the ship already
     */
    public static Option option(Battle battle, Ship ship, Sequence sequence, String made) {
        String steps = sequence.steps().substring(made.length());
        String id = made.isEmpty() ? sequence.id() : steps.isEmpty() ? "no-turn" : steps;
        Sentence words = made.isEmpty()
                ? sequence.words()
                : !steps.isEmpty()
                        ? Sentence.verbatim(steps)
                        : sequence.canTurn() ? Sentence.of("no-turn") : Sentence.of("stop");
        Square at = ship.at();
        Facing facing = ship.facing();
        for (int i = 0; i < steps.length(); i++) {
            char step = steps.charAt(i);
            if (step != 'F') {
                facing = step == 'L' ? facing.left() : facing.right();
                continue;
            }
            Square next = at.ahead(facing, 1);
            if (!battle.book().scenario().board().has(next)) {
                return at(ship, at, made, Option.of(id, "{move}: leaves by the {facing} edge", words, facing.word()));
            }
            Ship there = i == steps.length() - 1 ? battle.at(next, ship.id()) : null;
            if (there != null && there.side() != ship.side()) {
                return at(ship, next, made, Option.of(id, "{move}: meets {there} at {next}", words, there.id(), next));
            }
            at = next;
        }
        return at(
                ship,
                at,
                made,
                Option.of(
                        id,
                        sequence.kind() == MoveKind.HOLD
                                ? "{move}: stays at {at}, facing {facing}"
                                : "{move}: to {at}, facing {facing}",
                        words,
                        at,
                        facing.word()));
    }

    /** Tied to a square; and to the ship, unless the kind of answer around it is, as it may still be in its carrier. */
    private static Option at(Ship ship, Square square, String made, Option option) {
        return made.isEmpty() ? option.at(square.id()) : option.at(ship.id(), square.id());
    }

    // ---- what another would break

    /**
     * Every rule that a move which is not legal would break.
     *
     * @param legal what would break none
     * @param typed a sequence as answers write it, or something like it; of what is none there is nothing to say
     */
    private static List<Violation> violations(
            Battle battle, Ship ship, long legal, Function<MoveKind, List<Violation>> against, String typed) {
        String letters = typed.equals("hold") ? "" : typed.substring(typed.lastIndexOf(' ') + 1);
        MoveKind kind =
                kind(typed.substring(0, typed.length() - letters.length()).strip());
        if (kind == null || !letters.chars().allMatch(c -> "FLR".indexOf(c) >= 0)) {
            return List.of();
        }
        List<Violation> wrongKind = against.apply(kind);
        Helm helm = battle.sheet(ship).helm();
        Sequence root = helm.root(kind);
        if (!wrongKind.isEmpty() || root == null) {
            return wrongKind.isEmpty() ? List.of(badKind(battle, ship, kind)) : wrongKind;
        }
        if (kind == MoveKind.HOLD) {
            boolean holds = (legal & helm.of(MoveKind.HOLD)) != 0;
            return List.of(
                    holds
                            ? Violation.of("MOVE_KIND", "{ship} holds: it may make one turn, L or R.", ship.id())
                                    .citing("SPB-MOVE-19")
                            : Violation.of("MOVE_KIND", "{ship} has a legal move and must make one.", ship.id())
                                    .citing("SPB-MOVE-02", "SPB-MOVE-19"));
        }
        List<Violation> shape = shape(battle.sheet(ship), ship, root, letters);
        return shape.isEmpty()
                ? path(battle, ship, legal, root, letters)
                : Violation.both(shape, offBoard(battle, ship, letters));
    }

    private static @Nullable MoveKind kind(String word) {
        return switch (word) {
            case "", "standard" -> MoveKind.STANDARD;
            case "full", "full power" -> MoveKind.FULL_POWER;
            case "attack" -> MoveKind.ATTACK;
            case "hold" -> MoveKind.HOLD;
            default -> null;
        };
    }

    private static Violation badKind(Battle battle, Ship ship, MoveKind kind) {
        return Violation.of(
                        "MOVE_KIND",
                        "{class:A} cannot make {kind:a} move.",
                        battle.sheet(ship).design().type().word(),
                        kind.word())
                .citing(rule(battle.sheet(ship).design(), kind));
    }

    /** The rule that says what a move of that kind is made of. */
    private static String rule(Design design, MoveKind kind) {
        boolean capital = design.is(ShipType.CAPITAL);
        return switch (kind) {
            case STANDARD -> design.has(Trait.UNWIELDY) ? "SPB-MOVE-15" : capital ? "SPB-MOVE-03" : "SPB-MOVE-07";
            case FULL_POWER -> capital ? "SPB-MOVE-04" : "SPB-MOVE-09";
            case ATTACK -> "SPB-MOVE-12";
            case HOLD -> "SPB-MOVE-19";
        };
    }

    /**
     * How far a kind of move goes.
     *
     * @param turns at most
     */
    private record Extent(int least, int most, int turns) {

        static Extent of(Helm helm, MoveKind kind) {
            Extent extent = new Extent(Integer.MAX_VALUE, 0, 0);
            for (Sequence one : helm.list(helm.of(kind))) {
                if (one.isComplete()) {
                    int forward = count(one.steps(), 'F');
                    extent = new Extent(
                            Math.min(extent.least, forward),
                            Math.max(extent.most, forward),
                            Math.max(extent.turns, one.steps().length() - forward));
                }
            }
            return extent;
        }

        Sentence forward() {
            return least == most
                    ? Sentence.of("{n space|spaces}", most)
                    : Sentence.of("{least} to {n space|spaces}", least, most);
        }
    }

    /** Wrong numbers of steps and turns, wherever the ship stands. */
    private static List<Violation> shape(Sheet sheet, Ship ship, Sequence root, String letters) {
        List<Violation> violations = new ArrayList<>();
        Extent extent = Extent.of(sheet.helm(), root.kind());
        int forward = count(letters, 'F');
        // what is cut short by a collision or the edge of the board is shorter
        boolean begins = root.then(letters) != null && letters.endsWith("F");
        if (forward > extent.most || forward < extent.least && !begins) {
            violations.add(wrongLength(ship, root, extent, forward));
        }
        int turned = letters.length() - forward;
        if (turned > extent.turns) {
            violations.add(Violation.of(
                            "MOVE_TURNS",
                            "{ship} may make {n turn|turns} in {kind:a} move; {m} given.",
                            ship.id(),
                            extent.turns,
                            root.kind().word(),
                            turned)
                    .citing("SPB-MOVE-14", rule(sheet.design(), root.kind())));
        }
        int turn = 0;
        for (int i = 0; i + 1 < letters.length(); i++) {
            turn += letters.charAt(i) == 'F' ? 0 : 1;
            if (letters.charAt(i) != 'F' && letters.charAt(i + 1) != 'F') {
                violations.add(Violation.of(
                                "MOVE_TURNS_TOGETHER",
                                "Turns {i} and {j} have no forward step between them.",
                                turn,
                                turn + 1)
                        .citing("SPB-MOVE-08"));
            }
        }
        return violations;
    }

    private static Violation wrongLength(Ship ship, Sequence root, Extent extent, int forward) {
        return Violation.of(
                        "MOVE_FORWARD",
                        "{kind:A} move of {ship} is exactly {n} forward; {m} given.",
                        root.kind().word(),
                        ship.id(),
                        extent.forward(),
                        forward)
                .citing("SPB-MOVE-13");
    }

    /** Steps that are too few where nothing cuts them short. */
    private static List<Violation> tooShort(Sheet sheet, Ship ship, Sequence root, String letters) {
        Extent extent = Extent.of(sheet.helm(), root.kind());
        int forward = count(letters, 'F');
        return Violation.unless(forward >= extent.least, () -> wrongLength(ship, root, extent, forward));
    }

    private static int count(String letters, char letter) {
        return (int) letters.chars().filter(c -> c == letter).count();
    }

    /** What stands in the way of steps that are right by themselves. */
    private static List<Violation> path(Battle battle, Ship ship, long legal, Sequence root, String letters) {
        Traffic traffic = Traffic.around(battle, ship);
        Square at = ship.at();
        Facing facing = ship.facing();
        Sequence before = root;
        for (int i = 0; i < letters.length() && before != null; i++) {
            char step = letters.charAt(i);
            if (step != 'F') {
                facing = step == 'L' ? facing.left() : facing.right();
            } else {
                Square next = at.ahead(facing, 1);
                Violation violation = step(battle, ship, legal, traffic, before, next, facing, i + 1, letters);
                if (violation != null) {
                    return violation.code().equals("MOVE_OFF_BOARD")
                            ? Violation.both(List.of(violation), tooShort(battle.sheet(ship), ship, root, letters))
                            : List.of(violation);
                }
                at = next;
            }
            before = before.then(letters.substring(i, i + 1));
        }
        Ship there = battle.at(at, ship.id());
        if (there != null && before != null && before.isComplete()) {
            return List.of(ontoFriend("The move ends on {square} with {ship}.", at, there.id()));
        }
        return Violation.unless(
                before != null && before.isComplete(),
                () -> Violation.of(
                                "MOVE_FORWARD",
                                "{kind:A} move of {ship} is exactly {n} forward; {m} given, and nothing cuts it short after"
                                        + " {steps}.",
                                root.kind().word(),
                                ship.id(),
                                Extent.of(battle.sheet(ship).helm(), root.kind())
                                        .forward(),
                                count(letters, 'F'),
                                letters)
                        .citing("SPB-MOVE-13", "SPB-MOVE-18"));
    }

    /** A step over an edge that is none to leave by, whatever the steps make together. */
    private static List<Violation> offBoard(Battle battle, Ship ship, String letters) {
        Traffic traffic = Traffic.around(battle, ship);
        Square at = ship.at();
        Facing facing = ship.facing();
        for (int i = 0; i < letters.length(); i++) {
            switch (letters.charAt(i)) {
                case 'L' -> facing = facing.left();
                case 'R' -> facing = facing.right();
                default -> at = at.ahead(facing, 1);
            }
            if (traffic.isOff(at)) {
                return traffic.mayLeave(facing) ? List.of() : List.of(offBoard(i + 1, at, facing));
            }
        }
        return List.of();
    }

    private static Violation offBoard(int step, Square square, Facing facing) {
        return Violation.of(
                        "MOVE_OFF_BOARD",
                        "Step {k} would leave the board at {square} by the {edge} edge.",
                        step,
                        square,
                        facing.word())
                .citing("SPB-GRID-06");
    }

    private static Violation ontoFriend(@Template String sentence, Object... values) {
        return Violation.of("MOVE_ONTO_FRIEND", sentence, values).citing("SPB-MOVE-17");
    }

    private static @Nullable Violation step(
            Battle battle,
            Ship ship,
            long legal,
            Traffic traffic,
            Sequence before,
            Square next,
            Facing facing,
            int number,
            String letters) {
        if (traffic.isOff(next)) {
            return traffic.mayLeave(facing)
                    ? tooLong(
                            number,
                            letters,
                            "Step {k} leaves the board: the move is declared up to it, {steps}.",
                            number,
                            letters.substring(0, number))
                    : offBoard(number, next, facing);
        }
        Ship there = battle.at(next, ship.id());
        if (there == null) {
            return null;
        }
        if (there.side() == ship.side()) {
            return traffic.isBlocked(next)
                    ? ontoFriend("The move passes {square} with {ship} (option friends).", next, there.id())
                    : null;
        }
        if (before.canTurn()) {
            return Violation.of(
                            "MOVE_INTO_ENEMY",
                            "Step {k} enters {square} with enemy {ship} while a turn is still available.",
                            number,
                            next,
                            there.id())
                    .citing("SPB-COL-01");
        }
        boolean mayMeet = before.ahead != null && (legal & before.ahead.bit()) != 0;
        return mayMeet
                ? tooLong(
                        number,
                        letters,
                        "Step {k} meets {ship}: the move is declared up to it, {steps}.",
                        number,
                        there.id(),
                        letters.substring(0, number))
                : Violation.of(
                                "MOVE_INTO_ENEMY",
                                "Step {k} enters {square} with enemy {ship}; only a ship without another move may (option"
                                        + " collisions).",
                                number,
                                next,
                                there.id())
                        .citing("SPB-COL-03");
    }

    private static @Nullable Violation tooLong(
            int number, String letters, @Template String sentence, Object... values) {
        return number == letters.length()
                ? null
                : Violation.of("MOVE_TOO_LONG", sentence, values).citing("SPB-MOVE-18");
    }

    /** A tower is asked to move. */
    static Violation immobile(Ship ship) {
        return Violation.of("MOVE_IMMOBILE", "{ship} cannot move.", ship.id()).citing("SPB-MOVE-21");
    }
}
