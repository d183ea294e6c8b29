package org.muster.ruleset.crusade;

import org.muster.api.text.Sentence;

/** How far a turn has come. */
public enum Stage {
    SETUP(Sentence.of("Setup")),
    STRATEGY(Sentence.of("Strategy")),
    SCENARIO(Sentence.of("Scenario")),
    BATTLE(Sentence.of("Battle")),
    RESOLUTION(Sentence.of("Resolution")),
    RIFT_BATTLES(Sentence.of("Rift battles")),
    RIFT_RESOLUTION(Sentence.of("Rift resolution"));

    private final Sentence words;

    Stage(Sentence words) {
        this.words = words;
    }

    /** As the book calls it. */
    public Sentence words() {
        return words;
    }
}
