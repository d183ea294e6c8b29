package org.muster.ruleset.space.grid;

import org.muster.api.text.Sentence;

/** Where something lies, seen from a ship (SPB-GRID-05). */
public enum Arc {
    FRONT(0),
    SIDE(1),
    REAR(2);

    private final int column;

    Arc(int column) {
        this.column = column;
    }

    /** Which of the three columns of the tables it is, from 0 (SPB-HIT-03). */
    public int column() {
        return column;
    }

    /** In a sentence. */
    public Sentence word() {
        return switch (this) {
            case FRONT -> Sentence.of("front");
            case SIDE -> Sentence.of("side");
            case REAR -> Sentence.of("rear");
        };
    }

    /**
     * The arc in which a space lies.
     *
     * @param diagonalsAreSide whether an exact diagonal belongs to the side rather than to front or rear
     */
    public static Arc of(Offset offset, boolean diagonalsAreSide) {
        int across = Math.abs(offset.right()) + (diagonalsAreSide ? 1 : 0);
        if (offset.forward() > 0 && across <= offset.forward()) {
            return FRONT;
        }
        return offset.forward() < 0 && across <= -offset.forward() ? REAR : SIDE;
    }
}
