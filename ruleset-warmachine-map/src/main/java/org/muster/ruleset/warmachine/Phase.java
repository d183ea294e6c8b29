package org.muster.ruleset.warmachine;

import org.muster.api.text.Sentence;

/** The phases of a round, and what is before and after. */
public enum Phase {
    SETUP,
    ORDER,
    BATTLE,
    RESOLUTION,
    RESOURCE,
    PURCHASE;

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case SETUP -> Sentence.of("Setup");
            case ORDER -> Sentence.of("Order Phase");
            case BATTLE -> Sentence.of("Battle Phase");
            case RESOLUTION -> Sentence.of("Resolution Phase");
            case RESOURCE -> Sentence.of("Resource Phase");
            case PURCHASE -> Sentence.of("Purchase Phase");
        };
    }
}
