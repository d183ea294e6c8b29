package org.muster.ruleset.crusade;

import org.muster.api.text.Sentence;

/** How far a turn has come. */
public enum Stage {
    SETUP,
    STRATEGY,
    SCENARIO,
    BATTLE,
    RESOLUTION,
    RIFT_BATTLES,
    RIFT_RESOLUTION;

    /** As the book calls it. */
    public Sentence words() {
        return switch (this) {
            case SETUP -> Sentence.of("Setup");
            case STRATEGY -> Sentence.of("Strategy");
            case SCENARIO -> Sentence.of("Scenario");
            case BATTLE -> Sentence.of("Battle");
            case RESOLUTION -> Sentence.of("Resolution");
            case RIFT_BATTLES -> Sentence.of("Rift battles");
            case RIFT_RESOLUTION -> Sentence.of("Rift resolution");
        };
    }
}
