package org.muster.ruleset.warmachine;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** The phases of a round, and what is before and after. */
public enum Phase {
    SETUP("Setup"),
    ORDER("Order Phase"),
    BATTLE("Battle Phase"),
    RESOLUTION("Resolution Phase"),
    RESOURCE("Resource Phase"),
    PURCHASE("Purchase Phase");

    private final Sentence words;

    Phase(@Template String words) {
        this.words = Sentence.of(words);
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }
}
