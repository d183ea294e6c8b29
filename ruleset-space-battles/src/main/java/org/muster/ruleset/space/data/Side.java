package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;

/** One of the two who fight. */
public enum Side {
    EMPIRE(0),
    REBEL(1);

    private final int seat;

    Side(int seat) {
        this.seat = seat;
    }

    /** Which seat commands it, from 0. */
    public int seat() {
        return seat;
    }

    /** As the book calls it. */
    public Sentence word() {
        return switch (this) {
            case EMPIRE -> Sentence.of("Empire");
            case REBEL -> Sentence.of("Rebel");
        };
    }

    /** The enemy. */
    public Side other() {
        return this == EMPIRE ? REBEL : EMPIRE;
    }
}
