package org.muster.ruleset.space.grid;

import org.muster.api.text.Sentence;

/** One of the four directions a ship can point to, and the edge of the board that lies there (SPB-GRID-01). */
public enum Facing {
    N(0, 1, 0),
    E(1, 0, 90),
    S(0, -1, 180),
    W(-1, 0, 270);

    private final int dx;
    private final int dy;
    private final int degrees;

    Facing(int dx, int dy, int degrees) {
        this.dx = dx;
        this.dy = dy;
        this.degrees = degrees;
    }

    /** Spaces to the east of one space ahead. */
    public int dx() {
        return dx;
    }

    /** Spaces to the north of one space ahead. */
    public int dy() {
        return dy;
    }

    /** In full: {@code north}. */
    public Sentence word() {
        return switch (this) {
            case N -> Sentence.of("north");
            case E -> Sentence.of("east");
            case S -> Sentence.of("south");
            case W -> Sentence.of("west");
        };
    }

    /** After a turn of 90 degrees to the right. */
    public Facing right() {
        return switch (this) {
            case N -> E;
            case E -> S;
            case S -> W;
            case W -> N;
        };
    }

    /** After a turn of 90 degrees to the left. */
    public Facing left() {
        return switch (this) {
            case N -> W;
            case E -> N;
            case S -> E;
            case W -> S;
        };
    }

    /** Clockwise from north. */
    public int degrees() {
        return degrees;
    }

    /** Its bit in a set of facings. */
    public int bit() {
        return 1 << degrees / 90;
    }
}
