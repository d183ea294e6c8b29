package org.muster.ruleset.space.grid;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** Where something lies, seen from a ship (SPB-GRID-05). */
public enum Arc {
    FRONT("front", 0),
    SIDE("side", 1),
    REAR("rear", 2);

    private final Sentence word;
    private final int column;

    Arc(@Template String word, int column) {
        this.word = Sentence.of(word);
        this.column = column;
    }

    /** Which of the three columns of the tables it is, from 0 (SPB-HIT-03). */
    public int column() {
        return column;
    }

    /** In a sentence. */
    public Sentence word() {
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
