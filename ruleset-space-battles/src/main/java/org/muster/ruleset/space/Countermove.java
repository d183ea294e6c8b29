package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
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
final class Countermove {

    private Countermove() {}

    /** Whether the move just made lets {@code ship} countermove, if it has a legal move. */
    static boolean isOpen(Battle battle, Ship ship, Manoeuvre move, int speed) {
        Sheet sheet = battle.sheet(ship);
        if (sheet.speed() < speed || !sheet.helm().moves()) {
            return false;
        }
        for (Square square : move.path()) {
            if (ship.at().touches(square) && !isBehind(ship, square)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBehind(Ship ship, Square square) {
        return ship.sees(square).equals(Offset.BEHIND);
    }

    /** The legal countermoves of a ship. */
    static List<Sequence> ways(Battle battle, Ship ship) {
        return battle.sheet(ship).helm().list(legal(battle, ship));
    }

    private static long legal(Battle battle, Ship ship) {
        Helm helm = battle.sheet(ship).helm();
        Traffic traffic = Traffic.around(battle, ship);
        return switch (battle.book().options().countermove()) {
            case STANDARD -> traffic.legal(helm, ship, MoveKind.STANDARD, MoveKind.STANDARD);
            case STANDARD_OR_FULL -> traffic.legal(helm, ship, MoveKind.STANDARD, MoveKind.FULL_POWER);
            case ANY -> traffic.legal(helm, ship);
        };
    }

    /** The kinds of move that a countermove may be (SPB-CTR-05). */
    private static List<MoveKind> kinds(Battle battle) {
        return switch (battle.book().options().countermove()) {
            case STANDARD -> List.of(MoveKind.STANDARD);
            case STANDARD_OR_FULL -> List.of(MoveKind.STANDARD, MoveKind.FULL_POWER);
            case ANY -> List.of(MoveKind.STANDARD, MoveKind.FULL_POWER, MoveKind.ATTACK);
        };
    }

    /** Every reason why {@code ship} may not make the countermove that was typed. */
    static List<Violation> objections(Battle battle, Ship ship, Ship mover, Manoeuvre move, String typed) {
        List<Violation> reasons = new ArrayList<>();
        Sheet sheet = battle.sheet(ship);
        if (!sheet.helm().moves()) {
            return List.of(MovementPhase.immobile(ship));
        }
        int speed = battle.sheet(mover).speed();
        if (sheet.speed() < speed) {
            reasons.add(Violation.of(
                            "CTR_SPEED",
                            "{ship} has speed {a}, {mover} {b}; same or higher is needed.",
                            ship.id(),
                            sheet.speed(),
                            mover.id(),
                            speed)
                    .citing("SPB-CTR-02"));
        }
        reasons.addAll(place(ship, mover, move));
        boolean known = typed.startsWith("full") || typed.startsWith("attack");
        MoveKind kind = typed.startsWith("full") ? MoveKind.FULL_POWER : MoveKind.ATTACK;
        if (known && !kinds(battle).contains(kind)) {
            reasons.add(Violation.of("CTR_KIND", "A countermove is a standard move (option countermove).")
                    .citing("SPB-CTR-05"));
        } else if (reasons.isEmpty()) {
            reasons.addAll(Plans.objections(battle, ship, kinds(battle), legal(battle, ship), typed));
        }
        return reasons;
    }

    private static List<Violation> place(Ship ship, Ship mover, Manoeuvre move) {
        int nearest = Integer.MAX_VALUE;
        boolean beside = false;
        for (Square square : move.path()) {
            nearest = Math.min(nearest, ship.at().distance(square));
            beside |= ship.at().touches(square) && !isBehind(ship, square);
        }
        if (nearest > 1) {
            return List.of(Violation.of(
                            "CTR_ADJACENT",
                            "{mover} was never adjacent to {ship}; nearest distance {n}.",
                            mover.id(),
                            ship.id(),
                            nearest)
                    .citing("SPB-CTR-01", "SPB-CTR-04"));
        }
        return beside
                ? List.of()
                : List.of(Violation.of(
                                "CTR_BEHIND",
                                "{mover} was adjacent to {ship} only at {square}, directly behind it.",
                                mover.id(),
                                ship.id(),
                                ship.at().to(Offset.BEHIND, ship.facing()))
                        .citing("SPB-CTR-03"));
    }
}
