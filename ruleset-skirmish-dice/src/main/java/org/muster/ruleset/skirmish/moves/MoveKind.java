package org.muster.ruleset.skirmish.moves;

import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.data.Numbers;

/** The kinds of move (SKD-MOVE-01). */
public enum MoveKind {
    /** A move action, free ones included: only here a unit climbs (SKD-CLMB-04). */
    MOVE_ACTION,
    /** A move by an effect. */
    MOVE,
    /** A short move by an effect. */
    SHORT_MOVE;

    /** As the book calls it. */
    Sentence words() {
        return switch (this) {
            case MOVE_ACTION -> Sentence.of("move action");
            case MOVE -> Sentence.of("move");
            case SHORT_MOVE -> Sentence.of("short move");
        };
    }

    /** How far it goes. */
    double budget(Numbers numbers) {
        return this == SHORT_MOVE ? numbers.shortMove() : numbers.move();
    }
}
