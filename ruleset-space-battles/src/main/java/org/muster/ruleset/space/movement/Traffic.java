package org.muster.ruleset.space.movement;

import org.jspecify.annotations.Nullable;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.EmptyBoard;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * Where everybody stands, as one ship on the move sees it, and which sequences are legal for it there (SPB-MOVE-18).
 * A board of bytes with a rim of squares that are off it: bots look for legal moves a million times a second.
 */
public final class Traffic {

    private static final byte FREE = EmptyBoard.FREE;
    private static final byte FRIEND = 1;
    private static final byte ENEMY = 2;
    private static final byte OFF = EmptyBoard.OFF;

    private final int stride;
    private final byte[] cells;
    /** Whether a friend's space may not be entered at all (SPB-MOVE-17). */
    private final boolean friendsBlock;
    /** Whether only a ship without another move may meet an enemy (SPB-COL-03). */
    private final boolean forcedOnly;
    /** Facings in which the ship may leave the board, as bits. */
    private final int exits;

    private long colliding;
    private long leaving;

    private Traffic(int stride, byte[] cells, boolean friendsBlock, boolean forcedOnly, int exits) {
        this.stride = stride;
        this.cells = cells;
        this.friendsBlock = friendsBlock;
        this.forcedOnly = forcedOnly;
        this.exits = exits;
    }

    /** The traffic around {@code mover}, which does not stand in its own way. */
    static Traffic around(Battle battle, Ship mover) {
        int stride = battle.book().emptyBoard().stride();
        byte[] cells = battle.book().emptyBoard().copy();
        Side side = mover.side();
        for (Ship ship : battle.ships()) {
            if (!ship.id().equals(mover.id())) {
                cells[cell(ship.at(), stride)] = ship.side() == side ? FRIEND : ENEMY;
            }
        }
        HouseRules houseRules = battle.book().houseRules();
        return new Traffic(
                stride,
                cells,
                houseRules.friends() == HouseRules.Friends.BLOCK,
                houseRules.collisions() == HouseRules.Collisions.ONLY_IF_FORCED,
                exits(battle.book(), mover));
    }

    private static int exits(Book book, Ship ship) {
        int exits = book.houseRules().edge() == HouseRules.Edge.OPEN ? 0b1111 : 0;
        Scenario.Goal goal = book.scenario().goal();
        Facing edge = goal.edge();
        if (edge != null && ship.id().equals(goal.ship())) {
            exits |= edge.bit();
        }
        return exits;
    }

    private int cell(Square square) {
        return cell(square, stride);
    }

    private static int cell(Square square, int stride) {
        return square.y() * stride + square.x();
    }

    private int step(Facing facing) {
        return facing.dy() * stride + facing.dx();
    }

    // ---- single squares

    /** Whether a square, or one beside the board, is off it. */
    boolean isOff(Square square) {
        return square.x() < 1 || square.x() > stride - 2 || square.y() < 1 || square.y() > cells.length / stride - 2;
    }

    /** Whether nobody stands there; false off the board. */
    boolean isFree(Square square) {
        return !isOff(square) && cells[cell(square)] == FREE;
    }

    /** Whether an enemy stands there. */
    boolean isEnemy(Square square) {
        return !isOff(square) && cells[cell(square)] == ENEMY;
    }

    /** Whether a friend stands there whose space may not be entered. */
    boolean isBlocked(Square square) {
        return friendsBlock && !isOff(square) && cells[cell(square)] == FRIEND;
    }

    /** Whether the ship may leave the board in that direction (SPB-HOTH-08, SPB-GRID-06). */
    boolean mayLeave(Facing facing) {
        return (exits & facing.bit()) != 0;
    }

    // ---- sequences

    /** The legal sequences of a ship, of any kind of move, as a set of its helm. */
    long legal(Helm helm, Ship ship) {
        return permitted(add(helm.root(MoveKind.STANDARD), ship)
                | add(helm.root(MoveKind.FULL_POWER), ship)
                | add(helm.root(MoveKind.ATTACK), ship));
    }

    /** The legal sequences of one kind (SPB-CTR-05), or of two. */
    long legal(Helm helm, Ship ship, MoveKind kind, MoveKind other) {
        return permitted(add(helm.root(kind), ship) | (other == kind ? 0 : add(helm.root(other), ship)));
    }

    /** The legal sequences that begin like {@code from}, for a ship that has come so far (SPB-COL-11). */
    long rest(@Nullable Sequence from, Ship ship) {
        return permitted(add(from, ship));
    }

    /** Collisions only where nothing else is legal, if the battle wants it so (SPB-COL-03). */
    private long permitted(long legal) {
        long clear = legal & ~colliding;
        return forcedOnly && clear != 0 ? clear : legal;
    }

    private long add(@Nullable Sequence from, Ship ship) {
        return from == null ? 0 : from(from, cell(ship.at()), ship.facing());
    }

    private long from(Sequence sequence, int cell, Facing facing) {
        long legal = sequence.isComplete() && cells[cell] == FREE ? sequence.bit() : 0;
        if (sequence.left != null) {
            legal |= from(sequence.left, cell, facing.left());
        }
        if (sequence.right != null) {
            legal |= from(sequence.right, cell, facing.right());
        }
        Sequence ahead = sequence.ahead;
        if (ahead == null) {
            return legal;
        }
        int next = cell + step(facing);
        byte there = cells[next];
        if (there == FREE || there == FRIEND && !friendsBlock) {
            return legal | from(ahead, next, facing);
        }
        if (there == ENEMY && !sequence.canTurn()) {
            colliding |= ahead.bit();
            return legal | ahead.bit();
        }
        if (there == OFF && mayLeave(facing)) {
            leaving |= ahead.bit();
            return legal | ahead.bit();
        }
        return legal;
    }

    /** Of the sequences found those that leave the board; a traffic is asked for those of one ship once. */
    long leaving() {
        return leaving;
    }
}
