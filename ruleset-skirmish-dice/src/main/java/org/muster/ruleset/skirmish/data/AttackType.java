package org.muster.ruleset.skirmish.data;

import org.muster.api.text.Sentence;

/** The three types of attacks, each with a profile of its own (SKD-WPN-03). */
public enum AttackType {
    MELEE,
    CLOSE_COMBAT,
    RANGED;

    /** As the book calls it. */
    public Sentence words() {
        return switch (this) {
            case MELEE -> Sentence.of("melee");
            case CLOSE_COMBAT -> Sentence.of("close combat");
            case RANGED -> Sentence.of("ranged");
        };
    }
}
