package org.muster.ruleset.warmachine;

/** The phases of a round, and what is before and after. */
public enum Phase {
    SETUP("Setup"),
    ORDER("Order Phase"),
    BATTLE("Battle Phase"),
    RESOLUTION("Resolution Phase"),
    RESOURCE("Resource Phase"),
    PURCHASE("Purchase Phase");

    private final String words;

    Phase(String words) {
        this.words = words;
    }

    /** As people read it. */
    public String words() {
        return words;
    }
}
