package org.muster.ruleset.space.grid;

/** Where something lies, seen from a ship (SPB-GRID-05). */
public enum Arc {
    FRONT("front", 0),
    SIDE("side", 1),
    REAR("rear", 2);

    private final String word;
    private final int column;

    Arc(String word, int column) {
        this.word = word;
        this.column = column;
    }

    /** Which of the three columns of the tables it is, from 0 (SPB-HIT-03). */
    public int column() {
        return column;
    }

    /** In a sentence. */
    public String word() {
        return word;
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
