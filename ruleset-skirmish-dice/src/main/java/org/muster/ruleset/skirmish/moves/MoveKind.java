package org.muster.ruleset.skirmish.moves;

import org.muster.ruleset.skirmish.data.Numbers;

/** The kinds of move (SKD-MOVE-01). */
public enum MoveKind {
    /** A move action, free ones included: only here a unit climbs (SKD-CLMB-04). */
    MOVE_ACTION("move action"),
    /** A move by an effect. */
    MOVE("move"),
    /** A short move by an effect. */
    SHORT_MOVE("short move");

    private final String words;

    MoveKind(String words) {
        this.words = words;
    }

    /** As the book calls it. */
    String words() {
        return words;
    }

    /** How far it goes. */
    double budget(Numbers numbers) {
        return this == SHORT_MOVE ? numbers.shortMove() : numbers.move();
    }
}
