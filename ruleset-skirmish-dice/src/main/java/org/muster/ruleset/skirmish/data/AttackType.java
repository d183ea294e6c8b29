package org.muster.ruleset.skirmish.data;

import org.muster.api.text.Sentence;

/** The three types of attacks, each with a profile of its own (SKD-WPN-03). */
public enum AttackType {
    MELEE(Sentence.of("melee")),
    CLOSE_COMBAT(Sentence.of("close combat")),
    RANGED(Sentence.of("ranged"));

    private final Sentence words;

    AttackType(Sentence words) {
        this.words = words;
    }

    /** As the book calls it. */
    public Sentence words() {
        return words;
    }
}
