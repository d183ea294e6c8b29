package org.muster.ruleset.space.data;

/** One of the two who fight. */
public enum Side {
    EMPIRE("Empire", 0),
    REBEL("Rebel", 1);

    private final String word;
    private final int seat;

    Side(String word, int seat) {
        this.word = word;
        this.seat = seat;
    }

    /** Which seat commands it, from 0. */
    public int seat() {
        return seat;
    }

    /** As the book calls it. */
    public String word() {
        return word;
    }

    /** The enemy. */
    public Side other() {
        return this == EMPIRE ? REBEL : EMPIRE;
    }
}
