package org.muster.ruleset.space.movement;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.text.Template;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Sheet;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/**
 * Who may make a countermove, and which.
 *
 * <pre>
 * adjacent at the start, on the way or at the end                 SPB-CTR-01, -04
 * not slower than the ship that moved                             SPB-CTR-02
 * not only directly behind                                        SPB-CTR-03
 * a complete standard move, beside the ship's own                 SPB-CTR-05, SPB-CTR-06
 * with a legal one                                                SPB-CTR-07
 * never a tower                                                   SPB-CTR-08
 * </pre>
 */
public final class Countermove {

    private Countermove() {}

    private static boolean isBehind(Ship ship, Square square) {
        return ship.sees(square).equals(Offset.BEHIND);
    }

    /** The legal countermoves of a ship. */
    static long legal(Battle battle, Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        Traffic traffic = Traffic.around(battle, ship);
        return switch (battle.book().houseRules().countermove()) {
            case STANDARD -> traffic.legal(helm, ship, MoveKind.STANDARD, MoveKind.STANDARD);
            case STANDARD_OR_FULL -> traffic.legal(helm, ship, MoveKind.STANDARD, MoveKind.FULL_POWER);
            case ANY -> traffic.legal(helm, ship);
        };
    }

    /** Every rule that a countermove of that kind would break, wherever it leads (SPB-CTR-05). */
    static List<Violation> violations(Battle battle, MoveKind kind) {
        return switch (battle.book().houseRules().countermove()) {
            case STANDARD ->
                notOfKind(kind == MoveKind.STANDARD, "A countermove is a standard move (option countermove).");
            case STANDARD_OR_FULL ->
                notOfKind(
                        kind == MoveKind.STANDARD || kind == MoveKind.FULL_POWER,
                        "A countermove is a standard or full power move (option countermove).");
            case ANY ->
                notOfKind(kind != MoveKind.HOLD, "A countermove is any move, but no holding (option countermove).");
        };
    }

    private static List<Violation> notOfKind(boolean allowed, @Template String sentence) {
        return Violation.unless(
                allowed, () -> Violation.of("CTR_KIND", sentence).citing("SPB-CTR-05"));
    }

    /** Every rule that a countermove of {@code ship} to the move just made would break, wherever it leads. */
    static List<Violation> violations(Battle battle, Ship ship, Ship mover, Manoeuvre move) {
        Sheet sheet = battle.sheet(ship);
        if (!sheet.helm().moves()) {
            return List.of(Plans.immobile(ship));
        }
        Violations violations = new Violations();
        int speed = battle.sheet(mover).speed();
        if (sheet.speed() < speed) {
            violations.found(() -> Violation.of(
                            "CTR_SPEED",
                            "{ship} has speed {a}, {mover} {b}; same or higher is needed.",
                            ship.id(),
                            sheet.speed(),
                            mover.id(),
                            speed)
                    .citing("SPB-CTR-02"));
        }
        place(ship, mover, move, violations);
        if (violations.isEmpty() && legal(battle, ship) == 0) {
            violations.found(() -> Violation.of("CTR_NO_MOVE", "{ship} has no legal countermove.", ship.id())
                    .citing("SPB-CTR-07"));
        }
        return violations;
    }

    /** Whether the mover was adjacent to a ship, and not directly behind it alone, as it stood then. */
    static boolean isBeside(Ship ship, Manoeuvre move) {
        boolean beside = move.hasMet(ship.id());
        for (Square square : move.path()) {
            beside |= ship.at().touches(square) && !isBehind(ship, square);
        }
        return beside;
    }

    private static void place(Ship ship, Ship mover, Manoeuvre move, Violations violations) {
        int nearest = move.nearest(ship.at());
        if (nearest > 1) {
            violations.found(() -> Violation.of(
                            "CTR_ADJACENT",
                            "{mover} was never adjacent to {ship}; nearest distance {n}.",
                            mover.id(),
                            ship.id(),
                            nearest)
                    .citing("SPB-CTR-01", "SPB-CTR-04"));
        } else if (!isBeside(ship, move)) {
            violations.found(() -> Violation.of(
                            "CTR_BEHIND",
                            "{mover} was adjacent to {ship} only at {square}, directly behind it.",
                            mover.id(),
                            ship.id(),
                            ship.at().to(Offset.BEHIND, ship.facing()))
                    .citing("SPB-CTR-03"));
        }
    }
}
