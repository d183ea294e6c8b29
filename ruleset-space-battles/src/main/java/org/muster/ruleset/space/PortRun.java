package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * Ways of ships of one design to where they can fire at the port (SPB-DS-11), by the moves they can make and past those
 * who can't move and fire at them after each (SPB-RESP-02): how likely they come through, and in how many turns.
 */
public final class PortRun {

    /** More turns than any battle has. */
    public static final int NEVER = 1000;

    /** What a turn later is worth: others hunt them too. */
    private static final double LATER = 0.96;
    /** Where a move leads that fires at the port; and one that leaves the board. */
    private static final int FIRES = -1;

    private static final int OFF = -2;

    private final Book book;
    private final ThreatZone zone;
    private final Scenario.Board board;
    private final double[] risks;
    private final double[] chances;
    private final int[] turns;

    private PortRun(Book book, Sheet sheet, ToDoubleBiFunction<Square, Facing> risk) {
        this.book = book;
        this.zone = sheet.zone();
        this.board = book.scenario().board();
        int places = board.width() * board.height() * Facing.values().length;
        this.risks = new double[places];
        this.chances = new double[places];
        this.turns = new int[places];
        List<Sequence> moves = new ArrayList<>();
        for (Sequence move : sheet.helm().all()) {
            if (move.isComplete() && move.kind() != MoveKind.HOLD) {
                moves.add(move);
            }
        }
        int[][] ends = new int[places][];
        for (Square square : board.squares()) {
            for (Facing facing : Facing.values()) {
                int place = place(square, facing);
                risks[place] = risk.applyAsDouble(square, facing);
                turns[place] = NEVER;
                ends[place] = moves.stream()
                        .mapToInt(move -> end(square, facing, move))
                        .distinct()
                        .toArray();
            }
        }
        while (isBetter(ends)) {}
    }

    /**
     * For a battle that has a port.
     *
     * @param risk the chance to be shot down by those who stand still after a move that ends there
     */
    static PortRun of(Book book, Sheet sheet, ToDoubleBiFunction<Square, Facing> risk) {
        return new PortRun(book, sheet, risk);
    }

    /** Looks a move farther from every place; whether a better way was found. */
    private boolean isBetter(int[][] ends) {
        boolean better = false;
        for (int place = 0; place < ends.length; place++) {
            for (int end : ends[place]) {
                if (chance(end) > chances[place] + 1e-9) {
                    chances[place] = chance(end);
                    turns[place] = 1 + (end == FIRES ? 0 : turns[end]);
                    better = true;
                }
            }
        }
        return better;
    }

    /** Of a move that ends there. */
    private double chance(int end) {
        return switch (end) {
            case FIRES -> 1;
            case OFF -> 0;
            default -> LATER * (1 - risks[end]) * chances[end];
        };
    }

    private int place(Square square, Facing facing) {
        return ((square.y() - 1) * board.width() + square.x() - 1) * Facing.values().length + facing.degrees() / 90;
    }

    /** Where a move ends, or that it fires on the way. */
    private int end(Square square, Facing facing, Sequence move) {
        Square at = square;
        Facing to = facing;
        boolean fires = move.kind() == MoveKind.ATTACK;
        if (fires && bears(at, to)) {
            return FIRES;
        }
        for (int i = 0; i < move.steps().length(); i++) {
            switch (move.steps().charAt(i)) {
                case 'L' -> to = to.left();
                case 'R' -> to = to.right();
                default -> at = at.ahead(to, 1);
            }
            if (!board.has(at)) {
                return OFF;
            }
            if (fires && bears(at, to)) {
                return FIRES;
            }
        }
        return place(at, to);
    }

    /** The chance of a ship there to come to where it fires at the port; 1 where it can in its next move. */
    public double chance(Square square, Facing facing) {
        return board.has(square) ? chances[place(square, facing)] : 0;
    }

    /** The same once it has moved so. */
    public double chance(Square square, Facing facing, Sequence move) {
        return chance(end(square, facing, move));
    }

    /** Turns until it fires at the port: 1 where it can in its next move; {@link #NEVER} if it can't at all. */
    public int turns(Square square, Facing facing) {
        return board.has(square) ? turns[place(square, facing)] : NEVER;
    }

    /** Whether a ship there may fire at the port (SPB-DS-11). */
    public boolean bears(Square square, Facing facing) {
        Scenario.Trench trench = book.trench();
        boolean runs = book.houseRules().portShot() == HouseRules.PortShot.ANYWHERE
                || book.isTrench(square) && facing == trench.towards();
        return runs && zone.reaches(square, facing, trench.port());
    }
}
