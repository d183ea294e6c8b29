package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;

/** What kind of move a ship makes. */
public enum MoveKind {
    STANDARD,
    FULL_POWER,
    ATTACK,
    /** No move at all, for want of a legal one (SPB-MOVE-19). */
    HOLD;

    /** In a sentence. */
    public Sentence word() {
        return switch (this) {
            case STANDARD -> Sentence.of("standard");
            case FULL_POWER -> Sentence.of("full power");
            case ATTACK -> Sentence.of("attack");
            case HOLD -> Sentence.of("hold");
        };
    }
}
