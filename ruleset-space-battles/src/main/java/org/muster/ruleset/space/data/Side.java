package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** One of the two who fight. */
public enum Side {
    EMPIRE("Empire", 0),
    REBEL("Rebel", 1);

    private final Sentence word;
    private final int seat;

    Side(@Template String word, int seat) {
        this.word = Sentence.of(word);
        this.seat = seat;
    }

    /** Which seat commands it, from 0. */
    public int seat() {
        return seat;
    }

    /** As the book calls it. */
    public Sentence word() {
        return word;
    }

    /** The enemy. */
    public Side other() {
        return this == EMPIRE ? REBEL : EMPIRE;
    }
}
