package org.muster.ruleset.skirmish.moves;

import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.data.Numbers;

/** The kinds of move (SKD-MOVE-01). */
public enum MoveKind {
    /** A move action, free ones included: only here a unit climbs (SKD-CLMB-04). */
    MOVE_ACTION(Sentence.of("move action")),
    /** A move by an effect. */
    MOVE(Sentence.of("move")),
    /** A short move by an effect. */
    SHORT_MOVE(Sentence.of("short move"));

    private final Sentence words;

    MoveKind(Sentence words) {
        this.words = words;
    }

    /** As the book calls it. */
    Sentence words() {
        return words;
    }

    /** How far it goes. */
    double budget(Numbers numbers) {
        return this == SHORT_MOVE ? numbers.shortMove() : numbers.move();
    }
}
