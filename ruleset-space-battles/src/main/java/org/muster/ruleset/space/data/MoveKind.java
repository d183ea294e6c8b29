package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What kind of move a ship makes. */
public enum MoveKind {
    STANDARD("standard"),
    FULL_POWER("full power"),
    ATTACK("attack"),
    /** No move at all, for want of a legal one (SPB-MOVE-19). */
    HOLD("hold");

    private final Sentence word;

    MoveKind(@Template String word) {
        this.word = Sentence.of(word);
    }

    /** In a sentence. */
    public Sentence word() {
        return word;
    }
}
