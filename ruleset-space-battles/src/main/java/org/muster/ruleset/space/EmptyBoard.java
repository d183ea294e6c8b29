package org.muster.ruleset.space;

import org.muster.ruleset.space.data.Scenario;

/** The squares of a board, with a rim of squares that are off it, as bytes: bots copy it a million times a second. */
public final class EmptyBoard {

    /** A square without a ship. */
    public static final byte FREE = 0;

    /** A square beside the board. */
    public static final byte OFF = 3;

    private final int stride;
    private final byte[] squares;

    EmptyBoard(Scenario.Board board) {
        this.stride = board.width() + 2;
        this.squares = new byte[stride * (board.height() + 2)];
        for (int i = 0; i < squares.length; i++) {
            int x = i % stride;
            int y = i / stride;
            boolean off = x == 0 || y == 0 || x > board.width() || y > board.height();
            squares[i] = off ? OFF : FREE;
        }
    }

    /** How far a square is from the one to its south. */
    public int stride() {
        return stride;
    }

    /** A copy of its squares, row by row from the south-west corner of the rim. */
    public byte[] copy() {
        return squares.clone();
    }
}
